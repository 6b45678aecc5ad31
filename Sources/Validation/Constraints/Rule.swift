/// What a value must meet, with the code that says so when it doesn't.
///
/// A rule looks at one value. ``Rules`` says which field it is judged on.
///
/// ```swift
/// extension Rule where Value == String {
///   static let username: Rule = .all(.required, .length(3...20), .pattern("[a-z0-9_]+"))
/// }
/// ```
///
/// ## Empty values
/// An empty text and a missing optional meet every rule but ``required`` and ``accepted``. So a
/// field that may be left out needs no condition, and one that may not says so once.
public struct Rule<Value>: Sendable {
  /// One condition with one code. A rule that was made by ``all(_:)`` has several.
  @usableFromInline struct Clause: Sendable {
    var code: FailureCode
    var arguments: [String: FailureArgument]
    /// What exports tell others of this condition.
    let constraint: Constraint
    /// Takes the place of the value in memory, because a copy of a text costs as much as a look at
    /// it.
    let isMet: @Sendable (UnsafePointer<Value>) -> Bool

    /// Whether a value that is missing is a failure.
    @usableFromInline var refusesAbsence: Bool {
      switch constraint {
      case .required, .accepted: true
      default: false
      }
    }
  }

  @usableFromInline let clauses: [Clause]

  init(clauses: [Clause]) {
    self.clauses = clauses
  }

  init(
    _ code: FailureCode, _ arguments: [String: FailureArgument] = [:], _ constraint: Constraint,
    isMet: @escaping @Sendable (UnsafePointer<Value>) -> Bool
  ) {
    clauses = [Clause(code: code, arguments: arguments, constraint: constraint, isMet: isMet)]
  }

  /// A rule of one's own.
  ///
  /// ```swift
  /// rules.field(\.seats, .custom("even") { $0.isMultiple(of: 2) })
  /// ```
  ///
  /// - Parameters:
  ///   - code: What the failure is called.
  ///   - arguments: What completes the code, for the words.
  ///   - isMet: Whether the value is right. It should look at each part of the value a bounded
  ///     number of times, since the value may come from an attacker.
  public static func custom(
    _ code: FailureCode, arguments: [String: FailureArgument] = [:],
    isMet: @escaping @Sendable (Value) -> Bool
  ) -> Rule {
    Rule(code, arguments, .custom(code)) { isMet($0.pointee) }
  }

  /// Several rules as one. All are judged; each that isn't met is a failure of its own.
  public static func all(_ rules: Rule...) -> Rule {
    Rule(clauses: rules.flatMap(\.clauses))
  }

  /// The same rule under another code, for example to have other words for it.
  public func reporting(
    _ code: FailureCode, arguments: [String: FailureArgument]? = nil
  ) -> Rule {
    Rule(
      clauses: clauses.map { clause in
        var clause = clause
        clause.code = code
        if let arguments { clause.arguments = arguments }
        return clause
      })
  }

  /// The first code and arguments that the value does not meet.
  func firstFailure(of value: Value) -> (code: FailureCode, arguments: [String: FailureArgument])? {
    withUnsafePointer(to: value) { pointer in
      clauses.first { !$0.isMet(pointer) }.map { ($0.code, $0.arguments) }
    }
  }

  /// Whether a value meets the rule.
  public func isMet(by value: Value) -> Bool {
    firstFailure(of: value) == nil
  }
}

extension Rule where Value == String {
  /// The rule, judged on the text without the white space at its ends.
  public var trimmed: Rule {
    Rule(
      clauses: clauses.map { clause in
        Clause(
          code: clause.code, arguments: clause.arguments, constraint: clause.constraint.loosened
        ) {
          text in
          let trimmed = text.pointee.trimmingWhiteSpace()
          return withUnsafePointer(to: trimmed) { clause.isMet($0) }
        }
      })
  }
}
