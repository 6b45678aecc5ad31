import ScreenTesting
import SwiftUI
import Testing
import UIKit

@MainActor
struct CollectionCellTests {
  private let journal = Journal()

  /// A cell with a button.
  private final class CartCell: UICollectionViewCell {
    let add = UIButton(type: .system)

    override init(frame: CGRect) {
      super.init(frame: frame)
      add.setTitle("Add", for: .normal)
      add.frame = contentView.bounds.insetBy(dx: 10, dy: 10)
      contentView.addSubview(add)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let journal: Journal
    let make: (UICollectionView, IndexPath) -> UICollectionViewCell

    init(
      _ journal: Journal,
      _ make: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell
    ) {
      self.journal = journal
      self.make = make
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { make(collectionView, indexPath) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      journal.write("chose \(indexPath.item)")
    }
  }

  private func collection(_ source: Source) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 80)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(CartCell.self, forCellWithReuseIdentifier: "cart")
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "hosted")
    collection.dataSource = source
    collection.delegate = source
    return collection
  }

  @Test
  func aButtonInACellIsTappedWithoutItsItem() async throws {
    let journal = journal
    let source = Source(journal) { collection, path in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "cart", for: path)
      (cell as? CartCell)?.add.addAction(
        UIAction { _ in journal.write("added") }, for: .touchUpInside)
      return cell
    }
    let view = collection(source)
    let screen = Screen { ShownView(view: view) }
    await screen.settle()
    screen.button(label: "Add").tap()
    await screen.settle()
    #expect(journal.take() == ["added"])
    let frame = try #require(screen.button(label: "Add").frame)
    #expect(abs(frame.width - 100) < 0.01 && abs(frame.height - 60) < 0.01)
  }

  @Test
  func aHostedViewFillsItsCellAndATapChoosesIt() async {
    let source = Source(journal) { collection, path in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "hosted", for: path)
      cell.contentConfiguration = UIHostingConfiguration { Text("Hosted") }
      return cell
    }
    let view = collection(source)
    let screen = Screen { ShownView(view: view) }
    await screen.settle()
    screen.text("Hosted").tap()
    await screen.settle()
    #expect(journal.take() == ["chose 0"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    #expect(screen.faults.isEmpty, "\(screen.faults)")
  }

  @Test
  func aRefreshControlLoadsTheItemsAnew() async {
    let source = Source(journal) { collection, path in
      collection.dequeueReusableCell(withReuseIdentifier: "cart", for: path)
    }
    let view = collection(source)
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [journal] _ in
        journal.write("refreshed")
        control.endRefreshing()
      }, for: .valueChanged)
    view.refreshControl = control
    let screen = Screen { ShownView(view: view) }
    await screen.settle()
    screen.button(label: "Add").pullToRefresh()
    await screen.settle()
    #expect(journal.take() == ["refreshed"])
  }
}
