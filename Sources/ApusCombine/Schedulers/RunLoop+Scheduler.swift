import Foundation
import OpenCombine

extension RunLoop {
  public typealias SchedulerTimeType = FoundationSchedulerTime

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
