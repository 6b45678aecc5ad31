import ApusUI
import Foundation
import ScreenTesting
import Testing

@MainActor
struct ContainerFrameTests {
  private func frame(_ screen: Screen, _ name: String) -> CGRect { screen.element(name).frame! }

  @Test func aPictureIsAsLargeAsTheWindow() {
    let screen = Screen {
      VStack(spacing: 0) {
        Color.red.frame(height: 100)
        Color.blue.accessibilityIdentifier("blue").containerRelativeFrame(.horizontal)
          .frame(height: 50)
      }
      .padding(40)
    }
    #expect(frame(screen, "blue").width == 390)
    screen.size = .iPhone13.landscape
    #expect(frame(screen, "blue").width == 844)
  }

  @Test func withoutWhatTheBarsCover() {
    let screen = Screen {
      Color.blue.accessibilityIdentifier("blue").containerRelativeFrame([.horizontal, .vertical])
    }
    screen.size = .iPhone13
    #expect(frame(screen, "blue") == CGRect(x: 0, y: 47, width: 390, height: 763))
  }

  /// The figures of Apple's documentation: a third each, with 10 between.
  @Test func partsOfAScrollView() {
    let screen = Screen {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<4) { index in
            Color.red.accessibilityIdentifier("v\(index)")
              .containerRelativeFrame(.horizontal, count: 3, span: index == 3 ? 2 : 1, spacing: 10)
          }
        }
      }
      .frame(width: 320, height: 100)
    }
    #expect(abs(frame(screen, "v0").width - 100) < 0.001)
    #expect(abs(frame(screen, "v1").minX - frame(screen, "v0").minX - 110) < 0.001)
    #expect(abs(frame(screen, "v3").width - 210) < 0.001)
    #expect(frame(screen, "v0").height == 100)
  }

  @Test func theLengthMayBeAFunction() {
    let screen = Screen {
      ScrollView {
        Color.red.accessibilityIdentifier("half")
          .containerRelativeFrame([.horizontal, .vertical]) { length, axis in
            axis == .vertical ? length / 2 : length - 30
          }
      }
      .frame(width: 200, height: 300)
    }
    #expect(frame(screen, "half").size == CGSize(width: 170, height: 150))
  }

  @Test func aFunctionThatIsNotLinearIsThatOfTheWindow() {
    let screen = Screen {
      Color.red.accessibilityIdentifier("box")
        .containerRelativeFrame(.horizontal) { length, _ in length > 380 ? 120 : 60 }
    }
    #expect(frame(screen, "box").width == 120)
  }

  @Test func theNearestContainerCounts() {
    let screen = Screen {
      ScrollView {
        ScrollView(.horizontal) {
          Color.red.accessibilityIdentifier("inner").containerRelativeFrame(.horizontal)
        }
        .frame(width: 150, height: 40)
        Color.red.accessibilityIdentifier("outer").containerRelativeFrame(.vertical)
      }
    }
    #expect(frame(screen, "inner").width == 150)
    #expect(frame(screen, "outer").height == 844)
  }

  @Test func theViewIsAlignedInIt() {
    let screen = Screen {
      Color.red.accessibilityIdentifier("dot").frame(width: 10, height: 10)
        .containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
    }
    #expect(frame(screen, "dot") == CGRect(x: 380, y: 834, width: 10, height: 10))
  }

  private struct Resizing: View {
    @State private var isWide = false
    var body: some View {
      VStack {
        ScrollView {
          VStack {
            Color.red.accessibilityIdentifier("box").containerRelativeFrame([
              .horizontal, .vertical,
            ])
          }
        }
        .frame(width: isWide ? 300 : 100, height: 200)
        Button("Widen") { isWide = true }.accessibilityIdentifier("widen")
      }
    }
  }

  @Test func itFollowsTheContainer() {
    let screen = Screen { Resizing() }
    #expect(frame(screen, "box").size == CGSize(width: 100, height: 200))
    screen.button("widen").tap()
    #expect(frame(screen, "box").size == CGSize(width: 300, height: 200))
  }

  @Test func marginsOfAScrollViewAreNoPartOfTheContainer() {
    func cards(_ margin: CGFloat) -> some View {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<2) { index in
            Color.red.accessibilityIdentifier("v\(index)").containerRelativeFrame(.horizontal)
          }
        }
      }
      .frame(height: 100)
    }
    let content = Screen { cards(24).contentMargins(.horizontal, 24, for: .scrollContent) }
    #expect(frame(content, "v0").width == 342)
    #expect(abs(frame(content, "v1").minX - 376) < 0.001)
    let padded = Screen { cards(24).safeAreaPadding(.horizontal, 24) }
    #expect(frame(padded, "v0").width == 342)
    #expect(frame(padded, "v0").minX == 24)
  }

  @Test func aCardIsAsHighAsItsWidthSays() {
    let screen = Screen {
      ScrollView {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 16) {
            ForEach(0..<3) { index in
              Color.red.aspectRatio(3 / 4, contentMode: .fit).accessibilityIdentifier("v\(index)")
                .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 16)
            }
          }
        }
        .contentMargins(.horizontal, 24, for: .scrollContent)
      }
    }
    // Four fifths of 342 less four spaces, with three of them.
    let width: CGFloat = 270.4
    let card = frame(screen, "v0")
    #expect(abs(card.width - width) < 0.01)
    #expect(abs(card.height - width * 4 / 3) < 0.01)
  }
}
