import Synchronization

extension RuleDeclaration {
  /// A condition that takes time, for example a question to a service.
  ///
  /// ```swift
  /// rules.asynchronous(\.email, code: "taken", debounce: .milliseconds(300)) { email in
  ///   try await accounts.isFree(email)
  /// }
  /// ```
  ///
  /// It is asked only for a value that meets the field's other rules and is neither missing nor an
  /// empty text. An error that it throws is no failure of the value: the report then says that it
  /// could not be determined.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - name: Its path in reports; needed for a computed property alone.
  ///   - code: What the failure is called.
  ///   - arguments: What completes the code.
  ///   - debounce: For how long a form waits after the last key before it asks. Judging a whole
  ///     model doesn't wait.
  ///   - isMet: Whether the value is right. Should end soon when it is cancelled.
  public mutating func asynchronous<Value: Sendable>(
    _ field: KeyPath<Model, Value> & Sendable, name: FieldPath? = nil, code: FailureCode,
    arguments: [String: FailureArgument] = [:], debounce: Duration = .zero,
    file: StaticString = #fileID, line: UInt = #line,
    isMet: @escaping @Sendable (Value) async throws -> Bool
  ) {
    addAsynchronous(
      field, FieldPath.declared(field, name: name, file: file, line: line), code, arguments,
      debounce
    ) { value in
      if let text = value as? String, text.isEmpty { return nil }
      return { try await isMet(value) }
    }
  }

  /// A condition that takes time, on a field that may have no value.
  public mutating func asynchronous<Value: Sendable>(
    _ field: KeyPath<Model, Value?> & Sendable, name: FieldPath? = nil, code: FailureCode,
    arguments: [String: FailureArgument] = [:], debounce: Duration = .zero,
    file: StaticString = #fileID, line: UInt = #line,
    isMet: @escaping @Sendable (Value) async throws -> Bool
  ) {
    addAsynchronous(
      field, FieldPath.declared(field, name: name, file: file, line: line), code, arguments,
      debounce
    ) { value in
      guard let value else { return nil }
      if let text = value as? String, text.isEmpty { return nil }
      return { try await isMet(value) }
    }
  }

  private mutating func addAsynchronous<Value: Sendable>(
    _ field: KeyPath<Model, Value> & Sendable, _ path: FieldPath, _ code: FailureCode,
    _ arguments: [String: FailureArgument], _ debounce: Duration,
    question: @escaping @Sendable (Value) -> (@Sendable () async throws -> Bool)?
  ) {
    let reader = Reader(field)
    add(
      Step(targets: [path], reads: [path], isAsynchronous: true) { place in
        let failure = place.failure(at: path, part: 0, code: code, arguments: arguments)
        return Program { base, sink in
          guard let isMet = question(reader.value(base)) else { return }
          sink.pending.append(PendingCheck(failure: failure, debounce: debounce, isMet: isMet))
        }
      })
  }
}

/// An asynchronous rule that is due for a value.
///
/// It holds the value that it was made for; the model may change meanwhile. Who asks it decides what
/// an answer to an old value is worth: usually nothing.
public struct PendingCheck: Sendable {
  var failure: ValidationFailure
  /// For how long a form waits after the last key before it asks.
  public let debounce: Duration
  let isMet: @Sendable () async throws -> Bool

  /// The field that it is about.
  public var path: FieldPath { failure.path }

  /// What the failure would be called.
  public var code: FailureCode { failure.code }

  /// Asks.
  ///
  /// - Returns: The failure, or nothing if the value is right.
  /// - Throws: What the rule throws when it can't tell.
  public func judge() async throws -> ValidationFailure? {
    try await isMet() ? nil : failure
  }

  /// The report's word for a question that got no answer.
  var undetermined: ValidationFailure {
    ValidationFailure(
      content: .init(
        path: failure.path, positions: failure.positions, code: .undetermined,
        arguments: ["check": .text(failure.code.rawValue)], origin: failure.content.origin))
  }
}

extension Rules {
  /// The asynchronous rules that are due for a model: of fields that meet all other rules.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - report: What ``judge(_:)`` found in it.
  public func pendingChecks(
    for model: Model, meeting report: ValidationReport
  ) -> [PendingCheck] {
    guard let asynchronous = storage.asynchronous else { return [] }
    var sink = Sink()
    withUnsafePointer(to: model) { asynchronous(UnsafeRawPointer($0), &sink) }
    let wrong = Set(report.failures.map(\.path))
    return sink.pending.filter { !wrong.contains($0.path) }
  }

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
    let answers = try await withThrowingTaskGroup(of: (Int, Answer).self) { group in
      for (index, check) in checks.enumerated() {
        group.addTask { (index, try await check.answer(within: timeout, clock: clock)) }
      }
      return try await group.reduce(into: [Int: Answer]()) { $0[$1.0] = $1.1 }
    }
    var report = self
    for (index, check) in checks.enumerated() {
      switch answers[index] {
      case .met: break
      case .failed(let failure): report.failures.append(failure)
      case .unknown, nil: report.undetermined.append(check.undetermined)
      }
    }
    report.failures = report.failures.inOrder
    return report
  }
}

private enum Answer: Sendable {
  case met
  case failed(ValidationFailure)
  case unknown
}

extension PendingCheck {
  /// The answer, or that there was none in time.
  ///
  /// The question runs in a task of its own: one that does not heed its cancellation must hold
  /// nobody up.
  fileprivate func answer(
    within timeout: Duration, clock: some Clock<Duration>
  ) async throws -> Answer {
    let first = FirstAnswer()
    let question = Task {
      do {
        first.give(try await judge().map(Answer.failed) ?? .met)
      } catch {
        first.give(.unknown)
      }
    }
    let alarm = Task {
      try await clock.sleep(until: clock.now.advanced(by: timeout), tolerance: nil)
      first.give(.unknown)
    }
    defer {
      question.cancel()
      alarm.cancel()
    }
    return try await withTaskCancellationHandler {
      let answer = await first.wait()
      try Task.checkCancellation()
      return answer
    } onCancel: {
      first.give(.unknown)
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
