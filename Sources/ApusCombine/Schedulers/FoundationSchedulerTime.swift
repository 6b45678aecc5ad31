import Foundation
import OpenCombine

/// A moment on the clock of one of Foundation's schedulers: a run loop or an operation queue.
public struct FoundationSchedulerTime: Strideable, Codable, Hashable, Sendable {
  /// The moment as a date.
  public var date: Date

  public init(_ date: Date) {
    self.date = date
  }

  public func distance(to other: Self) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  public func advanced(by stride: Stride) -> Self {
    Self(date + stride.timeInterval)
  }

  /// A time between two moments, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    public typealias FloatLiteralType = TimeInterval
    public typealias IntegerLiteralType = TimeInterval
    public typealias Magnitude = TimeInterval

    /// The time in seconds.
    public var magnitude: TimeInterval

    /// The time in seconds.
    public var timeInterval: TimeInterval { magnitude }

    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    public init(floatLiteral seconds: TimeInterval) { magnitude = seconds }
    public init(integerLiteral seconds: TimeInterval) { magnitude = seconds }

    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      magnitude = seconds
    }

    public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
    public static func + (left: Self, right: Self) -> Self {
      Self(left.magnitude + right.magnitude)
    }
    public static func - (left: Self, right: Self) -> Self {
      Self(left.magnitude - right.magnitude)
    }
    public static func * (left: Self, right: Self) -> Self {
      Self(left.magnitude * right.magnitude)
    }
    public static func += (left: inout Self, right: Self) { left = left + right }
    public static func -= (left: inout Self, right: Self) { left = left - right }
    public static func *= (left: inout Self, right: Self) { left = left * right }

    public static func seconds(_ count: Int) -> Self { Self(TimeInterval(count)) }
    public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
    public static func milliseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e3) }
    public static func microseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e6) }
    public static func nanoseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e9) }
  }
}
