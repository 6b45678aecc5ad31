/// Makes a typed value of what a person entered, or reports every failure at once.
///
/// ```swift
/// struct ReportDraft {
///   var species: Species?
///   var age = ""
///   var email = ""
/// }
///
/// let schema = Schema<ReportDraft, Report>(
///   SchemaField(required: \.species),
///   SchemaField(optional: \.age, .integer, .range(0...40)),
///   SchemaField(\.email, .text, .required, .email)
/// ) { species, age, email in
///   Report(species: species, age: age, email: email)
/// }
///
/// switch schema.parse(draft) {
/// case .success(let report): store(report)
/// case .failure(let failures): show(failures)
/// }
/// ```
///
/// The value exists only where it is right, so the code behind it has nothing left to check.
public struct Schema<Draft, Value>: Sendable {
  /// What each field must meet, in order.
  public let descriptions: [FieldDescription]
  private let judge: @Sendable (Draft) -> Result<Value, ValidationReport>

  /// Declares a schema.
  ///
  /// - Parameters:
  ///   - fields: The parts, in the order in which their failures are reported.
  ///   - rules: What the draft must meet besides, above all rules across fields. They are judged
  ///     whether or not the fields are right, and reported after them.
  ///   - make: Makes the value of its parts. It is called only if all of them are right.
  public init<each Part>(
    _ fields: repeat SchemaField<Draft, each Part>, rules: Rules<Draft>? = nil,
    make: @escaping @Sendable (repeat each Part) -> Value
  ) {
    var descriptions: [FieldDescription] = []
    for field in repeat each fields { descriptions += field.descriptions }
    self.descriptions = descriptions
    judge = { draft in
      var report = ValidationReport()
      let parts = (repeat Self.part(of: each fields, draft, &report))
      if let rules { report.append(rules.judge(draft)) }
      guard report.isValid else { return .failure(report) }
      // Without a failure each part is there.
      return .success(make(repeat (each parts)!))
    }
  }

  private static func part<Part>(
    of field: SchemaField<Draft, Part>, _ draft: Draft, _ report: inout ValidationReport
  ) -> Part? {
    switch field.parse(draft) {
    case .success(let part): return part
    case .failure(let failures):
      report.append(failures)
      return nil
    }
  }

  private init(
    descriptions: [FieldDescription],
    judge: @escaping @Sendable (Draft) -> Result<Value, ValidationReport>
  ) {
    self.descriptions = descriptions
    self.judge = judge
  }

  /// The schema, whose value must meet rules of its own. They are judged once there is a value;
  /// their paths are those of the value.
  public func checked(by rules: Rules<Value>) -> Schema {
    Schema(descriptions: descriptions) { draft in
      judge(draft).flatMap { value in
        let report = rules.judge(value)
        return report.isValid ? .success(value) : .failure(report)
      }
    }
  }

  /// The value, or everything that is wrong with the draft.
  public func parse(_ draft: Draft) -> Result<Value, ValidationReport> {
    judge(draft)
  }

  /// The value.
  ///
  /// - Throws: Everything that is wrong with the draft.
  public func value(of draft: Draft) throws(ValidationReport) -> Value {
    try judge(draft).get()
  }

  /// The attributes of the control for a field of the draft.
  public func htmlAttributes(for path: FieldPath) -> HTMLAttributes {
    HTMLAttributes(descriptions.filter { $0.path == path.pattern })
  }
}
