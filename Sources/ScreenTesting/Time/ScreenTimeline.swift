import ApusCombine
import Foundation
import Synchronization
import ViewGraph

/// Delays and timers of an app's publishers on the main thread: `Timer.publish`, `debounce`, `delay`.
///
/// They end by the screen's clock, which a test moves. While a test waits in real time, that time passes for them
/// as well.
final class ScreenTimeline: MainTimelineClock {
  private struct Work {
    var due: ScreenClock.Instant
    let interval: TimeInterval?
    /// It runs on the main thread.
    let action: Carried<() -> Void>
  }

  private struct State {
    var works: [Int: Work] = [:]
    var count = 0
    /// How far it is ahead of the screen's clock, because a test waited in real time.
    var ahead = Duration.zero
    /// Until when real time has passed for it.
    var followed = ContinuousClock.now
  }

  private let clock: ScreenClock
  private let state = Mutex(State())
  /// The least time between two turns of a timer, in seconds, as Foundation has it.
  private static let leastInterval = 0.0001

  init(_ clock: ScreenClock) { self.clock = clock }

  var date: Date {
    let (seconds, attoseconds) = state.withLock { $0.ahead }.components
    return clock.date + Double(seconds) + Double(attoseconds) * 1e-18
  }

  func schedule(_ action: @escaping () -> Void) {
    let action = Carried(action)
    DispatchQueue.main.async { self.run(action) }
  }

  func schedule(
    after delay: TimeInterval, every interval: TimeInterval?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Carried(action)
    let now = clock.now
    let id = state.withLock { state in
      state.count += 1
      state.works[state.count] = Work(
        due: now.advanced(by: state.ahead + .seconds(max(0, delay))),
        interval: interval.map { max($0, Self.leastInterval) }, action: action)
      return state.count
    }
    return AnyCancellable { [weak self] in self?.state.withLock { $0.works[id] = nil } }
  }

  private func run(_ action: Carried<() -> Void>) {
    MainTimeline.$current.withValue(self) { action.value() }
  }

  /// When the next work is due by the screen's clock, if one is up to `limit`.
  func nextDeadline(upTo limit: ScreenClock.Instant) -> ScreenClock.Instant? {
    state.withLock { state in
      state.works.values.map { $0.due.advanced(by: .zero - state.ahead) }.filter { $0 <= limit }
        .min()
    }
  }

  /// Runs what is due, in its order.
  func runDue() {
    let now = clock.now
    let due = state.withLock { state in
      let due = state.works.filter { $0.value.due <= now.advanced(by: state.ahead) }
        .sorted { ($0.value.due, $0.key) < ($1.value.due, $1.key) }
      for (id, work) in due {
        state.works[id]?.due = work.due.advanced(by: .seconds(work.interval ?? 0))
        if work.interval == nil { state.works[id] = nil }
      }
      return due.map(\.value.action)
    }
    for action in due { run(action) }
  }

  func passRealTime() {
    let now = ContinuousClock.now
    let passed = state.withLock { state in
      defer { state.followed = now }
      return now - state.followed
    }
    pass(passed)
  }

  /// Lets time pass that a test waited in real time, and runs what is due then.
  func pass(_ duration: Duration) {
    state.withLock { $0.ahead += duration }
    runDue()
  }
}

extension Screen {
  /// The time at which the next sleeper or timer is due, if one is up to `limit`.
  package func nextDeadline(upTo limit: ScreenClock.Instant) -> ScreenClock.Instant? {
    [clock.nextDeadline(upTo: limit), timeline.nextDeadline(upTo: limit)].compactMap { $0 }.min()
  }

  /// Moves the clock, wakes sleepers whose time has come, and runs timers that are due.
  package func moveClock(to instant: ScreenClock.Instant) {
    clock.move(to: instant)
    timeline.runDue()
  }

  /// Lets the real time pass for timers that has passed since the last call, because a test slept by itself.
  package func passRealTime() { timeline.passRealTime() }
}
