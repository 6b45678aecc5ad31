import Dispatch
import Foundation
import OpenCombine

extension DispatchQueue {
  /// A moment on a dispatch queue's clock.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The moment as a dispatch time.
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      dispatchTime = DispatchTime(uptimeNanoseconds: try container.decode(UInt64.self))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    public func distance(to other: Self) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return end >= start
        ? Stride(nanoseconds: Int(clamping: end - start))
        : Stride(nanoseconds: -Int(clamping: start - end))
    }

    public func advanced(by stride: Stride) -> Self {
      Self(dispatchTime + stride.timeInterval)
    }

    /// A time between two moments, in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      public typealias FloatLiteralType = Double
      public typealias IntegerLiteralType = Int
      public typealias Magnitude = Int

      /// The time in nanoseconds.
      public var magnitude: Int

      /// The time as a dispatch interval.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      init(nanoseconds: Int) {
        magnitude = nanoseconds
      }

      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        case .never: self.init(nanoseconds: .max)
        @unknown default: self.init(nanoseconds: .max)
        }
      }

      /// A time of so many seconds.
      public init(floatLiteral seconds: Double) { self = .seconds(seconds) }

      /// A time of so many seconds.
      public init(integerLiteral seconds: Int) { self = .seconds(seconds) }

      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let nanoseconds = Int(exactly: source) else { return nil }
        self.init(nanoseconds: nanoseconds)
      }

      public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }

      public static func + (left: Self, right: Self) -> Self {
        Self(nanoseconds: left.magnitude + right.magnitude)
      }

      public static func - (left: Self, right: Self) -> Self {
        Self(nanoseconds: left.magnitude - right.magnitude)
      }

      public static func * (left: Self, right: Self) -> Self {
        Self(nanoseconds: left.magnitude * right.magnitude)
      }

      public static func += (left: inout Self, right: Self) { left = left + right }
      public static func -= (left: inout Self, right: Self) { left = left - right }
      public static func *= (left: inout Self, right: Self) { left = left * right }

      public static func seconds(_ seconds: Double) -> Self {
        Self(nanoseconds: Int(clamping: Int64(exactly: (seconds * 1e9).rounded()) ?? .max))
      }

      public static func seconds(_ count: Int) -> Self { Self(count, of: 1_000_000_000) }
      public static func milliseconds(_ count: Int) -> Self { Self(count, of: 1_000_000) }
      public static func microseconds(_ count: Int) -> Self { Self(count, of: 1_000) }
      public static func nanoseconds(_ count: Int) -> Self { Self(count, of: 1) }

      private init(_ count: Int, of nanoseconds: Int) {
        let (product, overflow) = count.multipliedReportingOverflow(by: nanoseconds)
        magnitude = overflow ? (count > 0 ? .max : .min) : product
      }
    }
  }

  /// How a dispatch queue runs what is scheduled on it.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }

    fileprivate func workItem(_ action: @escaping () -> Void) -> DispatchWorkItem {
      DispatchWorkItem(qos: qos, flags: flags, block: action)
    }
  }
}

extension DispatchQueue: @retroactive Scheduler {
  private var timeline: (any MainTimelineClock)? {
    // Each read of `DispatchQueue.main` gives another object for the one queue.
    guard let current = MainTimeline.current, label == DispatchQueue.main.label else { return nil }
    return current
  }

  public var now: SchedulerTimeType {
    guard let timeline else { return SchedulerTimeType(.now()) }
    let nanoseconds = (timeline.date.timeIntervalSince1970 * 1e9).rounded()
    return SchedulerTimeType(
      DispatchTime(uptimeNanoseconds: UInt64(exactly: max(0, nanoseconds)) ?? 0))
  }

  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let timeline { return timeline.schedule(action) }
    let options = options ?? SchedulerOptions()
    let item = options.workItem(action)
    if let group = options.group {
      async(group: group, execute: item)
    } else {
      async(execute: item)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let timeline {
      _ = timeline.schedule(after: now.seconds(to: date), every: nil, action)
    } else if tolerance.magnitude > 0, options == nil {
      QueueTimer.once(
        on: self, at: date.dispatchTime, tolerance: Double(tolerance.magnitude) / 1e9, action)
    } else {
      let options = options ?? SchedulerOptions()
      options.group?.enter()
      let item = options.workItem {
        action()
        options.group?.leave()
      }
      asyncAfter(deadline: date.dispatchTime, execute: item)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let timeline {
      return timeline.schedule(
        after: now.seconds(to: date), every: Double(interval.magnitude) / 1e9, action)
    }
    return QueueTimer.repeating(
      on: self, at: date.dispatchTime, every: interval.timeInterval,
      tolerance: tolerance.timeInterval, action)
  }
}

extension DispatchQueue.SchedulerTimeType {
  fileprivate func seconds(to other: Self) -> TimeInterval {
    Double(distance(to: other).magnitude) / 1e9
  }
}
