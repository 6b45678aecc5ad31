import ApusUI
import ScreenTesting
import Testing

/// Content that goes through phases, by the screen's clock.
@MainActor
@Suite struct PhaseAnimatorTests {
  struct Cycle: View {
    var body: some View {
      PhaseAnimator([1, 2, 3]) { phase in
        Text("Phase \(phase)").accessibilityIdentifier("phase")
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }

  @Test func phasesFollowEachOtherAgainAndAgain() async {
    let screen = Screen { Cycle() }
    await screen.advance(by: .milliseconds(500))
    #expect(screen.element("phase").text == "Phase 2")
    await screen.advance(by: .seconds(1))
    #expect(screen.element("phase").text == "Phase 3")
    await screen.advance(by: .seconds(1))
    #expect(screen.element("phase").text == "Phase 1")
    await screen.advance(by: .seconds(1))
    #expect(screen.element("phase").text == "Phase 2")
  }

  struct Triggered: View {
    @State private var taps = 0
    @State private var isShown = true
    var body: some View {
      Button("Tap") { taps += 1 }
      Button("Hide") { isShown = false }
      if isShown {
        Text("Bell")
          .phaseAnimator(["rest", "left", "right"], trigger: taps) { content, phase in
            VStack {
              content
              Text(phase).accessibilityIdentifier("phase")
            }
          } animation: { phase in
            phase == "left" ? .linear(duration: 2) : .linear(duration: 1)
          }
      }
    }
  }

  @Test func aTriggerRunsThroughThePhasesOnceAndBack() async {
    let screen = Screen { Triggered() }
    await screen.advance(by: .seconds(5))
    #expect(screen.element("phase").text == "rest")
    #expect(screen.text("Bell").isVisible)
    screen.button(label: "Tap").tap()
    await screen.advance(by: .milliseconds(1_500))
    #expect(screen.element("phase").text == "left")
    await screen.advance(by: .seconds(1))
    #expect(screen.element("phase").text == "right")
    await screen.advance(by: .seconds(1))
    #expect(screen.element("phase").text == "rest")
    await screen.advance(by: .seconds(9))
    #expect(screen.element("phase").text == "rest")
  }

  @Test func nothingMovesOnceTheContentHasLeft() async {
    let screen = Screen { Triggered() }
    screen.button(label: "Tap").tap()
    await screen.advance(by: .milliseconds(100))
    screen.button(label: "Hide").tap()
    await screen.advance(by: .seconds(9))
    #expect(!screen.text("Bell").exists)
  }
}
