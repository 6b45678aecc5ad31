import ApusCombine
import Foundation

/// A scheduler and main timeline whose time moves only when a test says so.
final class VirtualScheduler: Scheduler, MainTimelineClock, @unchecked Sendable {
  typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  typealias SchedulerOptions = Never

  private struct Work {
    let number: Int
    var time: SchedulerTimeType
    let interval: TimeInterval?
    let action: () -> Void
  }

  private(set) var now = SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))
  private var works: [Work] = []
  private var count = 0

  var minimumTolerance: SchedulerTimeType.Stride { 0 }
  var date: Date { now.date }
  /// Seconds since the start.
  var elapsed: TimeInterval { now.date.timeIntervalSinceReferenceDate }
  var isIdle: Bool { works.isEmpty }

  /// Moves time on by `seconds`, running in order what is due.
  func advance(by seconds: TimeInterval) {
    let end = now.advanced(by: .init(seconds))
    while let next = works.indices.min(by: { key(works[$0]) < key(works[$1]) }),
      works[next].time <= end
    {
      now = max(now, works[next].time)
      let action = works[next].action
      if let interval = works[next].interval {
        works[next].time = now.advanced(by: .init(interval))
      } else {
        works.remove(at: next)
      }
      MainTimeline.$current.withValue(self) { action() }
    }
    now = end
  }

  private func key(_ work: Work) -> (TimeInterval, Int) {
    (work.time.date.timeIntervalSinceReferenceDate, work.number)
  }

  private func add(
    at time: SchedulerTimeType, every interval: TimeInterval?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    count += 1
    let number = count
    works.append(Work(number: number, time: time, interval: interval, action: action))
    return AnyCancellable { self.works.removeAll { $0.number == number } }
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) { schedule(action) }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    keep(add(at: date, every: nil, action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    add(at: date, every: interval.timeInterval, action)
  }

  func schedule(_ action: @escaping () -> Void) {
    keep(add(at: now, every: nil, action))
  }

  func schedule(
    after delay: TimeInterval, every interval: TimeInterval?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let cancellable = add(at: now.advanced(by: .init(delay)), every: interval, action)
    if interval == nil { keep(cancellable) }
    return cancellable
  }

  // Work that runs once must not be cancelled by releasing what would cancel it.
  private var kept: [any Cancellable] = []
  private func keep(_ cancellable: any Cancellable) { kept.append(cancellable) }
}
