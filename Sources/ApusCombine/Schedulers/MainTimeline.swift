import Dispatch
import Foundation
import OpenCombine

/// What keeps time for the main queue, the main run loop and the main operation queue where the
/// real clock should not: a test's virtual time, a session's clock.
///
///     MainTimeline.$current.withValue(timeline) { screen.type("abc") }
///
/// While a timeline is current, `DispatchQueue.main`, `RunLoop.main` and `OperationQueue.main`
/// take the time from it and hand it what they are to run as schedulers (`receive(on:)`,
/// `debounce(for:scheduler:)`, …), and so does `Timer.publish(every:on:in:)` on the main run loop.
/// It should be current again while it runs that work.
public protocol MainTimelineClock: AnyObject, Sendable {
  /// The date on this timeline.
  var date: Date { get }

  /// Runs `action` on the main thread as soon as possible, after all that was handed over before.
  func schedule(_ action: @escaping () -> Void)

  /// Runs `action` on the main thread `delay` seconds from now, and then, if `interval` is given,
  /// every `interval` seconds until cancelled.
  func schedule(
    after delay: TimeInterval, every interval: TimeInterval?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

/// The timeline that stands in for the real main thread's clock in the current task.
public enum MainTimeline {
  @TaskLocal public static var current: (any MainTimelineClock)?
}

/// Work for the main thread. It goes through the main dispatch queue whatever it was scheduled
/// on: on Linux nothing runs the main run loop once the main thread serves the main queue.
enum MainWork {
  static func run(_ action: @escaping () -> Void) {
    if let timeline = MainTimeline.current {
      timeline.schedule(action)
    } else {
      DispatchQueue.main.async(execute: DispatchWorkItem(block: action))
    }
  }

  static func run(
    after delay: TimeInterval, tolerance: TimeInterval, _ action: @escaping () -> Void
  ) {
    if let timeline = MainTimeline.current {
      _ = timeline.schedule(after: delay, every: nil, action)
    } else {
      QueueTimer.once(on: .main, at: .now() + delay, tolerance: tolerance, action)
    }
  }

  static func run(
    after delay: TimeInterval, every interval: TimeInterval, tolerance: TimeInterval,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let timeline = MainTimeline.current {
      return timeline.schedule(after: delay, every: interval, action)
    }
    return QueueTimer.repeating(
      on: .main, at: .now() + delay, every: .interval(seconds: interval),
      tolerance: .interval(seconds: tolerance), action)
  }
}

/// Timers on dispatch queues.
enum QueueTimer {
  static func once(
    on queue: DispatchQueue, at time: DispatchTime, tolerance: TimeInterval,
    _ action: @escaping () -> Void
  ) {
    guard tolerance > 0 else {
      queue.asyncAfter(deadline: time, execute: DispatchWorkItem(block: action))
      return
    }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: time, leeway: .interval(seconds: tolerance))
    // The handler keeps the timer until it has fired.
    timer.setEventHandler(
      handler: DispatchWorkItem {
        timer.cancel()
        action()
      })
    timer.resume()
  }

  static func repeating(
    on queue: DispatchQueue, at time: DispatchTime, every interval: DispatchTimeInterval,
    tolerance: DispatchTimeInterval, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: time, repeating: interval, leeway: tolerance)
    timer.setEventHandler(handler: DispatchWorkItem(block: action))
    timer.resume()
    return AnyCancellable(timer.cancel)
  }
}

extension DispatchTimeInterval {
  static func interval(seconds: TimeInterval) -> Self {
    .nanoseconds(Int(clamping: Int64(exactly: (seconds * 1e9).rounded()) ?? .max))
  }
}
