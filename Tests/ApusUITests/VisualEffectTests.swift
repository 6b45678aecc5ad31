import ApusUI
import ScreenTesting
import Testing
import ViewGraph

/// Effects by the size and the place of a view.
@MainActor
@Suite struct VisualEffectTests {
  private struct Card: View {
    let width: CGFloat
    var body: some View {
      Color.teal.frame(width: width, height: 40)
        .visualEffect { content, place in
          content.opacity(place.size.width > 100 ? 0.5 : 1).offset(x: place.size.width / 4)
        }
    }
  }

  @Test func effectsFollowTheSize() async {
    for (width, opacity, offset) in [(200.0, 0.5, 50.0), (80, 1, 20)] {
      let screen = ControlsScreen { Card(width: width) }
      let box = screen.all.first { $0.attributes[.onGeometry] != nil }!
      screen.perform(
        .geometry(MeasuredPlace(x: 0, y: 0, width: width, height: 40)), on: box)
      #expect(screen.all.compactMap { $0[.opacity] }.first == opacity)
      #expect(screen.all.compactMap { $0[.offset] }.first == [offset, 0])
    }
  }

  @Test func aTransformIsDrawnAsRotationsAndAScale() throws {
    let screen = ControlsScreen {
      Text("Card").visualEffect { content, _ in
        content.transformEffect(CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 5, ty: 6))
      }
    }
    #expect(screen.all.compactMap { $0[.scale] } == [[2, 2]])
    #expect(screen.all.compactMap { $0[.offset] } == [[5, 6]])
    let turns = screen.all.compactMap { $0[.rotation] }
    #expect(abs(turns.reduce(0, +) - 90) < 0.001)
  }
}
