import Synchronization

/// Callers that wait for the same answer. A caller that is cancelled waits no longer; the last one cancels the
/// question and waits for its end, as the answer may be on its way.
final class Waiters: Sendable {
  private struct State {
    var callers: Set<Int> = []
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var last = 0
    var isKept = false
    var isOver = false
  }

  private let state = Mutex(State())

  /// Somebody wants the answer who does not wait, and so cannot be cancelled.
  func keep() { state.withLock { $0.isKept = true } }

  /// Waits until the question has ended, or the caller is cancelled and others wait.
  func wait(for question: Task<Void, Never>) async {
    let caller = state.withLock { state in
      state.last += 1
      state.callers.insert(state.last)
      return state.last
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waits = state.withLock { state in
          guard !state.isOver, state.callers.contains(caller) else { return false }
          state.waiting[caller] = continuation
          return true
        }
        if !waits { continuation.resume() }
      }
    } onCancel: {
      leave(caller, question)
    }
  }

  private func leave(_ caller: Int, _ question: Task<Void, Never>) {
    let (isLast, waiting) = state.withLock { state in
      if state.callers == [caller], !state.isKept {
        return (true, CheckedContinuation<Void, Never>?.none)
      }
      state.callers.remove(caller)
      return (false, state.waiting.removeValue(forKey: caller))
    }
    if isLast { question.cancel() }
    waiting?.resume()
  }

  /// The question has ended.
  func end() {
    let waiting = state.withLock { state in
      state.isOver = true
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    for caller in waiting { caller.resume() }
  }
}
