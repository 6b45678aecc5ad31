import Foundation
import OpenCombine

extension Timer {
  /// A connectable publisher of the date at each interval.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// The time between two dates, in seconds.
    public let interval: TimeInterval
    /// By how many seconds a date may come late.
    public let tolerance: TimeInterval?
    /// Where the dates are sent. The main run loop's are sent on the main queue.
    public let runLoop: RunLoop
    /// The mode in which a run loop other than the main one sends.
    public let mode: RunLoop.Mode
    /// Nothing: a run loop has no options.
    public let options: RunLoop.SchedulerOptions?

    private let dates = PassthroughSubject<Date, Never>()

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Date, Downstream.Failure == Never {
      dates.subscribe(subscriber)
    }

    /// Starts a timer, which runs until what this returns is cancelled or released.
    public func connect() -> any Cancellable {
      let (dates, runLoop) = (dates, runLoop)
      if runLoop === RunLoop.main {
        return MainWork.run(after: interval, every: interval, tolerance: tolerance ?? 0) {
          dates.send(runLoop.now.date)
        }
      }
      let action = Carried { dates.send(Date()) }
      let timer = Timer(timeInterval: interval, repeats: true) { _ in action.value() }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      return AnyCancellable(timer.invalidate)
    }
  }

  /// A publisher that, once connected, sends the date every `interval` seconds.
  ///
  ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
