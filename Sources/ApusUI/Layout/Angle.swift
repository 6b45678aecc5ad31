/// An angle, clockwise.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// No angle: 0.
  public init() { radians = 0 }
  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// 0.
  public static let zero = Angle()
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }
  public static func + (first: Angle, second: Angle) -> Angle {
    Angle(radians: first.radians + second.radians)
  }
  public static func - (first: Angle, second: Angle) -> Angle {
    Angle(radians: first.radians - second.radians)
  }
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }
  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  public static func += (first: inout Angle, second: Angle) { first = first + second }
  public static func -= (first: inout Angle, second: Angle) { first = first - second }
}
