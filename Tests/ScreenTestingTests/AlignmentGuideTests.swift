import ApusUI
import Foundation
import ScreenTesting
import Testing

@MainActor
struct AlignmentGuideTests {
  private static let phone = ScreenSize(width: 390, height: 844)
  private static let tablet = ScreenSize(width: 1024, height: 768)

  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.accessibilityIdentifier(name).frame(width: width, height: height)
  }

  private func expect(
    _ screen: Screen, _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat,
    _ height: CGFloat, _ location: SourceLocation = #_sourceLocation
  ) {
    let expected = CGRect(x: x, y: y, width: width, height: height)
    #expect(screen.element(name).frame == expected, "\(name)", sourceLocation: location)
  }

  // MARK: Figures of Apple's

  @Test func lowerByHalfItsHeight() {
    let screen = Screen {
      HStack(alignment: .top, spacing: 5) {
        box("v0", 40, 40)
        box("v1", 40, 60).alignmentGuide(VerticalAlignment.top) { d in d.height * 0.5 }
      }
    }
    expect(screen, "v0", 152.5, 417, 40, 40)
    expect(screen, "v1", 197.5, 387, 40, 60)
    screen.size = Self.tablet
    expect(screen, "v0", 469.5, 379, 40, 40)
    expect(screen, "v1", 514.5, 349, 40, 60)
  }

  @Test func leadingGuideMovedLeft() {
    let screen = Screen {
      VStack(alignment: .leading, spacing: 5) {
        box("v0", 80, 20)
        box("v1", 80, 20).alignmentGuide(HorizontalAlignment.leading) { _ in -20 }
      }
    }
    expect(screen, "v0", 145, 399.5, 80, 20)
    expect(screen, "v1", 165, 424.5, 80, 20)
    screen.size = Self.tablet
    expect(screen, "v0", 462, 361.5, 80, 20)
    expect(screen, "v1", 482, 386.5, 80, 20)
  }

  @Test func badgeOnACorner() {
    let screen = Screen {
      box("v0", 100, 60)
        .overlay(alignment: .topTrailing) {
          box("v1", 20, 20)
            .alignmentGuide(HorizontalAlignment.trailing) { d in d.width * 0.5 }
            .alignmentGuide(VerticalAlignment.top) { d in d.height * 0.5 }
        }
    }
    expect(screen, "v0", 145, 392, 100, 60)
    expect(screen, "v1", 235, 382, 20, 20)
    screen.size = Self.tablet
    expect(screen, "v0", 462, 354, 100, 60)
    expect(screen, "v1", 552, 344, 20, 20)
  }

  // MARK: What a function may ask

  /// The leading edge of the second stands at the trailing one of the first.
  @Test func otherGuidesAreKnown() {
    let screen = Screen {
      ZStack(alignment: .topLeading) {
        box("v0", 40, 40)
        box("v1", 30, 20).alignmentGuide(.leading) { d in d[.trailing] - 10 }
          .alignmentGuide(.top) { d in d[VerticalAlignment.center] }
      }
    }
    // From -20 to 40 across, from -10 to 40 down.
    expect(screen, "v1", 165, 397, 30, 20)
    expect(screen, "v0", 185, 407, 40, 40)
  }

  /// The outer function finds the inner one's value.
  @Test func guidesOfTheSameViewBuildOnEachOther() {
    let screen = Screen {
      VStack(alignment: .leading, spacing: 0) {
        box("v0", 80, 20)
        box("v1", 80, 20)
          .alignmentGuide(.leading) { _ in -20 }
          .alignmentGuide(.leading) { d in d[.leading] * 2 }
      }
    }
    expect(screen, "v0", 135, 402, 80, 20)
    expect(screen, "v1", 175, 422, 80, 20)
  }

  @Test func aBaselineIsThatOfTheText() {
    let screen = Screen {
      HStack(alignment: .bottom, spacing: 0) {
        box("v0", 40, 40)
        Text("Word").accessibilityIdentifier("text")
          .alignmentGuide(.bottom) { d in d[.firstTextBaseline] }
      }
      .accessibilityIdentifier("stack")
    }
    let text = screen.element("text").frame!
    let below = text.maxY - screen.element("v0").frame!.maxY
    // What hangs below the line: less than a quarter of the text, and not nothing.
    #expect(below > 3)
    #expect(below < 8)
  }

  @Test func aGuideInsideOfAFrameMovesWithIt() {
    let screen = Screen {
      HStack(alignment: .top, spacing: 0) {
        box("v0", 40, 40)
        box("v1", 40, 20).alignmentGuide(VerticalAlignment.top) { _ in 5 }
          .frame(height: 60, alignment: .bottom)
      }
    }
    // In the frame the guide is at 60 - (20 - 5) of the bottom one: explicit guides show through.
    let first = screen.element("v0").frame!
    let second = screen.element("v1").frame!
    #expect(second.minY + 5 == first.minY)
  }

  @Test func paddingOutsideOfAGuideKeepsIt() {
    let screen = Screen {
      VStack(alignment: .leading, spacing: 0) {
        box("v0", 80, 20)
        box("v1", 40, 20).alignmentGuide(.leading) { $0.width }.padding(10)
      }
    }
    #expect(screen.element("v1").frame!.maxX == screen.element("v0").frame!.minX)
  }

  @Test func eachViewOfAGroupHasIt() {
    let screen = Screen {
      VStack(alignment: .leading, spacing: 0) {
        box("v0", 80, 20)
        Group {
          box("v1", 40, 20)
          box("v2", 60, 20)
        }
        .alignmentGuide(.leading) { -$0.width }
      }
    }
    let start = screen.element("v0").frame!.minX
    #expect(screen.element("v1").frame!.minX == start + 40)
    #expect(screen.element("v2").frame!.minX == start + 60)
  }

  // MARK: What is not linear

  @Test func aFunctionThatIsNotLinearIsAskedWithTheSize() {
    let screen = Screen {
      VStack(alignment: .leading, spacing: 0) {
        box("v0", 80, 20)
        box("v1", 80, 20).alignmentGuide(.leading) { d in max(-d.width / 2, -30) }
        box("v2", 40, 20).alignmentGuide(.leading) { d in max(-d.width / 2, -30) }
      }
    }
    let start = screen.element("v0").frame!.minX
    #expect(screen.element("v1").frame!.minX == start + 30)
    #expect(screen.element("v2").frame!.minX == start + 20)
  }

  private struct Growing: View {
    @State private var width: CGFloat = 20
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.accessibilityIdentifier("v0").frame(width: 200, height: 20)
        Color.red.accessibilityIdentifier("v1").frame(width: width, height: 20)
          .alignmentGuide(.leading) { d in d.width > 50 ? -100 : -10 }
        Button("Grow") { width = 60 }.accessibilityIdentifier("grow")
      }
    }
  }

  @Test func itIsAskedAgainWhenTheSizeChanges() {
    let screen = Screen { Growing() }
    let start = screen.element("v0").frame!.minX
    #expect(screen.element("v1").frame!.minX == start + 10)
    screen.button("grow").tap()
    #expect(screen.element("v1").frame!.minX == start + 100)
  }

  @Test(arguments: [true, false])
  func whetherAGuideHasAValueCanBeAsked(isGiven: Bool) {
    let screen = Screen {
      VStack(alignment: .leading, spacing: 0) {
        box("v0", 80, 20)
        VStack {
          if isGiven {
            box("v1", 80, 20).alignmentGuide(.trailing) { _ in 7 }
          } else {
            box("v1", 80, 20)
          }
        }
        .alignmentGuide(.leading) { d in -(d[explicit: .trailing] ?? 30) }
      }
    }
    #expect(
      screen.element("v1").frame!.minX - screen.element("v0").frame!.minX == (isGiven ? 7 : 30))
  }

  @Test func whatIsNoNumberChangesNothing() {
    let screen = Screen {
      VStack(alignment: .leading, spacing: 0) {
        box("v0", 80, 20)
        box("v1", 80, 20).alignmentGuide(.leading) { d in d.width / (d.height - 20) }
      }
    }
    #expect(screen.element("v1").frame!.minX == screen.element("v0").frame!.minX)
  }
}
