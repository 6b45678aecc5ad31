import Combine
import Foundation

/// A scheduler whose time stands still until a test moves it.
final class VirtualScheduler: Scheduler {
  struct Time: Strideable {
    var milliseconds: Int
    func distance(to other: Time) -> Stride {
      Stride(milliseconds: other.milliseconds - milliseconds)
    }
    func advanced(by stride: Stride) -> Time {
      Time(milliseconds: milliseconds + stride.milliseconds)
    }

    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
      var milliseconds: Int
      var magnitude: Int { abs(milliseconds) }
      init(milliseconds: Int) { self.milliseconds = milliseconds }
      init(integerLiteral value: Int) { milliseconds = value * 1000 }
      init?<T: BinaryInteger>(exactly source: T) { milliseconds = Int(source) * 1000 }
      static func < (first: Stride, second: Stride) -> Bool {
        first.milliseconds < second.milliseconds
      }
      static func + (first: Stride, second: Stride) -> Stride {
        Stride(milliseconds: first.milliseconds + second.milliseconds)
      }
      static func - (first: Stride, second: Stride) -> Stride {
        Stride(milliseconds: first.milliseconds - second.milliseconds)
      }
      static func * (first: Stride, second: Stride) -> Stride {
        Stride(milliseconds: first.milliseconds * second.milliseconds / 1000)
      }
      static func += (first: inout Stride, second: Stride) { first = first + second }
      static func -= (first: inout Stride, second: Stride) { first = first - second }
      static func *= (first: inout Stride, second: Stride) { first = first * second }
      static func seconds(_ value: Int) -> Stride { Stride(milliseconds: value * 1000) }
      static func seconds(_ value: Double) -> Stride { Stride(milliseconds: Int(value * 1000)) }
      static func milliseconds(_ value: Int) -> Stride { Stride(milliseconds: value) }
      static func microseconds(_ value: Int) -> Stride { Stride(milliseconds: value / 1000) }
      static func nanoseconds(_ value: Int) -> Stride { Stride(milliseconds: value / 1_000_000) }
    }
  }

  typealias SchedulerTimeType = Time
  typealias SchedulerOptions = Never

  private(set) var now = Time(milliseconds: 0)
  var minimumTolerance: Time.Stride { .milliseconds(0) }
  private var work: [(time: Time, order: Int, action: () -> Void)] = []
  private var count = 0

  func schedule(options: Never?, _ action: @escaping () -> Void) { add(at: now, action) }

  func schedule(
    after date: Time, tolerance: Time.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    add(at: date, action)
  }

  func schedule(
    after date: Time, interval: Time.Stride, tolerance: Time.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    preconditionFailure("Nothing here repeats.")
  }

  private func add(at time: Time, _ action: @escaping () -> Void) {
    count += 1
    work.append((time, count, action))
  }

  /// Moves the time, and runs what is due in order.
  func advance(_ milliseconds: Int = 0) {
    let end = Time(milliseconds: now.milliseconds + milliseconds)
    while let next = work.indices.min(by: {
      (work[$0].time.milliseconds, work[$0].order) < (work[$1].time.milliseconds, work[$1].order)
    }), work[next].time <= end {
      let due = work.remove(at: next)
      now = max(now, due.time)
      due.action()
    }
    now = end
  }
}
