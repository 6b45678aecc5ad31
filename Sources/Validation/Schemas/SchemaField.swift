/// How one field of a draft becomes a part of a typed value: see ``Schema``.
public struct SchemaField<Draft, Part>: Sendable {
  let descriptions: [FieldDescription]
  /// The part, or its failures.
  let parse: @Sendable (Draft) -> Result<Part, ValidationReport>

  init(
    descriptions: [FieldDescription],
    parse: @escaping @Sendable (Draft) -> Result<Part, ValidationReport>
  ) {
    self.descriptions = descriptions
    self.parse = parse
  }

  /// A text that is parsed.
  ///
  /// - Parameters:
  ///   - field: The field of the draft.
  ///   - parser: Makes the part of the text.
  ///   - name: The field's path in reports; needed for a computed property alone.
  ///   - rules: What the part must meet.
  public init(
    _ field: KeyPath<Draft, String> & Sendable, _ parser: TextParser<Part>,
    name: FieldPath? = nil, _ rules: Rule<Part>..., file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let path = FieldPath.declared(field, name: name, file: file, line: line)
    let clauses = rules.flatMap(\.clauses)
    self.init(
      descriptions: [
        FieldDescription(
          path: path, kind: .text, isOptional: false,
          constraints: parser.constraints + clauses.map(\.constraint))
      ]
    ) { draft in
      Self.parse(draft[keyPath: field], parser, path).flatMap { Self.judge($0, clauses, path) }
    }
  }

  /// A text that is parsed and may be left out: nothing but white space is no value.
  public init<Value>(
    optional field: KeyPath<Draft, String> & Sendable, _ parser: TextParser<Value>,
    name: FieldPath? = nil, _ rules: Rule<Value>..., file: StaticString = #fileID,
    line: UInt = #line
  ) where Part == Value? {
    let path = FieldPath.declared(field, name: name, file: file, line: line)
    let clauses = rules.flatMap(\.clauses)
    let parser = parser.optional
    self.init(
      descriptions: [
        FieldDescription(
          path: path, kind: .text, isOptional: false,
          constraints: parser.constraints + clauses.map(\.constraint))
      ]
    ) { draft in
      Self.parse(draft[keyPath: field], parser, path).flatMap {
        Self.judgeOptional($0, clauses, path)
      }
    }
  }

  /// A value that is typed in the draft already.
  public init(
    _ field: KeyPath<Draft, Part> & Sendable, name: FieldPath? = nil, _ rules: Rule<Part>...,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let path = FieldPath.declared(field, name: name, file: file, line: line)
    let clauses = rules.flatMap(\.clauses)
    self.init(descriptions: [FieldDescription(path, Part.self, clauses.map(\.constraint))]) {
      draft in
      Self.judge(draft[keyPath: field], clauses, path)
    }
  }

  /// A value that the draft may lack and the typed value must have: a choice that was made.
  public init(
    required field: KeyPath<Draft, Part?> & Sendable, name: FieldPath? = nil,
    _ rules: Rule<Part>..., file: StaticString = #fileID, line: UInt = #line
  ) {
    let path = FieldPath.declared(field, name: name, file: file, line: line)
    let clauses = rules.flatMap(\.clauses)
    self.init(
      descriptions: [
        FieldDescription(path, Part?.self, [.required] + clauses.map(\.constraint))
      ]
    ) { draft in
      guard let value = draft[keyPath: field] else {
        return .failure(ValidationReport([ValidationFailure(path: path, code: .required)]))
      }
      return Self.judge(value, clauses, path)
    }
  }

  /// A draft inside the draft, by its own schema.
  public init<Inner>(
    _ field: KeyPath<Draft, Inner> & Sendable, name: FieldPath? = nil, schema: Schema<Inner, Part>,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let path = FieldPath.declared(field, name: name, file: file, line: line)
    self.init(descriptions: schema.descriptions.map { $0.prefixed(by: path) }) { draft in
      schema.parse(draft[keyPath: field]).mapError { $0.prefixed(by: path) }
    }
  }

  /// Drafts in an array, each by the same schema. Failures name an element by its id.
  public init<Inner: Identifiable & SendableMetatype, Value>(
    each field: KeyPath<Draft, [Inner]> & Sendable, name: FieldPath? = nil,
    schema: Schema<Inner, Value>, file: StaticString = #fileID, line: UInt = #line
  ) where Part == [Value], Inner.ID: SendableMetatype {
    let path = FieldPath.declared(field, name: name, file: file, line: line)
    let elements = path.appending(.each)
    self.init(descriptions: schema.descriptions.map { $0.prefixed(by: elements) }) { draft in
      var values: [Value] = []
      var report = ValidationReport()
      for (index, inner) in draft[keyPath: field].enumerated() {
        switch schema.parse(inner) {
        case .success(let value): values.append(value)
        case .failure(let failures):
          let element = path.appending(.element(id: String(describing: inner.id)))
          report.append(failures.prefixed(by: element, positions: [index]))
        }
      }
      return report.isValid ? .success(values) : .failure(report)
    }
  }
}

extension SchemaField {
  private static func parse<Value>(
    _ text: String, _ parser: TextParser<Value>, _ path: FieldPath
  ) -> Result<Value, ValidationReport> {
    parser.parse(text).mapError { refusal in
      ValidationReport([
        ValidationFailure(path: path, code: refusal.code, arguments: refusal.arguments)
      ])
    }
  }

  private static func judge<Value>(
    _ value: Value, _ clauses: [Rule<Value>.Clause], _ path: FieldPath
  ) -> Result<Value, ValidationReport> {
    let failures = withUnsafePointer(to: value) { pointer in
      clauses.filter { !$0.isMet(pointer) }.map {
        ValidationFailure(path: path, code: $0.code, arguments: $0.arguments)
      }
    }
    return failures.isEmpty ? .success(value) : .failure(ValidationReport(failures))
  }

  private static func judgeOptional<Value>(
    _ value: Value?, _ clauses: [Rule<Value>.Clause], _ path: FieldPath
  ) -> Result<Value?, ValidationReport> {
    if let value { return judge(value, clauses, path).map(Optional.some) }
    let failures = clauses.filter(\.refusesAbsence).map {
      ValidationFailure(path: path, code: $0.code, arguments: $0.arguments)
    }
    return failures.isEmpty ? .success(nil) : .failure(ValidationReport(failures))
  }
}

extension FieldDescription {
  fileprivate func prefixed(by prefix: FieldPath) -> FieldDescription {
    FieldDescription(
      path: prefix.appending(path), kind: kind, isOptional: isOptional, constraints: constraints)
  }
}
