import Synchronization

/// A clock that stands still until it is told to go on: so no test sleeps.
public final class ManualClock: Clock, Sendable {
  public struct Instant: InstantProtocol {
    public let offset: Duration
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Int: (deadline: Instant, wake: CheckedContinuation<Void, any Error>)] = [:]
    var cancelled: Set<Int> = []
    var watchers: [(count: Int, wake: CheckedContinuation<Void, Never>)] = []
    var next = 0
    var hasEnded = false

    mutating func takeWatchers() -> [CheckedContinuation<Void, Never>] {
      let ready = watchers.filter { $0.count <= sleepers.count }
      watchers.removeAll { $0.count <= sleepers.count }
      return ready.map(\.wake)
    }
  }

  private let state = Mutex(State())

  public init() {}

  public var now: Instant { state.withLock(\.now) }
  public var minimumResolution: Duration { .nanoseconds(1) }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.next += 1
      return state.next
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (wake: CheckedContinuation<Void, any Error>) in
        let (result, watchers) = state.withLock {
          state -> (Result<Void, any Error>?, [CheckedContinuation<Void, Never>]) in
          if state.cancelled.contains(id) { return (.failure(CancellationError()), []) }
          if deadline <= state.now { return (.success(()), []) }
          state.sleepers[id] = (deadline, wake)
          return (nil, state.takeWatchers())
        }
        if let result { wake.resume(with: result) }
        for watcher in watchers { watcher.resume() }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.cancelled.insert(id)
        return state.sleepers.removeValue(forKey: id)
      }
      sleeper?.wake.resume(throwing: CancellationError())
    }
  }

  /// Lets time pass, and wakes whoever slept until then.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let woken = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in woken.keys { state.sleepers[id] = nil }
      return woken.values.sorted { $0.deadline < $1.deadline }.map(\.wake)
    }
    for sleeper in woken { sleeper.resume() }
  }

  /// Waits until so many sleep.
  public func sleepers(_ count: Int) async {
    await withCheckedContinuation { wake in
      let isReady = state.withLock { state in
        if state.sleepers.count >= count { return true }
        state.watchers.append((count, wake))
        return false
      }
      if isReady { wake.resume() }
    }
  }

  /// Waits until somebody sleeps, or a task has ended.
  ///
  /// - Returns: How long the first to wake still sleeps; nothing if the task ended.
  public func nextWait<Value: Sendable>(orEndOf task: Task<Value, any Error>) async -> Duration? {
    Task {
      _ = await task.result
      state.withLock { $0.hasEnded = true }
    }
    while true {
      let (wait, hasEnded) = state.withLock { state in
        (
          state.sleepers.values.map(\.deadline).min().map { state.now.duration(to: $0) },
          state.hasEnded
        )
      }
      if let wait { return wait }
      if hasEnded { return nil }
      await Task.yield()
    }
  }
}
