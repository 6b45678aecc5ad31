import Dispatch
import Foundation
import OpenCombine

extension OperationQueue {
  public typealias SchedulerTimeType = FoundationSchedulerTime

  /// An operation queue has no options.
  public struct SchedulerOptions {}
}

/// What is scheduled becomes an operation, which takes its turn among the others, at once or when
/// its time has come. A queue that runs several operations at once keeps no order: a completion may
/// overtake a value, which is lost then. Set `maxConcurrentOperationCount` to 1 where order matters.
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
