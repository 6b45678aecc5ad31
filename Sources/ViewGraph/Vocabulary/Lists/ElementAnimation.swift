/// How a change of an element moves.
package struct ElementAnimation: NumberList {
  package enum Curve: Hashable, Sendable {
    case linear
    /// The two points of control of a cubic curve from 0, 0 to 1, 1.
    case cubic(Double, Double, Double, Double)
    /// What part of the critical damping a spring has, and how fast it begins, in distances a second.
    /// Its duration is that of one swing without damping.
    case spring(damping: Double, velocity: Double)
    /// The one of the change, so many times as long.
    case given
    /// Nothing moves, but for what says otherwise further in.
    case still
    /// Nothing moves, whatever is said further in.
    case disabled
  }

  package var curve: Curve
  /// Milliseconds.
  package var duration, delay: Double
  /// 0: without end.
  package var repetitions = 1
  package var autoreverses = false
  /// Milliseconds that each repetition waits before it moves.
  package var pause = 0.0

  package init(_ curve: Curve, duration: Double = 0, delay: Double = 0) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
  }

  package static let still = ElementAnimation(.still)
}

// MARK: As numbers

extension ElementAnimation {
  /// Kind, duration, delay, repetitions, whether it reverses, pause, then what its curve has of its own.
  package var numbers: [Double] {
    let (kind, own): (Double, [Double]) =
      switch curve {
      case .linear: (0, [])
      case .cubic(let x1, let y1, let x2, let y2): (1, [x1, y1, x2, y2])
      case .spring(let damping, let velocity): (2, [damping, velocity])
      case .given: (3, [])
      case .still: (4, [])
      case .disabled: (5, [])
      }
    return [kind, duration, delay, Double(repetitions), autoreverses ? 1 : 0, pause] + own
  }

  package init?(numbers: [Double]) {
    guard numbers.count >= 6, let repetitions = Int(exactly: numbers[3]), repetitions >= 0 else {
      return nil
    }
    switch (numbers[0], numbers.count) {
    case (0, 6): curve = .linear
    case (1, 10): curve = .cubic(numbers[6], numbers[7], numbers[8], numbers[9])
    case (2, 8): curve = .spring(damping: numbers[6], velocity: numbers[7])
    case (3, 6): curve = .given
    case (4, 6): curve = .still
    case (5, 6): curve = .disabled
    default: return nil
    }
    (duration, delay, pause) = (numbers[1], numbers[2], numbers[5])
    self.repetitions = repetitions
    autoreverses = numbers[4] != 0
  }
}
