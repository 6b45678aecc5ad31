import ApusCoreMedia
import ApusUI
import Dispatch
import Foundation

extension AVPlayer {
  /// The current time of the item.
  public nonisolated func currentTime() -> CMTime { CMTime(core.time) }

  /// Goes to a time.
  public nonisolated func seek(to time: CMTime) { core.seek(to: time.seconds) }

  /// Goes to a time.
  public nonisolated func seek(
    to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    seek(to: time)
    completionHandler(true)
  }

  /// Goes to a time. A browser goes as near as it can.
  public nonisolated func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
  ) {
    seek(to: time)
  }

  /// Goes to a time. A browser goes as near as it can.
  public nonisolated func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  /// Goes to a time.
  @discardableResult
  public nonisolated func seek(to time: CMTime) async -> Bool {
    core.seek(to: time.seconds)
    return true
  }

  /// Calls a function each so many seconds of the item, and when it starts, stops or jumps.
  ///
  /// - Parameter queue: The queue of the calls; nil for the main queue.
  /// - Returns: A token, for ``removeTimeObserver(_:)``.
  public nonisolated func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    let queue = other(queue)
    return TimeObserver(
      number: core.observe(every: interval.seconds) { seconds in
        let time = CMTime(seconds)
        if let queue { queue.async { block(time) } } else { block(time) }
      })
  }

  /// Calls a function when the item passes one of these times.
  ///
  /// - Parameter queue: The queue of the calls; nil for the main queue.
  /// - Returns: A token, for ``removeTimeObserver(_:)``.
  public nonisolated func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any {
    let queue = other(queue)
    let seconds = times.map(\.timeValue.seconds)
    return TimeObserver(
      number: core.observe(at: seconds) {
        if let queue { queue.async(execute: block) } else { block() }
      })
  }

  /// Ends the calls of a token.
  public nonisolated func removeTimeObserver(_ observer: Any) {
    guard let observer = observer as? TimeObserver else { return }
    core.stopObserving(observer.number)
  }
}

/// Nil for the main queue, whose work is the screen's and needs no way to it. Each `DispatchQueue.main` is another
/// object on Linux, so its name is compared.
private func other(_ queue: DispatchQueue?) -> DispatchQueue? {
  queue?.label == DispatchQueue.main.label ? nil : queue
}

private struct TimeObserver: Sendable { let number: Int }

extension NSValue {
  /// A time, by its seconds.
  public convenience init(time: CMTime) {
    var seconds = time.seconds
    self.init(bytes: &seconds, objCType: "d")
  }

  /// The time in the fractions of a second that films use.
  public var timeValue: CMTime {
    var seconds = Double.nan
    getValue(&seconds)
    return CMTime(seconds)
  }
}
