import ViewGraph

/// How a change moves from the old value to the new. On a page it becomes a CSS transition of the
/// same curve and duration, unless the visitor prefers reduced motion.
public struct Animation: Equatable, Sendable {
  enum Curve: Int, Sendable {
    case `default`, linear, easeIn, easeOut, easeInOut, spring
  }

  var curve: Curve
  /// Seconds.
  var duration: Double
  /// Seconds.
  var waits: Double = 0

  public static let `default` = Animation(curve: .default, duration: 0.35)
  public static let linear = Animation(curve: .linear, duration: 0.35)
  public static let easeIn = Animation(curve: .easeIn, duration: 0.35)
  public static let easeOut = Animation(curve: .easeOut, duration: 0.35)
  public static let easeInOut = Animation(curve: .easeInOut, duration: 0.35)
  public static let spring = Animation(curve: .spring, duration: 0.5)
}
