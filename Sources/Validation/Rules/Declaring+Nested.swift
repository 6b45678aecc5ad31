extension RuleDeclaration {
  /// Judges a model inside the model by its own rules.
  ///
  /// ```swift
  /// rules.nested(\.address, Address.rules)
  /// ```
  public mutating func nested<Value>(
    _ field: KeyPath<Model, Value> & Sendable, name: FieldPath? = nil, _ rules: Rules<Value>,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let path = FieldPath.declared(field, name: name, file: file, line: line)
    add(
      Group(
        kind: .nested(isOptional: false), path: path, reads: [], children: rules.nodes
      ) { _, inner in reading(field, inner) })
  }

  /// Judges a model inside the model by its own rules, if there is one.
  public mutating func nested<Value>(
    _ field: KeyPath<Model, Value?> & Sendable, name: FieldPath? = nil, _ rules: Rules<Value>,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let path = FieldPath.declared(field, name: name, file: file, line: line)
    add(
      Group(
        kind: .nested(isOptional: true), path: path, reads: [], children: rules.nodes
      ) { _, inner in
        let present = Program { base, sink in
          guard let value = base.assumingMemoryBound(to: Value?.self).pointee else { return }
          withUnsafePointer(to: value) { inner(UnsafeRawPointer($0), &sink) }
        }
        return reading(field, present)
      })
  }
}
