/// Everything that is wrong with a model, in the order in which its rules are declared.
///
/// ```swift
/// let report = Signup.rules.judge(signup)
/// guard report.isValid else {
///   for failure in report { print(failure) }
///   return
/// }
/// ```
///
/// A report holds no value that a person entered, only paths, codes and limits: it may be logged,
/// stored and sent.
public struct ValidationReport: Sendable, Hashable {
  /// Every rule that isn't met.
  public internal(set) var failures: [ValidationFailure]

  /// The asynchronous checks that could not be made, with the code
  /// ``FailureCode/undetermined`` and the check's own code as the argument `check`.
  public internal(set) var undetermined: [ValidationFailure]

  /// A report without any failure.
  public init() {
    failures = []
    undetermined = []
  }

  /// A report of these failures, in this order.
  public init(_ failures: [ValidationFailure], undetermined: [ValidationFailure] = []) {
    self.failures = failures
    self.undetermined = undetermined
  }

  /// Whether every rule is met that could be checked.
  public var isValid: Bool { failures.isEmpty }

  /// Whether every rule could be checked.
  public var isComplete: Bool { undetermined.isEmpty }

  /// The failures of one field alone, not of its parts.
  public subscript(path: FieldPath) -> [ValidationFailure] {
    failures.filter { $0.path == path }
  }

  /// The failures of one field, given by key path.
  ///
  /// - Returns: Nothing for a computed property, which has no name at run time: give its path.
  public subscript(keyPath: AnyKeyPath) -> [ValidationFailure] {
    FieldPath(keyPath).map { self[$0] } ?? []
  }

  /// The failures of a field and all its parts.
  public func failures(within path: FieldPath) -> [ValidationFailure] {
    failures.filter { path.isPrefix(of: $0.path) }
  }

  /// The first failure of a field: what a form shows beside it.
  public func first(at path: FieldPath) -> ValidationFailure? {
    failures.first { $0.path == path }
  }

  /// The fields that are wrong, each once, in order.
  public var paths: [FieldPath] {
    var seen: Set<FieldPath> = []
    return failures.compactMap { seen.insert($0.path).inserted ? $0.path : nil }
  }

  /// The same report seen from a model that holds this one's model at a path.
  public func prefixed(by prefix: FieldPath, positions: [Int] = []) -> ValidationReport {
    ValidationReport(
      failures.map { $0.prefixed(by: prefix, positions: positions) },
      undetermined: undetermined.map { $0.prefixed(by: prefix, positions: positions) })
  }

  /// Adds a failure at its place in the order of the rules that it comes from; one that comes from
  /// elsewhere goes to the end.
  public mutating func insert(_ failure: ValidationFailure) {
    failures = (failures + [failure]).inOrder
  }

  /// Leaves out the failures at some fields.
  public mutating func removeFailures(at isRemoved: (FieldPath) -> Bool) {
    failures.removeAll { isRemoved($0.path) }
    undetermined.removeAll { isRemoved($0.path) }
  }

  /// Adds the failures of another report behind the ones of this.
  public mutating func append(_ other: ValidationReport) {
    failures += other.failures
    undetermined += other.undetermined
  }
}

extension ValidationReport: RandomAccessCollection {
  public var startIndex: Int { failures.startIndex }
  public var endIndex: Int { failures.endIndex }
  public subscript(position: Int) -> ValidationFailure { failures[position] }
}

extension ValidationReport: CustomStringConvertible {
  /// For logs: a line for each failure.
  public var description: String {
    (failures + undetermined).map(\.description).joined(separator: "\n")
  }
}

extension ValidationReport: Codable {
  private enum Key: String, CodingKey { case failures, undetermined }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    failures = try container.decode([ValidationFailure].self, forKey: .failures)
    undetermined =
      try container.decodeIfPresent([ValidationFailure].self, forKey: .undetermined) ?? []
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(failures, forKey: .failures)
    if !undetermined.isEmpty { try container.encode(undetermined, forKey: .undetermined) }
  }
}

extension ValidationReport: Error {}
