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

  /// The asynchronous rules that are due after a change: see ``judge(_:after:from:)``.
  ///
  /// - Parameters:
  ///   - model: The model as it is now.
  ///   - changed: The field that changed.
  ///   - report: What the other rules found in the model as it is now.
  public func pendingChecks(
    for model: Model, after changed: FieldPath, meeting report: ValidationReport
  ) -> [PendingCheck] {
    guard storage.asynchronous != nil else { return [] }
    var sink = Sink()
    withUnsafePointer(to: model) { pointer in
      for number in storage.steps(affectedBy: changed) {
        let step = storage.steps[number]
        guard step.isAsynchronous else { continue }
        sink.changed = step.readsOnlyRow(of: changed) ? changed : nil
        step.program(UnsafeRawPointer(pointer), &sink)
      }
    }
    return sink.pending.filter { check in !report.contains { $0.path == check.path } }
  }
}
