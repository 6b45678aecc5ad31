import Foundation

extension Spring {
  /// The time until what is left of the way is nowhere more than a thousandth of it, in seconds.
  public var settlingDuration: TimeInterval {
    let animation = Animation.spring(self)
    let time = animation.time(until: .removed) ?? .seconds(60)
    return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  }

  /// The place of something that the spring pulls from zero to a target.
  ///
  /// ```swift
  /// let place = Spring.bouncy.value(target: 100.0, time: 0.2)
  /// ```
  ///
  /// - Parameters:
  ///   - target: The place where it comes to rest.
  ///   - initialVelocity: How fast it moves at first, in units a second.
  ///   - time: The seconds since it began.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (ofTarget, ofVelocity) = places(at: time)
    return target - target.scaled(by: ofTarget) + initialVelocity.scaled(by: ofVelocity)
  }

  /// The speed of something that the spring pulls from zero to a target, in units a second.
  ///
  /// - Parameters:
  ///   - target: The place where it comes to rest.
  ///   - initialVelocity: How fast it moves at first, in units a second.
  ///   - time: The seconds since it began.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (ofTarget, ofVelocity) = speeds(at: time)
    return initialVelocity.scaled(by: ofVelocity) - target.scaled(by: ofTarget)
  }

  /// The remaining way of one point, and the way of a speed of one.
  private func places(at time: Double) -> (Double, Double) {
    guard response > 0 else { return (0, 0) }
    let frequency = 2 * Double.pi / response
    let (ratio, t) = (dampingRatio, max(0, time))
    if abs(ratio - 1) < 1e-6 {
      let decay = exp(-frequency * t)
      return (decay * (1 + frequency * t), decay * t)
    }
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let decay = exp(-ratio * frequency * t)
      let (sine, cosine) = (sin(damped * t), cos(damped * t))
      return (decay * (cosine + ratio * frequency / damped * sine), decay * sine / damped)
    }
    let (slow, fast) = rates(frequency)
    let (one, other) = (exp(-slow * t), exp(-fast * t))
    return ((fast * one - slow * other) / (fast - slow), (one - other) / (fast - slow))
  }

  /// How fast ``places(at:)`` change.
  private func speeds(at time: Double) -> (Double, Double) {
    guard response > 0 else { return (0, 0) }
    let frequency = 2 * Double.pi / response
    let (ratio, t) = (dampingRatio, max(0, time))
    if abs(ratio - 1) < 1e-6 {
      let decay = exp(-frequency * t)
      return (-decay * frequency * frequency * t, decay * (1 - frequency * t))
    }
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let decay = exp(-ratio * frequency * t)
      let (sine, cosine) = (sin(damped * t), cos(damped * t))
      return (
        -decay * frequency * frequency / damped * sine,
        decay * (cosine - ratio * frequency / damped * sine)
      )
    }
    let (slow, fast) = rates(frequency)
    let (one, other) = (exp(-slow * t), exp(-fast * t))
    return (
      slow * fast * (other - one) / (fast - slow), (fast * other - slow * one) / (fast - slow)
    )
  }

  /// The two rates at which the way gets less, above the critical damping.
  private func rates(_ frequency: Double) -> (slow: Double, fast: Double) {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    return (frequency * (dampingRatio - root), frequency * (dampingRatio + root))
  }
}
