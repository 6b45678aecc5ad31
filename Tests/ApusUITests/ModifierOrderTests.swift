import Foundation
import Testing
import ViewGraph

@testable import ApusUI

/// SwiftUI's modifiers nest: each takes what is inside of it for its content.
@MainActor
struct ModifierOrderTests {
  /// The elements from outside to the text, with the layout that each carries.
  private func nesting<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> [Set<AttributeKey>] {
    let screen = ControlsScreen(content)
    let keys: Set<AttributeKey> = [
      .padding, .background, .width, .opacity, .cornerRadius, .borderPaint, .shadow, .offset,
    ]
    return screen.all.map { Set($0.attributes.keys).intersection(keys) }.filter { !$0.isEmpty }
  }

  @Test func aBackgroundAroundPaddingIsOneElement() {
    #expect(nesting { Text("a").padding().background(Color.red) } == [[.background, .padding]])
  }

  @Test func aBackgroundInsideOfPaddingIsAnotherElement() {
    #expect(nesting { Text("a").background(Color.red).padding() } == [[.padding], [.background]])
  }

  @Test func aFrameAroundPaddingAndPaddingAroundAFrameDiffer() {
    #expect(nesting { Text("a").padding().frame(width: 9) } == [[.width, .padding]])
    #expect(nesting { Text("a").frame(width: 9).padding() } == [[.padding], [.width]])
  }

  @Test func twoOfAKindNest() {
    let screen = ControlsScreen { Text("a").padding(1).padding(2) }
    #expect(
      screen.all.compactMap { $0.attributes[.padding] } == [
        .numbers([2, 2, 2, 2]), .numbers([1, 1, 1, 1]),
      ])
    let colored = ControlsScreen { Text("a").background(Color.red).background(Color.blue) }
    #expect(
      colored.all.compactMap { $0.attributes[.background] } == [
        .paint(Paint(.blue)), .paint(Paint(.red)),
      ])
  }

  @Test func roundedCornersCutTheBackgroundInsideAndNotTheOneOutside() {
    #expect(
      nesting { Text("a").background(Color.red).cornerRadius(8) } == [
        [.cornerRadius, .background]
      ])
    #expect(
      nesting { Text("a").cornerRadius(8).background(Color.red) } == [
        [.background], [.cornerRadius],
      ])
  }

  @Test func aShadowOutsideOfAClipIsNotCut() {
    #expect(
      nesting { Text("a").cornerRadius(8).shadow(radius: 2) } == [[.shadow, .cornerRadius]])
    #expect(
      nesting { Text("a").shadow(radius: 2).cornerRadius(8) } == [[.cornerRadius], [.shadow]])
  }

  @Test func opacityApplyTwice() {
    let screen = ControlsScreen { Text("a").opacity(0.5).opacity(0.5) }
    #expect(screen.all.compactMap { $0[.opacity] } == [0.5, 0.5])
  }

  @Test func aModifierOfAGroupIsOneOfEachView() {
    let screen = ControlsScreen {
      Group {
        Text("a")
        Text("b")
      }
      .padding(3)
    }
    #expect(
      screen.all(.text).map { $0.attributes[.padding] } == [
        .numbers([3, 3, 3, 3]), .numbers([3, 3, 3, 3]),
      ])
  }

  @Test func aModifierOfAStackIsOneOfTheStack() {
    let screen = ControlsScreen {
      VStack {
        Text("a")
        Text("b")
      }
      .padding(3)
    }
    #expect(screen.first(.stack).attributes[.padding] == .numbers([3, 3, 3, 3]))
    #expect(screen.all(.text).allSatisfy { $0.attributes[.padding] == nil })
  }

  private struct Card: ViewModifier {
    func body(content: Content) -> some View { content.padding(4).background(Color.gray) }
  }

  @Test func aCustomModifierRendersItsBody() {
    #expect(nesting { Text("a").modifier(Card()) } == [[.background, .padding]])
    #expect(
      nesting { Text("a").modifier(Card().concat(Card())) } == [
        [.background, .padding], [.background, .padding],
      ])
  }

  @Test func layersStandBehindAndInFront() {
    let screen = ControlsScreen {
      Text("middle").background { Text("back") }.overlay(alignment: .topTrailing) { Text("front") }
    }
    let boxes = screen.all(.box)
    #expect(boxes[0][.layering] == .inFront)
    #expect(boxes[0].children.last?.words == "front")
    #expect(
      boxes[0].children.last?[.alignment] == ElementAlignment(.trailing, .top))
    #expect(boxes[0].children[0][.layering] == .behind)
    #expect(boxes[0].children[0].children.last?.words == "back")
  }
}
