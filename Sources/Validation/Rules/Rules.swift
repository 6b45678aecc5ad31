// Rules read numbers with the marks of this module, and apps name them.
@_exported import NumberText

/// What a model must meet, declared once and judged anywhere.
///
/// ```swift
/// struct Signup {
///   var email = ""
///   var age: Int?
///   var password = ""
///   var confirmation = ""
///   var guests: [Guest] = []
///
///   static let rules = Rules<Signup> { rules in
///     rules.field(\.email, .required, .email)
///     rules.field(\.age, .range(18...120))
///     rules.field(\.password, .required, .length(12...))
///     rules.equal(\.confirmation, to: \.password)
///     rules.each(\.guests, Guest.rules)
///   }
/// }
///
/// let report = Signup.rules.judge(signup)
/// ```
///
/// Rules are made once, usually as a `static let`: fields are then found in memory, failures are
/// ready, and judging a right model allocates nothing. They are a value that may be used from any
/// thread.
public struct Rules<Model>: Sendable {
  let storage: Storage

  final class Storage: Sendable {
    let identity = RulesIdentity()
    let nodes: [Node]
    let steps: [Compiler.Compiled]
    let immediate: Program
    let asynchronous: Program?
    /// The numbers of the steps that read each property of the model; under the empty path those
    /// that read the model itself. A form of many fields would else search all steps on each key.
    let readers: [FieldPath.Component?: [Int]]

    init(_ nodes: [Node]) {
      self.nodes = nodes
      (steps, immediate, asynchronous) = Compiler.compile(nodes, rules: identity)
      var readers: [FieldPath.Component?: [Int]] = [:]
      for (number, step) in steps.enumerated() {
        for first in Set(step.reads.map(\.components.first)) {
          readers[first, default: []].append(number)
        }
      }
      self.readers = readers
    }

    /// The numbers of the steps that a change affects, in order.
    func steps(affectedBy changed: FieldPath) -> [Int] {
      guard let first = changed.components.first else { return Array(steps.indices) }
      let candidates = (readers[first] ?? []) + (readers[nil] ?? [])
      return Set(candidates).filter { steps[$0].isAffected(by: changed) }.sorted()
    }
  }

  /// Declares rules.
  ///
  /// - Parameter declare: Adds the rules, in the order in which failures are to be reported.
  public init(_ declare: (inout RuleDeclaration<Model>) -> Void) {
    var declaration = RuleDeclaration<Model>()
    declare(&declaration)
    storage = Storage(declaration.nodes)
  }

  var nodes: [Node] { storage.nodes }

  /// Judges a model by all rules but the asynchronous ones.
  ///
  /// - Returns: Every failure, in the order of the declarations; within an array, row by row.
  public func judge(_ model: Model) -> ValidationReport {
    var sink = Sink()
    withUnsafePointer(to: model) { storage.immediate(UnsafeRawPointer($0), &sink) }
    return ValidationReport(sink.failures)
  }

  /// Whether the model meets all rules but the asynchronous ones.
  public func areMet(by model: Model) -> Bool {
    judge(model).isValid
  }

  /// Returns the model if it meets the rules.
  ///
  /// - Throws: The report, if it doesn't.
  public func validated(_ model: Model) throws(ValidationReport) -> Model {
    let report = judge(model)
    guard report.isValid else { throw report }
    return model
  }

  /// Whether there are rules that only ``judge(_:timeout:clock:)`` judges.
  public var hasAsynchronousRules: Bool { storage.asynchronous != nil }
}
