import ViewGraph

/// How a change moves from the old value to the new. A page moves what is seen by the same curve, and
/// asks the server for nothing meanwhile. For a visitor who prefers reduced motion nothing moves: what
/// comes and goes may fade.
public struct Animation: Hashable, Sendable {
  typealias Curve = ElementAnimation.Curve

  /// Its times are in milliseconds.
  var element: ElementAnimation

  init(_ curve: Curve, _ duration: Double) {
    element = ElementAnimation(curve, duration: max(0, duration) * 1000)
  }

  init(_ element: ElementAnimation) { self.element = element }
}

// MARK: Curves

extension Animation {
  /// The animation that is used where none is named: a spring without bounce, of a response of 0.55 seconds,
  /// as since iOS 17.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  /// Equally fast from beginning to end; 0.35 seconds.
  public static let linear = Animation(.linear, 0.35)
  /// Equally fast from beginning to end; seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration) }
  /// Slow at the beginning; 0.35 seconds.
  public static let easeIn = easeIn(duration: 0.35)
  /// Slow at the beginning; seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }
  /// Slow at the end; 0.35 seconds.
  public static let easeOut = easeOut(duration: 0.35)
  /// Slow at the end; seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }
  /// Slow at the beginning and at the end; 0.35 seconds.
  public static let easeInOut = easeInOut(duration: 0.35)
  /// Slow at the beginning and at the end; seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// A curve between two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.cubic(max(0, min(1, p1x)), p1y, max(0, min(1, p2x)), p2y), duration)
  }

  /// A curve.
  ///
  /// - Parameter duration: Seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    let (start, end) = curve.controlPoints
    return timingCurve(
      Double(start.x), Double(start.y), Double(end.x), Double(end.y), duration: duration)
  }

  // MARK: Springs

  /// A spring without bounce; 0.5 seconds.
  public static let spring = Animation.spring()
  /// A spring without bounce; 0.5 seconds.
  public static let smooth = Animation.smooth()
  /// A spring with a little bounce; 0.5 seconds.
  public static let snappy = Animation.snappy()
  /// A spring with more bounce; 0.5 seconds.
  public static let bouncy = Animation.bouncy()
  /// A fast spring, for what follows a finger; 0.15 seconds.
  public static let interactiveSpring = Animation.interactiveSpring()

  /// A spring by its duration in seconds.
  ///
  /// - Parameters:
  ///   - bounce: 0: none; 1: without end; below 0: slower than without.
  ///   - blendDuration: Has no effect: what moves already goes on from where it is.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(duration, damping: damping(bounce: bounce))
  }

  /// - Parameters:
  ///   - response: Seconds of one swing without damping.
  ///   - dampingFraction: 1: no swing over the end; 0: without end.
  ///   - blendDuration: Has no effect: what moves already goes on from where it is.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(response, damping: dampingFraction)
  }

  /// The part of the critical damping that a spring of a bounce has.
  private static func damping(bounce: Double) -> Double {
    bounce < 0 ? 1 / max(0.01, 1 + bounce) : 1 - min(1, bounce)
  }

  private static func spring(
    _ response: Double, damping: Double, velocity: Double = 0
  ) -> Animation {
    Animation(.spring(damping: max(0, damping), velocity: velocity), response)
  }

  /// A spring without bounce, or with `extraBounce`; seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a bounce of 0.15 and `extraBounce`; seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of 0.3 and `extraBounce`; seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A fast spring, for what follows a finger.
  ///
  /// - Parameters:
  ///   - response: Seconds of one swing without damping.
  ///   - dampingFraction: 1: no swing over the end; 0: without end.
  ///   - blendDuration: Has no effect: what moves already goes on from where it is.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response, damping: dampingFraction)
  }

  /// A fast spring, for what follows a finger.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - extraBounce: The bounce that is added to 0.14.
  ///   - blendDuration: Has no effect: what moves already goes on from where it is.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce)
  }

  /// A spring by its physics.
  ///
  /// - Parameter initialVelocity: How fast it begins, in distances from the beginning to the end a second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    let frequency = (stiffness / mass).squareRoot()
    return spring(
      2 * .pi / frequency, damping: damping / (2 * (stiffness * mass).squareRoot()),
      velocity: initialVelocity)
  }

  /// A spring by its duration in seconds and its bounce.
  ///
  /// - Parameter initialVelocity: How fast it begins, in distances from the beginning to the end a second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    spring(duration, damping: Self.damping(bounce: bounce), velocity: initialVelocity)
  }

  /// A spring without bounce; 0.5 seconds.
  public static let interpolatingSpring = Animation.interpolatingSpring()

  // MARK: Changed animations

  /// Begins later; seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    var copy = self
    copy.element.delay = max(0, copy.element.delay + delay * 1000)
    return copy
  }

  /// Runs `speed` times as fast.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    guard speed > 0 else { return copy }
    copy.element.duration /= speed
    copy.element.delay /= speed
    copy.element.pause /= speed
    return copy
  }

  /// Runs several times.
  ///
  /// - Parameter autoreverses: Whether every second time runs backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    repeating(max(1, repeatCount), autoreverses)
  }

  /// Runs without end.
  ///
  /// - Parameter autoreverses: Whether every second time runs backwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    repeating(0, autoreverses)
  }

  /// What it waits so far, it waits each time.
  private func repeating(_ count: Int, _ autoreverses: Bool) -> Animation {
    var copy = self
    copy.element.repetitions = count
    copy.element.autoreverses = autoreverses
    (copy.element.pause, copy.element.delay) = (copy.element.pause + copy.element.delay, 0)
    return copy
  }
}
