import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time: parts of a second.
public typealias CMTimeScale = Int32
/// Tells times apart that begin anew.
public typealias CMTimeEpoch = Int64

/// The kind of a time.
public struct CMTimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// A time at all.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// A time that is only nearly the wanted one.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// A time after all others.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// A time before all others.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// A time that nobody knows.
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// All kinds that have no number.
  public static let impliedValueFlagsMask: CMTimeFlags = [
    .positiveInfinity, .negativeInfinity, .indefinite,
  ]
}

/// A time as a fraction of whole numbers.
public struct CMTime: Sendable {
  /// The numerator.
  public var value: CMTimeValue
  /// The denominator.
  public var timescale: CMTimeScale
  /// The kind.
  public var flags: CMTimeFlags
  /// Tells times apart that begin anew.
  public var epoch: CMTimeEpoch

  /// An invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Makes a time with a scale, flags and an epoch.
  public init(
    value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch
  ) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// So many parts of a second.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Seconds, rounded to parts of a second.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self.init()
      return
    }
    let exact = seconds * Double(preferredTimescale)
    guard abs(exact) < 9e18 else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    let rounded = exact.rounded()
    self.init(
      value: CMTimeValue(rounded), timescale: preferredTimescale,
      flags: rounded == exact ? .valid : [.valid, .hasBeenRounded], epoch: 0)
  }

  /// No time.
  public static let invalid = CMTime()
  /// A time that nobody knows.
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// A time after all others.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// A time before all others.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)

  /// The seconds; not a number for a time without one.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }
  /// Whether the value is a time.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether it is after all others.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether it is before all others.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether nobody knows it.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it has a number.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  /// Whether it is only nearly the wanted one.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }
}
