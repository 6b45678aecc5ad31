import ApusUI
import ScreenTesting
import Testing

/// Values that follow keyframes, and content that follows them by the screen's clock.
@MainActor
@Suite struct KeyframeTests {
  struct Place: Equatable {
    var x = 0.0
    var angle = Angle.zero
  }

  @Test func aLinearKeyframeGoesStraight() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      LinearKeyframe(0, duration: 4)
    }
    #expect(timeline.duration == 5)
    #expect(timeline.value(time: 0) == 0)
    #expect(timeline.value(time: 0.25) == 2.5)
    #expect(timeline.value(progress: 0.2) == 10)
    #expect(timeline.value(time: 3) == 5)
    #expect(timeline.value(time: 9) == 0)
  }

  @Test func aTimingCurveIsThePaceOfTheWay() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 1, timingCurve: .easeIn)
    }
    #expect(abs(timeline.value(time: 0.5) - UnitCurve.easeIn.value(at: 0.5)) < 1e-9)
  }

  @Test func tracksRunBesideEachOtherAndRestAtTheirEnds() {
    let timeline = KeyframeTimeline(initialValue: Place(x: 4)) {
      KeyframeTrack(\.x) { LinearKeyframe(8, duration: 1) }
      KeyframeTrack(\.angle) {
        MoveKeyframe(.degrees(90))
        LinearKeyframe(.degrees(0), duration: 2)
      }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0).angle.degrees == 90)
    let half = timeline.value(time: 0.5)
    #expect(abs(half.x - 6) < 1e-9 && abs(half.angle.degrees - 67.5) < 1e-9)
    #expect(timeline.value(time: 2) == Place(x: 8))
  }

  @Test func cubicKeyframesAreSmoothWhereTheyMeet() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 1)
      CubicKeyframe(4, duration: 1)
      LinearKeyframe(5, duration: 1)
    }
    func speed(_ time: Double) -> Double {
      (timeline.value(time: time + 1e-5) - timeline.value(time: time)) / 1e-5
    }
    // A spline through 0, 1 and 4, and then the speed of what follows.
    #expect(abs(speed(0)) < 0.01)
    #expect(abs(speed(1 - 1e-5) - 2) < 0.01 && abs(speed(1) - 2) < 0.01)
    #expect(abs(speed(2 - 1e-5) - 1) < 0.01 && abs(speed(2) - 1) < 0.01)
    #expect(abs(timeline.value(time: 1) - 1) < 1e-9 && abs(timeline.value(time: 2) - 4) < 1e-9)
  }

  @Test func velocitiesOfACubicKeyframeAreKept() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(0, duration: 1, startVelocity: 8, endVelocity: 0)
    }
    #expect(abs(timeline.value(time: 0.001) - 0.008) < 1e-4)
    #expect(timeline.value(time: 0.5) == 1)
  }

  @Test(arguments: [0.5, 1, 1.6]) func aSpringIsPulledToItsTarget(_ ratio: Double) {
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    func place(_ time: Double) -> Double {
      spring.value(target: 3, initialVelocity: 2, time: time)
    }
    func speed(_ time: Double) -> Double {
      spring.velocity(target: 3, initialVelocity: 2, time: time)
    }
    #expect(abs(place(0)) < 1e-9 && abs(speed(0) - 2) < 1e-9)
    #expect(abs(place(spring.settlingDuration) - 3) < 0.01)
    for time in [0.05, 0.2, 0.5] {
      let slope = (place(time + 1e-6) - place(time - 1e-6)) / 2e-6
      #expect(abs(slope - speed(time)) < 1e-3)
      // The force of the spring and of its damping.
      let force = (speed(time + 1e-6) - speed(time - 1e-6)) / 2e-6
      let wanted = spring.stiffness * (3 - place(time)) - spring.damping * speed(time)
      #expect(abs(force - wanted) < 1e-2)
    }
  }

  @Test func aSpringKeyframeTakesAsLongAsItsSpringMoves() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, spring: .bouncy)
    }
    #expect(timeline.duration == Spring.bouncy.settlingDuration)
    #expect(timeline.value(time: 0.1) == Spring.bouncy.value(target: 1.0, time: 0.1))
    #expect(timeline.value(time: timeline.duration) == 1)
  }

  struct Shake: KeyframeTrackContent {
    var isWide: Bool
    var body: some KeyframeTrackContent<Double> {
      if isWide {
        LinearKeyframe(8, duration: 1)
      } else {
        LinearKeyframe(2, duration: 1)
      }
      for target in [1.0, 0] { LinearKeyframe(target, duration: 1) }
    }
  }
  struct Way: Keyframes {
    var body: some Keyframes<Place> {
      KeyframeTrack(\.x) { Shake(isWide: true) }
      KeyframeTrack(\.angle) { LinearKeyframe(.degrees(10), duration: 1) }
    }
  }

  @Test func keyframesAreMadeFromOthers() {
    let timeline = KeyframeTimeline(initialValue: Place()) { Way() }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 1).x == 8 && timeline.value(time: 2).x == 1)
    #expect(abs(timeline.value(time: 1).angle.degrees - 10) < 1e-9)
  }

  struct Bell: View {
    @State private var rings = 0
    @State private var isShown = true
    var body: some View {
      Button("Ring") { rings += 1 }
      Button("Hide") { isShown = false }
      if isShown {
        Text("Bell").keyframeAnimator(initialValue: Place(x: 1), trigger: rings) { bell, place in
          VStack {
            bell
            Text("\(place.x)").accessibilityIdentifier("x")
          }
        } keyframes: { place in
          KeyframeTrack(\.x) {
            LinearKeyframe(place.x + 10, duration: 1)
            MoveKeyframe(100)
            LinearKeyframe(50, duration: 1)
          }
        }
      }
    }
  }

  @Test func aTriggerFollowsTheKeyframesOnceFromWhereTheyEnded() async {
    let screen = Screen { Bell() }
    func x() -> Double? { Double(screen.element("x").text) }
    await screen.advance(by: .seconds(3))
    #expect(x() == 1)
    screen.button(label: "Ring").tap()
    await screen.advance(by: .milliseconds(500))
    // The page draws the way to the next keyframe.
    #expect(x() == 11)
    await screen.advance(by: .milliseconds(510))
    #expect(x() == 100)
    await screen.advance(by: .milliseconds(500))
    #expect(x() == 50)
    await screen.advance(by: .seconds(5))
    #expect(x() == 50)
    screen.button(label: "Ring").tap()
    await screen.advance(by: .milliseconds(500))
    #expect(x() == 60)
    screen.button(label: "Hide").tap()
    await screen.advance(by: .seconds(5))
    #expect(!screen.text("Bell").exists)
  }

  struct Pulse: View {
    @State private var isOn = true
    var body: some View {
      Toggle("On", isOn: $isOn).accessibilityIdentifier("on")
      KeyframeAnimator(initialValue: 1.0, repeating: isOn) { scale in
        Text("\(scale)").accessibilityIdentifier("scale")
      } keyframes: { _ in
        CubicKeyframe(3, duration: 1)
        LinearKeyframe(2, duration: 1)
      }
    }
  }

  @Test func keyframesRepeatUntilTheyShallNot() async throws {
    let screen = Screen { Pulse() }
    func scale() throws -> Double { try #require(Double(screen.element("scale").text)) }
    await screen.advance(by: .milliseconds(450))
    let early = try scale()
    // A curved way is told in pieces.
    #expect(early > 1.2 && early < 2.8)
    await screen.advance(by: .milliseconds(1_000))
    #expect(try scale() == 2)
    await screen.advance(by: .milliseconds(1_500))
    #expect(try scale() > 2)
    screen.toggle(label: "On").tap()
    #expect(try scale() == 1)
    await screen.advance(by: .seconds(5))
    #expect(try scale() == 1)
  }

  @Test func nothingMovesForAVisitorWhoPrefersReducedMotion() async {
    let screen = Screen { Bell().environment(\.accessibilityReduceMotion, true) }
    screen.button(label: "Ring").tap()
    #expect(Double(screen.element("x").text) == 50)
  }
}
