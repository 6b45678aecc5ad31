import ScreenTesting
import SwiftUI
import Testing
import UIKit

@MainActor
struct CollectionListTests {
  private let journal = Journal()

  /// Chores in a list, whose rows a diffable data source gives.
  private final class Chores: UIViewController, UICollectionViewDelegate {
    let journal: Journal
    private(set) var collection: UICollectionView!
    private(set) var source: UICollectionViewDiffableDataSource<String, String>!

    init(_ journal: Journal) {
      self.journal = journal
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      var look = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      look.headerMode = .supplementary
      look.trailingSwipeActionsConfigurationProvider = { [weak self] path in
        let done = UIContextualAction(style: .destructive, title: "Done") { _, _, finish in
          self?.remove(path)
          finish(true)
        }
        return UISwipeActionsConfiguration(actions: [done])
      }
      collection = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: look))
      collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      collection.delegate = self
      view.addSubview(collection)

      let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [weak self] cell, _, name in
        self?.journal.write("cell \(name)")
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
        cell.accessories = [.label(text: "today"), .disclosureIndicator()]
      }
      let titles = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { [weak self] view, _, path in
        var content = view.defaultContentConfiguration()
        content.text = self?.source.sectionIdentifier(for: path.section)
        view.contentConfiguration = content
      }
      source = UICollectionViewDiffableDataSource(collectionView: collection) {
        collection, path, name in
        collection.dequeueConfiguredReusableCell(using: rows, for: path, item: name)
      }
      source.supplementaryViewProvider = { collection, _, path in
        collection.dequeueConfiguredReusableSupplementary(using: titles, for: path)
      }
      show([("Home", ["Cook", "Clean"]), ("Work", ["Write"])])
    }

    func show(_ sections: [(String, [String])]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items, toSection: section)
      }
      source.apply(snapshot, animatingDifferences: true)
    }

    private func remove(_ path: IndexPath) {
      guard let name = source.itemIdentifier(for: path) else { return }
      var snapshot = source.snapshot()
      snapshot.deleteItems([name])
      source.apply(snapshot)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      journal.write("chose \(source.itemIdentifier(for: indexPath) ?? "")")
      collectionView.deselectItem(at: indexPath, animated: true)
    }
  }

  @Test
  func aListHasRowsHeadersAndAccessories() async {
    let screen = Screen { ShownController(controller: Chores(journal)) }
    await screen.settle()
    #expect(screen.all(.row).count == 3)
    #expect(screen.text("Home").isVisible)
    #expect(screen.text("Work").isVisible)
    #expect(screen.text("today").exists)
    #expect(screen.faults.isEmpty, "\(screen.faults)")
  }

  @Test
  func aTapOnARowTellsTheDelegate() async {
    let chores = Chores(journal)
    let screen = Screen { ShownController(controller: chores) }
    await screen.settle()
    _ = journal.take()
    screen.text("Clean").tap()
    await screen.settle()
    #expect(journal.take() == ["chose Clean"])
    #expect(chores.collection.indexPathsForSelectedItems == [])
  }

  @Test
  func aSnapshotKeepsTheCellsOfItsItems() async {
    let chores = Chores(journal)
    let screen = Screen { ShownController(controller: chores) }
    await screen.settle()
    let cell = chores.collection.cellForItem(at: IndexPath(item: 0, section: 1))
    _ = journal.take()
    chores.show([("Work", ["Read", "Write"]), ("Home", ["Cook"])])
    await screen.settle()
    #expect(cell != nil)
    #expect(chores.collection.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    #expect(journal.take() == ["cell Read"])
    #expect(!screen.text("Clean").exists)
    #expect(screen.all(.row).count == 3)
  }

  @Test
  func aSwipeUncoversTheActionsOfTheList() async {
    let screen = Screen { ShownController(controller: Chores(journal)) }
    await screen.settle()
    screen.all(.list)[0].row(0).button(label: "Done").tap()
    await screen.settle()
    #expect(!screen.text("Cook").exists)
    #expect(screen.text("Clean").isVisible)
  }

  /// Squares of numbers, which a controller gives itself.
  private final class Numbers: UICollectionViewController {
    let journal: Journal
    init(_ journal: Journal) {
      self.journal = journal
      super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Numbers"
      collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "number")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "number", for: indexPath)
      (cell as? PhotoCell)?.title.text = "\(indexPath.item + 1)"
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { journal.write("chose \(indexPath.item + 1)") }
  }

  @Test
  func aControllerShowsItsItemsAndItsTitle() async {
    let screen = Screen {
      ShownController(controller: UINavigationController(rootViewController: Numbers(journal)))
    }
    await screen.settle()
    #expect(screen.text("Numbers").exists)
    screen.button(label: "3").tap()
    await screen.settle()
    #expect(journal.take() == ["chose 3"])
    #expect(screen.faults.isEmpty, "\(screen.faults)")
  }
}
