import Foundation
import ScreenTesting
import Testing

@testable import ApusUI

/// Links and animators follow the screen's clock.
@MainActor struct DisplayLinkTests {
  private final class Stepper: ObservableObject {
    @Published var steps = 0
    var times: [TimeInterval] = []
    var link: CADisplayLink?

    func start(_ change: (CADisplayLink) -> Void = { _ in }) {
      let link = CADisplayLink(target: self, selector: Selector("step(_:)", Stepper.step))
      change(link)
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    func step(_ link: CADisplayLink) {
      steps += 1
      times.append(link.timestamp)
    }
  }

  private struct Clock: View {
    @ObservedObject var stepper: Stepper
    let change: (CADisplayLink) -> Void
    var body: some View {
      VStack {
        Text("\(stepper.steps)").accessibilityIdentifier("steps")
        Button("Start") { stepper.start(change) }
        Button("Pause") { stepper.link?.isPaused.toggle() }
        Button("End") { stepper.link?.invalidate() }
      }
    }
  }

  private func run(
    _ stepper: Stepper, _ change: @escaping (CADisplayLink) -> Void = { _ in }
  ) -> Screen {
    let screen = Screen { Clock(stepper: stepper, change: change) }
    screen.button(label: "Start").tap()
    return screen
  }

  @Test func aLinkCallsSixtyTimesASecondUntilItEnds() async {
    let stepper = Stepper()
    let screen = run(stepper)
    await screen.advance(by: .milliseconds(1005))
    #expect(screen.element("steps").text == "60")
    let seconds = (stepper.times.last ?? 0) - (stepper.times.first ?? 0)
    #expect(abs(seconds - 59.0 / 60) < 0.002)
    #expect(stepper.link?.duration == 1.0 / 60)
    screen.button(label: "Pause").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.element("steps").text == "60")
    screen.button(label: "Pause").tap()
    await screen.advance(by: .milliseconds(505))
    #expect(screen.element("steps").text == "90")
    screen.button(label: "End").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.element("steps").text == "90")
  }

  @Test func aLinkCallsAsOftenAsItIsTold() async {
    let slow = Stepper()
    let screen = run(slow) { $0.preferredFramesPerSecond = 20 }
    await screen.advance(by: .milliseconds(1005))
    #expect(slow.steps == 20)
    let ranged = Stepper()
    let second = run(ranged) {
      $0.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30)
    }
    await second.advance(by: .milliseconds(1005))
    #expect(ranged.steps == 30)
  }

  @Test func aLinkLetsItsTargetGo() {
    weak var gone: Stepper?
    do {
      let stepper = Stepper()
      gone = stepper
      stepper.start()
      stepper.link?.invalidate()
    }
    #expect(gone == nil)
  }

  private struct Card: View {
    @State var animator: UIViewPropertyAnimator?
    @State var log: [String] = []
    var body: some View {
      VStack {
        Text(log.joined(separator: " ")).accessibilityIdentifier("log")
        Button("Start") {
          let animator = UIViewPropertyAnimator(duration: 2, curve: .easeOut) { log.append("a") }
          animator.addAnimations { log.append("b") }
          animator.addCompletion { log.append($0 == .end ? "end" : "?") }
          log.append("\(animator.isRunning)")
          animator.startAnimation(afterDelay: 1)
          log.append("\(animator.isRunning) \(animator.state == .active)")
          self.animator = animator
        }
      }
    }
  }

  @Test func anAnimatorMakesItsChangesWhenItIsStarted() async {
    let screen = Screen { Card() }
    screen.button(label: "Start").tap()
    #expect(screen.element("log").text == "false a b true true")
    await screen.advance(by: .milliseconds(2900))
    #expect(screen.element("log").text == "false a b true true")
    await screen.advance(by: .milliseconds(200))
    #expect(screen.element("log").text == "false a b true true end")
  }
}
