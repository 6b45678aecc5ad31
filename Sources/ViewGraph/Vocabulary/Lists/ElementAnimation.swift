/// How a change of an element moves.
package struct ElementAnimation: NumberList {
  package enum Curve: Hashable, Sendable {
    case `default`, linear, easeIn, easeOut, easeInOut
    /// Bounce from 0 (none) to 1.
    case spring(bounce: Double)
    /// The two points of control of a cubic curve from 0, 0 to 1, 1.
    case cubic(Double, Double, Double, Double)
    /// Nothing moves.
    case still
  }

  package var curve: Curve
  /// Milliseconds.
  package var duration, delay: Double

  package init(_ curve: Curve, duration: Double = 0, delay: Double = 0) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
  }

  package static let still = ElementAnimation(.still)
}

// MARK: As numbers

extension ElementAnimation {
  /// Kind, duration, delay, then what its curve has of its own.
  package var numbers: [Double] {
    let (kind, own): (Double, [Double]) =
      switch curve {
      case .default: (0, [])
      case .linear: (1, [])
      case .easeIn: (2, [])
      case .easeOut: (3, [])
      case .easeInOut: (4, [])
      case .spring(let bounce): (5, [bounce])
      case .cubic(let x1, let y1, let x2, let y2): (6, [x1, y1, x2, y2])
      case .still: (7, [])
      }
    return [kind, duration, delay] + own
  }

  package init?(numbers: [Double]) {
    guard numbers.count >= 3 else { return nil }
    switch (numbers[0], numbers.count) {
    case (0, 3): curve = .default
    case (1, 3): curve = .linear
    case (2, 3): curve = .easeIn
    case (3, 3): curve = .easeOut
    case (4, 3): curve = .easeInOut
    case (5, 4): curve = .spring(bounce: numbers[3])
    case (6, 7): curve = .cubic(numbers[3], numbers[4], numbers[5], numbers[6])
    case (7, 3): curve = .still
    default: return nil
    }
    (duration, delay) = (numbers[1], numbers[2])
  }
}
