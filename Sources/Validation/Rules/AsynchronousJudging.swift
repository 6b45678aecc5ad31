import Synchronization

extension Rules {
  /// Judges a model by all rules, also by those that take time.
  ///
  /// The asynchronous rules are asked at the same time, after the others and only for fields that
  /// meet those. Failures are in the order of the declarations, whichever answer came first.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - timeout: How long to wait for an answer. What isn't answered by then, and what throws an
  ///     error, is among ``ValidationReport/undetermined``.
  ///   - clock: Measures the time.
  /// - Throws: `CancellationError` if the task is cancelled; the questions are cancelled with it.
  public func judge(
    asynchronously model: sending Model, timeout: Duration = .seconds(5),
    clock: some Clock<Duration> = ContinuousClock()
  ) async throws -> ValidationReport {
    let report = judge(model)
    let checks = pendingChecks(for: model, meeting: report)
    return try await report.completed(by: checks, timeout: timeout, clock: clock)
  }
}

extension ValidationReport {
  /// The report together with the answers to questions, asked all at once.
  fileprivate func completed(
    by checks: [PendingCheck], timeout: Duration, clock: some Clock<Duration>
  ) async throws -> ValidationReport {
    guard !checks.isEmpty else { return self }
    let answers = await withTaskGroup(of: (Int, Answer).self) { group in
      for (index, check) in checks.enumerated() {
        group.addTask {
          do {
            return (index, .success(try await check.judge(within: timeout, clock: clock)))
          } catch {
            return (index, .failure(error))
          }
        }
      }
      return await group.reduce(into: [Int: Answer]()) { $0[$1.0] = $1.1 }
    }
    try Task.checkCancellation()
    var report = self
    for (index, check) in checks.enumerated() {
      switch answers[index] {
      case .success(nil): break
      case .success(let failure?): report.failures.append(failure)
      case .failure, nil: report.undetermined.append(check.undetermined)
      }
    }
    report.failures = report.failures.inOrder
    return report
  }
}

private typealias Answer = Result<ValidationFailure?, any Error>

/// A check has not answered in time.
public struct CheckTimedOut: Error, Hashable, Sendable {}

extension PendingCheck {
  /// Asks, and waits no longer than a while.
  ///
  /// The question runs in a task of its own: one that does not heed its cancellation holds nobody up.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait.
  ///   - clock: Measures the time.
  /// - Returns: The failure, or nothing if the value is right.
  /// - Throws: What the rule throws when it can't tell, ``CheckTimedOut``, or `CancellationError`.
  public func judge(
    within timeout: Duration, clock: some Clock<Duration>
  ) async throws -> ValidationFailure? {
    let first = FirstAnswer()
    let question = Task {
      do {
        first.give(.success(try await judge()))
      } catch {
        first.give(.failure(error))
      }
    }
    let alarm = Task {
      try await clock.sleep(until: clock.now.advanced(by: timeout), tolerance: nil)
      first.give(.failure(CheckTimedOut()))
    }
    defer {
      question.cancel()
      alarm.cancel()
    }
    return try await withTaskCancellationHandler {
      try await first.wait().get()
    } onCancel: {
      first.give(.failure(CancellationError()))
    }
  }
}

/// Holds the first of several answers, and whoever waits for it.
private final class FirstAnswer: Sendable {
  private struct State {
    var answer: Answer?
    var waiting: CheckedContinuation<Answer, Never>?
  }

  private let state = Mutex(State())

  func give(_ answer: Answer) {
    let waiting = state.withLock { state -> CheckedContinuation<Answer, Never>? in
      guard state.answer == nil else { return nil }
      state.answer = answer
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: answer)
  }

  func wait() async -> Answer {
    await withCheckedContinuation { continuation in
      let answer = state.withLock { state -> Answer? in
        if state.answer == nil { state.waiting = continuation }
        return state.answer
      }
      if let answer { continuation.resume(returning: answer) }
    }
  }
}
