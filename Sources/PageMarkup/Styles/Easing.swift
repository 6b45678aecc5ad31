import Foundation
import ViewGraph

/// The pace of an animation as a style rule says it.
struct Easing {
  let curve: String
  /// Milliseconds.
  let duration, delay: String

  init(_ animation: ElementAnimation) {
    delay = CSSText.number(animation.delay)
    var length = animation.duration
    switch animation.curve {
    case .linear: curve = "linear"
    case .cubic(let x1, let y1, let x2, let y2): curve = Self.curve([x1, y1, x2, y2])
    case .spring(let damping, let velocity):
      let spring = SpringMotion(
        response: animation.duration / 1000, damping: damping, velocity: velocity)
      length = spring.settled * 1000
      curve = Self.curve((0...40).map { $0 == 40 ? 1 : spring.value(at: Double($0) / 40) })
    case .given: curve = "ease"
    case .still, .disabled: (curve, length) = ("linear", 0)
    }
    duration = CSSText.number(length)
  }

  /// The four numbers of a cubic curve, or evenly spaced values.
  ///
  /// - Parameter isBackwards: Whether it is played from its end.
  static func curve(_ numbers: [Double], isBackwards: Bool = false) -> String {
    func list(_ numbers: [Double]) -> String {
      numbers.map(CSSText.precise).joined(separator: ",")
    }
    guard numbers.count == 4 else {
      return "linear(\(list(isBackwards ? numbers.reversed().map { 1 - $0 } : numbers)))"
    }
    let ends = isBackwards ? numbers.reversed().map { 1 - $0 } : numbers
    // The points of control change places as pairs.
    let points = isBackwards ? [ends[1], ends[0], ends[3], ends[2]] : ends
    return points == [0, 0, 1, 1] ? "linear" : "cubic-bezier(\(list(points)))"
  }
}

/// A spring's motion, which begins at 0 and ends at 1.
private struct SpringMotion {
  let response, damping, velocity: Double

  private var frequency: Double { 2 * .pi / max(0.001, response) }

  /// The seconds until less than a thousandth of the way is left, ten at most.
  var settled: Double {
    let slowest =
      damping > 1 ? damping - (damping * damping - 1).squareRoot() : max(0.01, damping)
    return min(10, (damping == 1 ? 9.2 : 6.9) / (slowest * frequency))
  }

  /// - Parameter part: The part of the time until it is settled.
  func value(at part: Double) -> Double {
    let time = part * settled
    if damping == 1 {
      return 1 - (1 + (frequency - velocity) * time) * exp(-frequency * time)
    }
    let decay = damping * frequency
    if damping < 1 {
      let swing = frequency * (1 - damping * damping).squareRoot()
      return 1 - exp(-decay * time)
        * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
    }
    let spread = frequency * (damping * damping - 1).squareRoot()
    let (slow, fast) = (-decay + spread, -decay - spread)
    let share = (-velocity - fast) / (slow - fast)
    return 1 - (share * exp(slow * time) + (1 - share) * exp(fast * time))
  }
}
