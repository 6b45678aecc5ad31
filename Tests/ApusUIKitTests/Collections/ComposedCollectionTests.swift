import ScreenTesting
import SwiftUI
import Testing
import UIKit

@MainActor
struct ComposedCollectionTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func shown(_ words: Words, _ section: NSCollectionLayoutSection) -> Screen {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    collection.dataSource = words
    collection.delegate = words
    return Screen { ShownView(view: collection).frame(width: 300, height: 400) }
  }

  private func frames(_ screen: Screen, _ words: Words) throws -> [CGRect] {
    try words.words.map { try #require(screen.button(label: $0).frame) }
  }

  @Test
  func aGroupRepeatsItsItemsUntilItIsFull() async throws {
    let words = Words(["A", "B", "C", "D"])
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(90)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 15, bottom: 0, trailing: 15)
    let screen = shown(words, section)
    await screen.settle()
    let all = try frames(screen, words)
    #expect(abs(all[0].width - 86) < 0.01 && abs(all[0].height - 86) < 0.01)
    #expect(abs(all[2].maxX - all[0].minX - 266) < 0.01)
    #expect(abs(all[3].minX - all[0].minX) < 0.01)
    #expect(abs(all[3].minY - all[0].minY - 95) < 0.01)
    #expect(screen.faults.isEmpty, "\(screen.faults)")
  }

  @Test
  func aNumberOfItemsSharesTheLengthOfAGroup() async throws {
    let words = Words(["A", "B", "C"])
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: item, count: 2)
    group.interItemSpacing = .fixed(20)
    let screen = shown(words, NSCollectionLayoutSection(group: group))
    await screen.settle()
    let all = try frames(screen, words)
    #expect(abs(all[0].width - 140) < 0.01)
    #expect(abs(all[1].minX - all[0].maxX - 20) < 0.01)
    #expect(abs(all[2].minY - all[0].maxY) < 0.01)
  }

  @Test
  func nestedGroupsHaveALargeItemBesideTwoSmallOnes() async throws {
    let words = Words(["Large", "Upper", "Lower"])
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [large, pair])
    let screen = shown(words, NSCollectionLayoutSection(group: group))
    await screen.settle()
    let all = try frames(screen, words)
    #expect(abs(all[0].width - 180) < 0.01 && abs(all[0].height - 200) < 0.01)
    #expect(abs(all[1].minX - all[0].maxX) < 0.01 && abs(all[1].height - 100) < 0.01)
    #expect(abs(all[2].minY - all[1].maxY) < 0.01)
  }

  @Test
  func aSectionThatScrollsToTheSideHasItsGroupsInARow() async throws {
    let words = Words(["A", "B", "C"])
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.8), .absolute(120)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    let screen = shown(words, section)
    await screen.settle()
    let all = try frames(screen, words)
    #expect(abs(all[0].width - 240) < 0.01)
    #expect(abs(all[1].minX - all[0].maxX - 10) < 0.01)
    #expect(abs(all[1].minY - all[0].minY) < 0.01)
  }

  @Test
  func itemsOfEstimatedWidthsFlow() async throws {
    let words = Words(["One", "Another word", "A third word of some length", "Last"])
    let item = NSCollectionLayoutItem(layoutSize: size(.estimated(60), .estimated(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item])
    group.interItemSpacing = .fixed(8)
    let screen = shown(words, NSCollectionLayoutSection(group: group))
    await screen.settle()
    let all = try frames(screen, words)
    #expect(abs(all[1].minX - all[0].maxX - 8) < 0.01)
    #expect(all[2].minY > all[0].maxY - 0.01)
    #expect(all[2].width > all[1].width + 40)
  }
}
