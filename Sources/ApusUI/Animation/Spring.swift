/// A spring: how long its motion seems to take, and how much it swings over its end.
///
/// ```swift
/// withAnimation(.spring(Spring(duration: 0.4, bounce: 0.2))) { isOpen.toggle() }
/// ```
///
/// A spring is told in three ways, which all describe the same: seconds and bounce, response and damping ratio, or mass,
/// stiffness and damping.
nonisolated public struct Spring: Hashable, Sendable {
  /// The seconds of one swing without damping.
  public let response: Double
  /// The part of the critical damping. 1 is a spring that does not swing over its end.
  public let dampingRatio: Double
  /// The mass of what hangs on the spring; 1 unless given.
  public let mass: Double

  /// A spring by its duration in seconds and its bounce, from -1 to 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    response = duration
    dampingRatio = bounce < 0 ? 1 / max(0.01, 1 + bounce) : 1 - min(1, bounce)
    mass = 1
  }

  /// A spring by the seconds of one swing without damping, and by the part of the critical damping.
  public init(response: Double, dampingRatio: Double) {
    self.response = response
    self.dampingRatio = max(0, dampingRatio)
    mass = 1
  }

  /// A spring by its physics.
  ///
  /// - Parameters:
  ///   - mass: What hangs on the spring.
  ///   - stiffness: Force for each distance.
  ///   - damping: Force for each speed.
  ///   - allowOverDamping: Whether a damping above the critical one is kept.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    response = 2 * .pi / frequency
    dampingRatio = allowOverDamping ? ratio : min(1, ratio)
    self.mass = mass
  }

  /// How long the motion seems to take, in seconds.
  public var duration: TimeInterval { response }
  /// How much it swings over its end: 0 not at all, 1 without end. It is negative above the critical damping.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
  /// Force for each distance.
  public var stiffness: Double { mass * (2 * .pi / response) * (2 * .pi / response) }
  /// Force for each speed.
  public var damping: Double { dampingRatio * 2 * (stiffness * mass).squareRoot() }

  /// A spring without bounce.
  public static var smooth: Spring { smooth() }
  /// A spring without bounce, or with `extraBounce`; seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring that bounces a little: 0.15.
  public static var snappy: Spring { snappy() }
  /// A spring with a bounce of 0.15 and `extraBounce`; seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring that bounces clearly: 0.3.
  public static var bouncy: Spring { bouncy() }
  /// A spring with a bounce of 0.3 and `extraBounce`; seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// An animation that moves as a spring does.
  ///
  /// - Parameter blendDuration: Has no effect: what moves already goes on from where it is.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    .spring(
      response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
  }

  /// An animation that moves as a spring does, with a speed at its beginning in distances from the beginning to the end
  /// a second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0)
    -> Animation
  {
    .interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }
}
