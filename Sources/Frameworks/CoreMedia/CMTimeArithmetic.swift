/// The most parts of a second.
public let kCMTimeMaxTimescale = 0x7fff_ffff

/// So many parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Seconds, rounded to parts of a second.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// The sum.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// The difference.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// Less than 0, 0, or more than 0, as the first is before, at, or after the second.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 == time2 ? 0 : time1 < time2 ? -1 : 1
}

extension CMTime: Equatable, Comparable, Hashable {
  /// The place among all times. An indefinite time is behind all others, because its place is unknown.
  private var order: Double {
    if !isValid { return -.infinity }
    return isIndefinite ? .infinity : seconds
  }

  public static func == (first: CMTime, second: CMTime) -> Bool {
    guard first.isNumeric, second.isNumeric else {
      return first.flags.subtracting(.hasBeenRounded) == second.flags.subtracting(.hasBeenRounded)
    }
    let (high, low) = (
      first.value.multipliedFullWidth(by: Int64(second.timescale)),
      second.value.multipliedFullWidth(by: Int64(first.timescale))
    )
    return high == low && first.epoch == second.epoch
  }

  public static func < (first: CMTime, second: CMTime) -> Bool {
    first != second && first.order < second.order
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(order) }

  /// The sum, in the parts of a second that both have in common.
  public static func + (addend1: CMTime, addend2: CMTime) -> CMTime {
    combine(addend1, addend2) { ($0 &+ $1, $0.addingReportingOverflow($1).overflow) }
      ?? CMTime.special(addend1, addend2, isDifference: false)
  }

  /// The difference, in the parts of a second that both have in common.
  public static func - (minuend: CMTime, subtrahend: CMTime) -> CMTime {
    combine(minuend, subtrahend) { ($0 &- $1, $0.subtractingReportingOverflow($1).overflow) }
      ?? CMTime.special(minuend, subtrahend, isDifference: true)
  }

  private static func combine(
    _ first: CMTime, _ second: CMTime, _ body: (Int64, Int64) -> (Int64, Bool)
  ) -> CMTime? {
    guard first.isNumeric, second.isNumeric else { return nil }
    let (one, other) = (Int64(first.timescale), Int64(second.timescale))
    let common = one / divisor(one, other) * other
    if common <= Int64(Int32.max) {
      let (left, isLarge) = first.value.multipliedReportingOverflow(by: common / one)
      let (right, isHuge) = second.value.multipliedReportingOverflow(by: common / other)
      let (value, isTooLarge) = body(left, right)
      if !isLarge, !isHuge, !isTooLarge {
        return CMTime(value: value, timescale: CMTimeScale(common))
      }
    }
    let (sum, _) = body(1, 1)
    let seconds = sum == 0 ? first.seconds - second.seconds : first.seconds + second.seconds
    return CMTime(seconds: seconds, preferredTimescale: max(first.timescale, second.timescale))
  }

  private static func divisor(_ first: Int64, _ second: Int64) -> Int64 {
    second == 0 ? first : divisor(second, first % second)
  }

  private static func special(_ first: CMTime, _ second: CMTime, isDifference: Bool) -> CMTime {
    if !first.isValid || !second.isValid { return .invalid }
    if first.isIndefinite || second.isIndefinite { return .indefinite }
    let seconds = isDifference ? first.seconds - second.seconds : first.seconds + second.seconds
    return seconds.isNaN ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
  }
}

/// A span of time.
public struct CMTimeRange: Equatable, Hashable, Sendable {
  /// The beginning.
  public var start: CMTime
  /// The length.
  public var duration: CMTime

  /// A span with a length.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// A span with an end.
  public init(start: CMTime, end: CMTime) {
    self.init(start: start, duration: end - start)
  }

  /// The end.
  public var end: CMTime { start + duration }
  /// Whether the range contains a time.
  public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
  /// Whether it has no length.
  public var isEmpty: Bool { duration == .zero }
}
