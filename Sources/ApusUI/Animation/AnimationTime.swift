import Foundation
import ViewGraph

extension Animation {
  /// The same animation, which counts as complete after some seconds.
  ///
  /// > Note: On a page an animation is complete when it ends.
  public func logicallyComplete(
    after duration: TimeInterval, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Animation {
    notDrawn("logicallyComplete(after:)", "an animation is complete when it ends", _file, _line)
    return self
  }

  /// How long it takes; nil: it has no end.
  func time(until end: AnimationCompletionCriteria) -> Duration? {
    guard element.repetitions > 0 else { return nil }
    var once = element.duration
    if end.isRemoval, case .spring(let damping, let velocity) = element.curve {
      once = Self.settlingTime(element.duration, damping: damping, velocity: velocity)
    }
    guard once.isFinite else { return nil }
    return .milliseconds(
      element.delay + (element.pause + once) * Double(element.repetitions))
  }

  /// When a spring is nowhere further from its end than a thousandth of the way, at most a minute: as a
  /// page does it, see client_springs.js.
  private static func settlingTime(
    _ response: Double, damping: Double, velocity: Double
  ) -> Double {
    guard response > 0 else { return 0 }
    let frequency = 2 * Double.pi / response * 1000
    // The slower of the two rates at which what is left gets less.
    let rate =
      frequency * (damping <= 1 ? damping : damping - (damping * damping - 1).squareRoot())
    let amplitude = 1 + abs(velocity) / frequency
    // Near the critical damping it lasts longer than its rate says.
    let factor = abs(damping - 1) < 0.05 ? 1.34 : 1.0
    return min(60_000, log(1000 * amplitude) / max(rate, 0.001) * 1000 * factor)
  }
}
