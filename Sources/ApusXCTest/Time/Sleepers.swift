import Foundation
import ScreenTesting
import Synchronization

/// Tasks of an app that sleep by Swift's own clocks, as `Task.sleep` does.
///
/// They sleep by the clock of the screen as well: a test that waits wakes them at once. Where no test waits, they wake
/// by the real clock, so that a test that sleeps itself goes on.
final class Sleepers: Sendable {
  private struct Sleeper {
    /// When it wakes by the screen's clock; nil: no app has been launched.
    let deadline: ScreenClock.Instant?
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var clock: ScreenClock?
    var count = 0
    var sleeping: [Int: Sleeper] = [:]
    /// Sleepers that were cancelled before they slept.
    var cancelled: Set<Int> = []
  }

  private static let shared = Sleepers()
  private let state = Mutex(State())

  /// Lets tasks sleep by a screen's clock from now on.
  static func follow(_ clock: ScreenClock) { shared.state.withLock { $0.clock = clock } }

  /// Sleeps for a time by the screen's clock or by the real one, whichever is over first.
  ///
  /// - Throws: `CancellationError`.
  static func sleep(_ duration: Duration) async throws {
    try Task.checkCancellation()
    let id = shared.state.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { shared.add(id, $0, duration) }
    } onCancel: {
      shared.cancel(id)
    }
  }

  private func add(
    _ id: Int, _ continuation: CheckedContinuation<Void, any Error>, _ duration: Duration
  ) {
    let isCancelled = state.withLock { state in
      if state.cancelled.remove(id) != nil { return true }
      let deadline = state.clock?.now.advanced(by: duration)
      state.sleeping[id] = Sleeper(deadline: deadline, continuation: continuation)
      return false
    }
    if isCancelled { return continuation.resume(throwing: CancellationError()) }
    let (seconds, attoseconds) = duration.components
    let end = DispatchTime.now() + (Double(seconds) + Double(attoseconds) * 1e-18)
    DispatchQueue.global().asyncAfter(deadline: end) { Self.shared.wake([id]) }
  }

  private func cancel(_ id: Int) {
    let sleeper = state.withLock { state in
      let sleeper = state.sleeping.removeValue(forKey: id)
      if sleeper == nil { state.cancelled.insert(id) }
      return sleeper
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }

  /// When the next sleeper wakes, if one does up to `limit`.
  static func nextDeadline(upTo limit: ScreenClock.Instant) -> ScreenClock.Instant? {
    shared.state.withLock { state in
      state.sleeping.values.compactMap(\.deadline).filter { $0 <= limit }.min()
    }
  }

  /// Wakes those whose time has come, in their order.
  static func wake(at now: ScreenClock.Instant) {
    let due = shared.state.withLock { state in
      state.sleeping.compactMap { id, sleeper in sleeper.deadline.map { (deadline: $0, id: id) } }
        .filter { $0.deadline <= now }
        .sorted { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
    }
    shared.wake(due.map(\.id))
  }

  private func wake(_ ids: [Int]) {
    for id in ids {
      state.withLock { $0.sleeping.removeValue(forKey: id) }?.continuation.resume()
    }
  }
}
