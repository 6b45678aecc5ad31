import ScreenTesting
import SwiftUI
import Testing
import UIKit

@MainActor
struct CollectionViewTests {
  private struct Photos: View {
    @State var names = ["Alps", "Lake", "Locked", "Town"]
    let journal: Journal

    var body: some View {
      VStack(spacing: 0) {
        Text("\(names.count) photos")
        Button("Add") { names.append("Pier") }
        PhotoGrid(names: $names, journal: journal)
      }
    }
  }

  private let journal = Journal()

  @Test
  func aCollectionOfARepresentableFollowsTheState() async {
    let screen = Screen { Photos(journal: journal) }
    #expect(screen.text("Photos").isVisible)
    #expect(screen.text("Alps").isVisible)
    #expect(!screen.text("Pier").exists)
    screen.button(label: "Add").tap()
    await screen.settle()
    #expect(screen.text("Pier").isVisible)
    #expect(screen.faults.isEmpty, "\(screen.faults)")
  }

  @Test
  func aTapChoosesAnItemAndLeavesTheOneBefore() async {
    let screen = Screen { Photos(journal: journal) }
    screen.button(label: "Alps").tap()
    await screen.settle()
    #expect(journal.take() == ["chose Alps"])
    #expect(screen.button(label: "Alps").isSelected)
    screen.button(label: "Town").tap()
    await screen.settle()
    #expect(journal.take() == ["left Alps", "chose Town"])
    #expect(!screen.button(label: "Alps").isSelected)
    screen.button(label: "Locked").tap()
    await screen.settle()
    #expect(journal.take() == [])
  }

  @Test
  func itemsOfOneSizeStandInColumns() async throws {
    let screen = Screen { Photos(journal: journal) }
    await screen.settle()
    let alps = try #require(screen.button(label: "Alps").frame)
    let lake = try #require(screen.button(label: "Lake").frame)
    let town = try #require(screen.button(label: "Town").frame)
    #expect(abs(alps.minX - 16) < 0.01)
    #expect(abs(lake.minX - alps.maxX - 8) < 0.01)
    #expect(abs(alps.width - alps.height) < 0.01)
    #expect(abs(town.minX - alps.minX) < 0.01)
    #expect(abs(town.minY - alps.maxY - 8) < 0.01)
  }

  private func shown(_ words: Words, _ layout: UICollectionViewFlowLayout) -> UICollectionView {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.dataSource = words
    collection.delegate = words
    return collection
  }

  private func frame(_ screen: Screen, _ word: String) throws -> CGRect {
    try #require(screen.button(label: word).frame)
  }

  @Test
  func aLineIsSpreadAndTheLastOneKeepsItsDistances() async throws {
    let words = Words(["A", "B", "C", "D", "E"])
    words.size = { CGSize(width: $0 == "A" ? 120 : 100, height: 40) }
    let collection = shown(words, UICollectionViewFlowLayout())
    let screen = Screen { ShownView(view: collection).frame(width: 350, height: 400) }
    await screen.settle()
    let frames = try words.words.map { try frame(screen, $0) }
    #expect(abs(frames[2].maxX - frames[0].minX - 350) < 0.01)
    #expect(abs(frames[1].minX - frames[0].maxX - 15) < 0.01)
    #expect(abs(frames[3].minX - frames[0].minX) < 0.01)
    #expect(abs(frames[4].minX - frames[3].maxX - 25) < 0.01)
    #expect(abs(frames[3].minY - frames[0].maxY - 10) < 0.01)
  }

  @Test
  func itemsOfAnEstimatedSizeAreAsLargeAsTheirContent() async throws {
    let words = Words(["Go", "A much longer word"])
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let collection = shown(words, layout)
    let screen = Screen { ShownView(view: collection).frame(width: 350, height: 400) }
    await screen.settle()
    let short = try frame(screen, "Go")
    let long = try frame(screen, "A much longer word")
    #expect(long.width > short.width + 60)
    #expect(short.width > 20 && short.height < 50)
  }

  @Test
  func updatesKeepCellsAndChoice() async {
    let words = Words(["A", "B", "C"])
    let collection = shown(words, UICollectionViewFlowLayout())
    let screen = Screen { ShownView(view: collection) }
    await screen.settle()
    let cell = collection.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(cell != nil)
    collection.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    words.words = ["C", "New", "B"]
    collection.performBatchUpdates {
      collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
      collection.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
      collection.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    await screen.settle()
    #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(collection.numberOfItems(inSection: 0) == 3)
    #expect(!screen.text("A").exists)
    #expect(screen.text("New").isVisible)
    #expect(screen.faults.isEmpty, "\(screen.faults)")
  }

  @Test
  func severalItemsAreChosenOneByOne() async {
    let words = Words(["A", "B", "C"])
    let collection = shown(words, UICollectionViewFlowLayout())
    collection.allowsMultipleSelection = true
    let screen = Screen { ShownView(view: collection) }
    for word in ["A", "C", "A"] {
      screen.button(label: word).tap()
      await screen.settle()
    }
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(screen.button(label: "C").isSelected)
  }
}
