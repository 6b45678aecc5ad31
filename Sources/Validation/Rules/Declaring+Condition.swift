extension RuleDeclaration {
  /// Rules that apply while a field is true.
  ///
  /// ```swift
  /// rules.when(\.isCompany) { rules in
  ///   rules.field(\.taxNumber, .required)
  /// }
  /// ```
  @inlinable
  public mutating func when(
    _ field: KeyPath<Model, Bool> & Sendable, name: FieldPath? = nil,
    file: StaticString = #fileID, line: UInt = #line,
    _ declare: (inout RuleDeclaration<Model>) -> Void
  ) {
    when(field, equals: true, name: name, file: file, line: line, declare)
  }

  /// Rules that apply while a field has a value.
  @inlinable
  public mutating func when<Value: Equatable & Sendable>(
    _ field: KeyPath<Model, Value> & Sendable, equals value: Value, name: FieldPath? = nil,
    file: StaticString = #fileID, line: UInt = #line,
    _ declare: (inout RuleDeclaration<Model>) -> Void
  ) {
    let path = FieldPath.declared(field, name: name, file: file, line: line)
    let reader = Reader(field)
    addCondition(
      reads: [path], ConditionDescription(path: path, value: FailureArgument(value)), declare
    ) { reader.value($0) == value }
  }

  /// Rules that apply while the value of a field meets a condition.
  @inlinable
  public mutating func when<Value>(
    _ field: KeyPath<Model, Value> & Sendable, name: FieldPath? = nil,
    file: StaticString = #fileID, line: UInt = #line,
    is isMet: @escaping @Sendable (Value) -> Bool,
    then declare: (inout RuleDeclaration<Model>) -> Void
  ) {
    let path = FieldPath.declared(field, name: name, file: file, line: line)
    let reader = Reader(field)
    addCondition(reads: [path], nil, declare) { isMet(reader.value($0)) }
  }

  /// Rules that apply while the values of two fields meet a condition.
  ///
  /// ```swift
  /// rules.when(\.latitude, \.longitude, are: { !$0.isEmpty || !$1.isEmpty }) { rules in
  ///   rules.field(\.latitude, .required, .decimal(in: -90...90))
  ///   rules.field(\.longitude, .required, .decimal(in: -180...180))
  /// }
  /// ```
  @inlinable
  public mutating func when<First, Second>(
    _ first: KeyPath<Model, First> & Sendable, _ second: KeyPath<Model, Second> & Sendable,
    names: [FieldPath?] = [], file: StaticString = #fileID, line: UInt = #line,
    are isMet: @escaping @Sendable (First, Second) -> Bool,
    then declare: (inout RuleDeclaration<Model>) -> Void
  ) {
    let paths = [
      FieldPath.declared(first, name: names.first ?? nil, file: file, line: line),
      FieldPath.declared(second, name: names.count > 1 ? names[1] : nil, file: file, line: line),
    ]
    let (one, two) = (Reader(first), Reader(second))
    addCondition(reads: paths, nil, declare) { isMet(one.value($0), two.value($0)) }
  }

  @usableFromInline
  mutating func addCondition(
    reads: [FieldPath], _ description: ConditionDescription?,
    _ declare: (inout RuleDeclaration<Model>) -> Void,
    isMet: @escaping @Sendable (UnsafeRawPointer) -> Bool
  ) {
    var declaration = RuleDeclaration<Model>()
    declare(&declaration)
    add(
      Group(
        kind: .condition(description), path: .root, reads: reads, children: declaration.nodes
      ) { _, inner in
        Program { base, sink in if isMet(base) { inner(base, &sink) } }
      })
  }
}
