import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Places of a pointer over views.
@MainActor
@Suite struct ContinuousHoverTests {
  private struct Followed: View {
    @State private var place = "nowhere"
    @State private var outer = "-"

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(place).accessibilityIdentifier("place")
        Text(outer).accessibilityIdentifier("outer")
        Color.red.frame(width: 100, height: 40).padding(.leading, 30)
          .accessibilityIdentifier("red")
          .onContinuousHover { phase in
            switch phase {
            case .active(let point): place = "\(Int(point.x)) \(Int(point.y))"
            case .ended: place = "gone"
            }
          }
      }
      .onContinuousHover(coordinateSpace: .named("all")) {
        if case .active(let point) = $0 { outer = "\(Int(point.x))" }
      }
      .coordinateSpace(.named("all"))
    }
  }

  @Test func aPointerIsFollowed() {
    let screen = Screen { Followed() }
    screen.element("red").hover(at: CGPoint(x: 35, y: 10))
    // The colour begins behind its padding, and the view that is followed before it.
    #expect(screen.element("place").text == "65 10")
    #expect(screen.element("outer").text == "65")
    screen.element("red").hover()
    #expect(screen.element("place").text == "80 20")
    screen.element("red").hover(false)
    #expect(screen.element("place").text == "gone")
  }

  @Test func aViewThatAsksForNoPlaceIsNotMovedOver() {
    let screen = Screen { Text("a").onHover { _ in }.accessibilityIdentifier("plain") }
    #expect(
      !ScreenFailure.collect { screen.element("plain").hover(at: .zero) }.isEmpty)
  }
}
