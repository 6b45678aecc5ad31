import Synchronization

struct Broken: Error, Equatable {
  var number = 0
}

/// Answers questions when the test says so.
final class Answers<Value: Sendable>: Sendable {
  private struct State {
    var waiting: [Int: CheckedContinuation<Value, any Error>] = [:]
    var asked = 0
    var cancelled: Set<Int> = []
    var watchers: [(count: Int, wake: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  /// How many questions were asked.
  var asked: Int { state.withLock(\.asked) }

  /// The numbers of the questions that were cancelled, from 1.
  var cancelled: Set<Int> { state.withLock(\.cancelled) }

  func ask() async throws -> Value {
    let number = state.withLock { state in
      state.asked += 1
      return state.asked
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let ready = state.withLock { state in
          state.waiting[number] = continuation
          defer { state.watchers.removeAll { $0.count <= number } }
          return state.watchers.filter { $0.count <= number }.map(\.wake)
        }
        for watcher in ready { watcher.resume() }
      }
    } onCancel: {
      state.withLock { _ = $0.cancelled.insert(number) }
    }
  }

  /// Answers a question, also one that was cancelled: services do.
  func answer(_ number: Int, _ answer: Result<Value, any Error>) {
    state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(with: answer)
  }

  /// Waits until so many questions were asked.
  func questions(_ count: Int) async {
    await withCheckedContinuation { wake in
      let isReady = state.withLock { state in
        if state.waiting.keys.contains(count) || state.asked > count { return true }
        state.watchers.append((count, wake))
        return false
      }
      if isReady { wake.resume() }
    }
  }
}

/// Lets other tasks run until something holds.
@MainActor
func until(_ condition: () -> Bool) async {
  while !condition() { await Task.yield() }
}
