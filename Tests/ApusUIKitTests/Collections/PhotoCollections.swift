import SwiftUI
import UIKit

/// Photos in a flow of UIKit, as most apps wrap one.
struct PhotoGrid: UIViewRepresentable {
  @Binding var names: [String]
  let journal: Journal

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 8
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseID)
    collection.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    collection.dataSource = context.coordinator
    collection.delegate = context.coordinator
    return collection
  }

  func updateUIView(_ uiView: UICollectionView, context: Context) {
    context.coordinator.parent = self
    uiView.reloadData()
  }

  class Coordinator: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var parent: PhotoGrid
    init(_ parent: PhotoGrid) { self.parent = parent }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { parent.names.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell =
        collectionView.dequeueReusableCell(
          withReuseIdentifier: PhotoCell.reuseID, for: indexPath) as! PhotoCell
      cell.title.text = parent.names[indexPath.item]
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view =
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "title", for: indexPath) as! TitleView
      view.label.text = "Photos"
      return view
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: collectionView.bounds.width, height: 40) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      let width = (collectionView.bounds.width - 32 - 2 * 8) / 3
      return CGSize(width: width, height: width)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      parent.journal.write("chose \(parent.names[indexPath.item])")
    }

    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { parent.journal.write("left \(parent.names[indexPath.item])") }

    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { parent.names[indexPath.item] != "Locked" }
  }
}

/// A cell with a title in the middle, placed by constraints.
final class PhotoCell: UICollectionViewCell {
  static let reuseID = "photo"
  let title = UILabel()
  private(set) var reuses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemTeal
    title.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(title)
    NSLayoutConstraint.activate([
      title.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      title.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var isSelected: Bool {
    didSet { contentView.backgroundColor = isSelected ? .systemOrange : .systemTeal }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    title.text = nil
  }
}

/// A header with a label.
final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A cell with the size of its word.
final class TagCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Items of a list of words, whose sizes a closure says.
final class Words: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var words: [String]
  var size: (String) -> CGSize = { _ in CGSize(width: 50, height: 50) }
  let registration = UICollectionView.CellRegistration<TagCell, String> { cell, _, word in
    cell.label.text = word
  }

  init(_ words: [String]) { self.words = words }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { words.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: words[indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(words[indexPath.item]) }
}
