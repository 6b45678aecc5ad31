import Foundation
import OpenCombine

extension RunLoop {
  /// A moment on a run loop's clock.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
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

  /// A run loop has no options.
  public struct SchedulerOptions {}
}

/// The main run loop schedules through the main dispatch queue, see `MainWork`; another one through
/// its timers, in its default mode.
extension RunLoop: @retroactive Scheduler {
  private var isMain: Bool { self === RunLoop.main }

  public var now: SchedulerTimeType {
    SchedulerTimeType((isMain ? MainTimeline.current?.date : nil) ?? Date())
  }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain {
      MainWork.run(action)
    } else {
      let action = Carried(action)
      perform { action.value() }
    }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if isMain {
      MainWork.run(
        after: now.distance(to: date).timeInterval, tolerance: tolerance.timeInterval, action)
    } else {
      let action = Carried(action)
      let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }
      timer.tolerance = tolerance.timeInterval
      add(timer, forMode: .default)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if isMain {
      return MainWork.run(
        after: now.distance(to: date).timeInterval, every: interval.timeInterval,
        tolerance: tolerance.timeInterval, action)
    }
    let action = Carried(action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
      action.value()
    }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return AnyCancellable(timer.invalidate)
  }
}
