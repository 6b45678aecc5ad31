import SwiftUI
import UIKit

/// Postcards in a collection of UIKit inside an app of SwiftUI: a row that scrolls to the side, and a grid.
struct PostcardsScreen: View {
  @State private var chosen = "nothing"

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        Text("Chosen: \(chosen)").padding(8).accessibilityIdentifier("chosen")
        Postcards(chosen: $chosen).ignoresSafeArea(edges: .bottom)
      }
      .navigationTitle("Postcards")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct Postcards: UIViewRepresentable {
  @Binding var chosen: String

  func makeCoordinator() -> Coordinator { Coordinator(chosen: $chosen) }

  func makeUIView(context: Context) -> UICollectionView {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: Self.layout())
    collection.backgroundColor = .systemBackground
    collection.delegate = context.coordinator
    context.coordinator.connect(collection)
    return collection
  }

  func updateUIView(_ uiView: UICollectionView, context: Context) {}

  private static func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { number, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(number == 0 ? 1 : 1 / 3),
          heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(number == 0 ? 0.7 : 1),
          heightDimension: number == 0 ? .absolute(150) : .fractionalWidth(1 / 3)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 12, bottom: 12, trailing: 12)
      if number == 0 { section.orthogonalScrollingBehavior = .groupPaging }
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
  }

  final class Coordinator: NSObject, UICollectionViewDelegate {
    let chosen: Binding<String>
    private var source: UICollectionViewDiffableDataSource<String, String>?

    init(chosen: Binding<String>) { self.chosen = chosen }

    func connect(_ collection: UICollectionView) {
      let cards = UICollectionView.CellRegistration<PostcardCell, String> { cell, _, name in
        cell.show(name)
      }
      let titles = UICollectionView.SupplementaryRegistration<PostcardTitle>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { [weak self] view, _, path in
        view.label.text = self?.source?.snapshot().sectionIdentifiers[path.section]
      }
      let source = UICollectionViewDiffableDataSource<String, String>(collectionView: collection) {
        $0.dequeueConfiguredReusableCell(using: cards, for: $1, item: $2)
      }
      source.supplementaryViewProvider = { collection, _, path in
        collection.dequeueConfiguredReusableSupplementary(using: titles, for: path)
      }
      self.source = source
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["Latest", "All"])
      snapshot.appendItems(["Lisbon", "Oslo", "Kyoto"], toSection: "Latest")
      snapshot.appendItems(
        ["Porto", "Bergen", "Nara", "Turin", "Ghent", "Cork", "Lviv"], toSection: "All")
      source.apply(snapshot, animatingDifferences: false)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      guard let source, let name = source.itemIdentifier(for: indexPath) else { return }
      chosen.wrappedValue = name
      guard indexPath.section == 1, name == "Cork" else { return }
      var snapshot = source.snapshot()
      snapshot.deleteItems([name])
      source.apply(snapshot)
    }
  }
}

/// A coloured card with the name of a town, placed by constraints.
private final class PostcardCell: UICollectionViewCell {
  private let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemIndigo
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    name.textColor = .white
    name.font = .preferredFont(forTextStyle: .headline)
    name.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(name)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var isSelected: Bool {
    didSet { contentView.backgroundColor = isSelected ? .systemPurple : .systemIndigo }
  }

  func show(_ words: String) { name.text = words }
}

/// The title above a section.
private final class PostcardTitle: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .title3)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
