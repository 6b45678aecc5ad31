import Dispatch
import Foundation
import OpenCombine

extension OperationQueue {
  /// A moment on an operation queue's clock.
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

  /// An operation queue has no options.
  public struct SchedulerOptions {}
}

/// What is scheduled becomes an operation, which takes its turn among the others, at once or when
/// its time has come.
extension OperationQueue: @retroactive Scheduler {
  private var isMain: Bool { self === OperationQueue.main }

  public var now: SchedulerTimeType {
    SchedulerTimeType((isMain ? MainTimeline.current?.date : nil) ?? Date())
  }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain, let timeline = MainTimeline.current { return timeline.schedule(action) }
    let action = Carried(action)
    addOperation { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let delay = now.distance(to: date).timeInterval
    if isMain, let timeline = MainTimeline.current {
      _ = timeline.schedule(after: delay, every: nil, action)
      return
    }
    QueueTimer.once(on: .global(), at: .now() + delay, tolerance: tolerance.timeInterval) {
      self.schedule(options: nil, action)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let delay = now.distance(to: date).timeInterval
    if isMain, let timeline = MainTimeline.current {
      return timeline.schedule(after: delay, every: interval.timeInterval, action)
    }
    return QueueTimer.repeating(
      on: .global(), at: .now() + delay, every: .interval(seconds: interval.timeInterval),
      tolerance: .interval(seconds: tolerance.timeInterval)
    ) {
      self.schedule(options: nil, action)
    }
  }
}
