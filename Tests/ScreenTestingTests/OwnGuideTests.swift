import ApusUI
import Foundation
import ScreenTesting
import Testing

extension VerticalAlignment {
  private enum Title: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] - 5 }
  }
  fileprivate static let title = VerticalAlignment(Title.self)

  private enum Line: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[.firstTextBaseline]
    }
  }
  fileprivate static let line = VerticalAlignment(Line.self)
}

extension HorizontalAlignment {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }
  fileprivate static let third = HorizontalAlignment(Third.self)

  /// Defined by another guide of the app.
  private enum Beside: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.third] + 1 }
  }
  fileprivate static let beside = HorizontalAlignment(Beside.self)

  fileprivate enum First: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.second] }
  }
  fileprivate enum Second: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  /// Each is defined by the other, which has no answer.
  fileprivate enum Hen: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.egg] + 1 }
  }
  fileprivate enum Egg: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.hen] + 1 }
  }
  fileprivate static let hen = HorizontalAlignment(Hen.self)
  fileprivate static let egg = HorizontalAlignment(Egg.self)

  fileprivate static let first = HorizontalAlignment(First.self)
  fileprivate static let second = HorizontalAlignment(Second.self)
}

/// Guides that an app defines.
@MainActor
struct OwnGuideTests {
  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.accessibilityIdentifier(name).frame(width: width, height: height)
  }

  private func frame(_ screen: Screen, _ name: String) -> CGRect { screen.element(name).frame! }

  @Test func theyAreTheSameByTheirType() {
    #expect(HorizontalAlignment(HorizontalAlignment.First.self) == .first)
    #expect(HorizontalAlignment.first != .second)
    #expect(HorizontalAlignment.first != .leading)
    #expect(Set([HorizontalAlignment.first, .first, .third]).count == 2)
  }

  @Test func aStackAlignsViewsInOtherStacks() {
    let screen = Screen {
      HStack(alignment: .title, spacing: 0) {
        VStack(spacing: 0) {
          box("a", 40, 30)
          box("b", 40, 20).alignmentGuide(.title) { $0[VerticalAlignment.center] }
        }
        VStack(spacing: 0) {
          box("c", 40, 10).alignmentGuide(.title) { $0[VerticalAlignment.center] }
          box("d", 40, 50)
        }
        box("e", 40, 40)
      }
    }
    #expect(frame(screen, "b").midY == frame(screen, "c").midY)
    // The last says nothing: 5 above its bottom.
    #expect(frame(screen, "e").maxY - 5 == frame(screen, "b").midY)
  }

  @Test func theDefaultIsAFunctionOfTheSize() {
    let screen = Screen {
      VStack(alignment: .third, spacing: 0) {
        box("a", 90, 10)
        box("b", 30, 10)
        box("c", 60, 10).alignmentGuide(.third) { _ in 0 }
      }
    }
    let line = frame(screen, "a").minX + 30
    #expect(frame(screen, "b").minX == line - 10)
    #expect(frame(screen, "c").minX == line)
  }

  @Test func theDefaultMayBeALineOfText() {
    let screen = Screen {
      HStack(alignment: .line, spacing: 0) {
        Text("Large").font(.largeTitle).accessibilityIdentifier("large")
        Text("small").accessibilityIdentifier("small")
      }
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("Large").font(.largeTitle).accessibilityIdentifier("large2")
        Text("small").accessibilityIdentifier("small2")
      }
    }
    let distance = frame(screen, "small").minY - frame(screen, "large").minY
    #expect(distance > 5)
    let standard = frame(screen, "small2").minY - frame(screen, "large2").minY
    #expect(abs(distance - standard) < 0.001)
  }

  @Test func theDefaultMayBeAnotherGuideOfTheApp() {
    let screen = Screen {
      VStack(alignment: .beside, spacing: 0) {
        box("a", 90, 10)
        box("b", 60, 10).alignmentGuide(.third) { _ in 50 }
        box("c", 30, 10).alignmentGuide(.beside) { _ in 0 }
      }
    }
    #expect(frame(screen, "b").minX + 51 == frame(screen, "a").minX + 31)
    #expect(frame(screen, "c").minX == frame(screen, "a").minX + 31)
  }

  @Test func aCircleOfThemEnds() {
    let screen = Screen {
      VStack(alignment: .hen, spacing: 0) {
        box("a", 90, 10)
        box("b", 60, 10).alignmentGuide(.egg) { _ in 3 }
      }
    }
    #expect(screen.element("a").frame != nil)
    #expect(screen.element("b").frame != nil)
  }

  @Test func layersAndFramesAlignByThem() {
    let both = Alignment(horizontal: .third, vertical: .title)
    let screen = Screen {
      ZStack(alignment: both) {
        box("a", 90, 60)
        box("b", 30, 20)
      }
      box("c", 90, 60).overlay(alignment: both) { box("d", 30, 20) }
      box("e", 30, 20).frame(width: 90, height: 60, alignment: both)
        .overlay(alignment: .topLeading) { box("f", 10, 10) }
    }
    for (outer, inner) in [("a", "b"), ("c", "d")] {
      #expect(frame(screen, outer).minX + 20 == frame(screen, inner).minX)
      #expect(frame(screen, outer).maxY == frame(screen, inner).maxY)
    }
    #expect(frame(screen, "f").minX + 20 == frame(screen, "e").minX)
    #expect(frame(screen, "f").minY + 40 == frame(screen, "e").minY)
  }

  @Test func lazyStacksAndGridsAlignByThem() {
    let screen = Screen {
      LazyVStack(alignment: .third, spacing: 0) {
        box("a", 90, 10)
        box("b", 30, 10)
      }
      Grid(alignment: Alignment(horizontal: .third, vertical: .center), horizontalSpacing: 0) {
        GridRow { box("c", 90, 10) }
        GridRow { box("d", 30, 10) }
      }
    }
    #expect(frame(screen, "b").minX == frame(screen, "a").minX + 20)
    #expect(frame(screen, "d").minX == frame(screen, "c").minX + 20)
  }
}
