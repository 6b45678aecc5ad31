import Foundation
import Synchronization

/// A clock that stands still until a test moves it.
///
/// Give it to a model that takes `any Clock<Duration>`; whoever sleeps on it wakes when
/// ``Screen/advance(by:)`` has passed the time.
public final class ScreenClock: Clock, Sendable {
  public struct Instant: InstantProtocol, Sendable {
    /// Time since the screen was made.
    public var offset: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (first: Instant, second: Instant) -> Bool {
      first.offset < second.offset
    }
  }

  private struct Sleeper {
    let deadline: Instant
    let order: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var count = 0
  }

  private let state = Mutex(State())
  private let start: Date

  /// - Parameter start: The date at which the clock stands.
  public init(start: Date = Date()) { self.start = start }

  public var now: Instant { state.withLock { $0.now } }
  public var minimumResolution: Duration { .zero }
  /// How many sleep on this clock now: who cancels what waited leaves nobody behind.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }
  /// The date that the clock shows.
  public var date: Date {
    let (seconds, attoseconds) = now.offset.components
    return start + Double(seconds) + Double(attoseconds) * 1e-18
  }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result: Result<Void, any Error>? = state.withLock { state in
          if state.cancelled.remove(id) != nil { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.sleepers[id] = Sleeper(deadline: deadline, order: id, continuation: continuation)
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        let sleeper = state.sleepers.removeValue(forKey: id)
        if sleeper == nil { state.cancelled.insert(id) }
        return sleeper
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
    state.withLock { _ = $0.cancelled.remove(id) }
  }

  /// The time at which the next sleeper wakes, if one does up to `limit`.
  package func nextDeadline(upTo limit: Instant) -> Instant? {
    state.withLock { state in
      state.sleepers.values.map(\.deadline).filter { $0 <= limit }.min()
    }
  }

  /// Moves the clock, and wakes those whose time has come, in their order.
  package func move(to instant: Instant) {
    let due = state.withLock { state in
      state.now = max(state.now, instant)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.values.sorted { ($0.deadline, $0.order) < ($1.deadline, $1.order) }
    }
    for sleeper in due { sleeper.continuation.resume() }
  }
}
