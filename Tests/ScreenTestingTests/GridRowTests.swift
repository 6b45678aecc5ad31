import ApusUI
import ScreenTesting
import Testing

/// A modifier of a grid's row changes each cell.
@MainActor @Suite struct GridRowTests {
  private struct Prices: View {
    @State private var taps = 0

    var body: some View {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 30, height: 20).accessibilityIdentifier("a")
          Color.red.frame(width: 30, height: 20).accessibilityIdentifier("b")
        }
        .padding(5)
        GridRow {
          Text("Taps \(taps)").accessibilityIdentifier("c")
          Text("More").accessibilityIdentifier("d")
        }
        .onTapGesture { taps += 1 }
        .background(.yellow)
      }
    }
  }

  @Test func cellsHaveThePaddingOfTheirRow() throws {
    let screen = Screen { Prices() }
    let a = try #require(screen.element("a").frame), b = try #require(screen.element("b").frame)
    #expect(b.minY == a.minY)
    // Cells stand in the middle of their columns.
    let c = try #require(screen.element("c").frame)
    #expect(abs(a.midX - c.midX) < 0.01)
    // Five points of padding below, as above.
    #expect(abs(c.minY - a.maxY - 5) < 0.01)
  }

  @Test func cellsHaveTheGestureOfTheirRow() {
    let screen = Screen { Prices() }
    screen.element("d").tap()
    #expect(screen.element("c").text == "Taps 1")
    screen.element("c").tap()
    #expect(screen.element("c").text == "Taps 2")
  }

  @Test func anUnsizedCellAsksForNothing() throws {
    func square(_ name: String) -> some View {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier(name)
    }
    let screen = Screen {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          square("a")
          square("b")
        }
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          square("c")
        }
      }
    }
    let (a, b, c) = (
      try #require(screen.element("a").frame), try #require(screen.element("b").frame),
      try #require(screen.element("c").frame)
    )
    #expect(b.minX == a.maxX && c.minX == b.minX && c.minY == b.maxY)
  }
}
