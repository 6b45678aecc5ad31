// Rules across fields. Each names the fields that it reads, so that it is judged again when any of
// them changes.

extension RuleDeclaration {
  /// A field must be equal to another: a repeated password or address.
  ///
  /// It is judged again when either changes; the failure lies on the first.
  @inlinable
  public mutating func equal<Value: Equatable & SendableMetatype>(
    _ field: KeyPath<Model, Value> & Sendable, to other: KeyPath<Model, Value> & Sendable,
    name: FieldPath? = nil, otherName: FieldPath? = nil, code: FailureCode = .equal,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let otherPath = FieldPath.declared(other, name: otherName, file: file, line: line)
    check(
      field, other, names: [name, otherPath], at: [field], code: code,
      arguments: ["other": .text(otherPath.description)], file: file, line: line
    ) { $0 == $1 }
  }

  /// A condition on two fields.
  ///
  /// ```swift
  /// rules.check(\.start, \.end, at: [\.end], code: "endsBeforeStart") { start, end in start <= end }
  /// ```
  ///
  /// - Parameters:
  ///   - first: A field that the condition reads.
  ///   - second: Another.
  ///   - names: Their paths in reports, where they are computed properties.
  ///   - targets: The fields on which the failure lies, one or both; without any it lies on the model.
  ///   - code: What the failure is called.
  ///   - arguments: What completes the code.
  ///   - isMet: Whether the values go together.
  @inlinable
  public mutating func check<First, Second>(
    _ first: KeyPath<Model, First> & Sendable, _ second: KeyPath<Model, Second> & Sendable,
    names: [FieldPath?] = [], at targets: [PartialKeyPath<Model>], code: FailureCode,
    arguments: [String: FailureArgument] = [:], file: StaticString = #fileID, line: UInt = #line,
    isMet: @escaping @Sendable (First, Second) -> Bool
  ) {
    let (one, two) = (Reader(first), Reader(second))
    addCheck(
      reading: [first, second], names: names, at: targets, code: code, arguments: arguments,
      file: file, line: line
    ) { isMet(one.value($0), two.value($0)) }
  }

  /// A condition on three fields.
  @inlinable
  public mutating func check<First, Second, Third>(
    _ first: KeyPath<Model, First> & Sendable, _ second: KeyPath<Model, Second> & Sendable,
    _ third: KeyPath<Model, Third> & Sendable, names: [FieldPath?] = [],
    at targets: [PartialKeyPath<Model>], code: FailureCode,
    arguments: [String: FailureArgument] = [:], file: StaticString = #fileID, line: UInt = #line,
    isMet: @escaping @Sendable (First, Second, Third) -> Bool
  ) {
    let (one, two, three) = (Reader(first), Reader(second), Reader(third))
    addCheck(
      reading: [first, second, third], names: names, at: targets, code: code,
      arguments: arguments, file: file, line: line
    ) { isMet(one.value($0), two.value($0), three.value($0)) }
  }

  /// A condition on the whole model.
  ///
  /// - Parameters:
  ///   - fields: Every field that the condition looks at: when one of them changes it is judged
  ///     again, and only then.
  ///   - names: Their paths in reports, where they are computed properties.
  ///   - targets: The fields on which the failure lies; without any it lies on the model.
  ///   - code: What the failure is called.
  ///   - arguments: What completes the code.
  ///   - isMet: Whether the model is right.
  public mutating func check(
    reading fields: [PartialKeyPath<Model>], names: [FieldPath?] = [],
    at targets: [PartialKeyPath<Model>], code: FailureCode,
    arguments: [String: FailureArgument] = [:], file: StaticString = #fileID, line: UInt = #line,
    isMet: @escaping @Sendable (Model) -> Bool
  ) {
    addCheck(
      reading: fields, names: names, at: targets, code: code, arguments: arguments, file: file,
      line: line
    ) { isMet($0.assumingMemoryBound(to: Model.self).pointee) }
  }

  @usableFromInline
  mutating func addCheck(
    reading fields: [PartialKeyPath<Model>], names: [FieldPath?],
    at targets: [PartialKeyPath<Model>],
    code: FailureCode, arguments: [String: FailureArgument], file: StaticString, line: UInt,
    isMet: @escaping @Sendable (UnsafeRawPointer) -> Bool
  ) {
    var paths: [PartialKeyPath<Model>: FieldPath] = [:]
    for (index, field) in fields.enumerated() {
      let name = index < names.count ? names[index] : nil
      paths[field] = FieldPath.declared(field, name: name, file: file, line: line)
    }
    let reads = fields.map { paths[$0]! }
    var targets = targets.map {
      paths[$0] ?? FieldPath.declared($0, name: nil, file: file, line: line)
    }
    if targets.isEmpty { targets = [.root] }
    add(
      Step(targets: targets, reads: reads) { [targets] place in
        let failures = targets.enumerated().map { index, target in
          place.failure(at: target, part: index, code: code, arguments: arguments)
        }
        return Program { base, sink in
          if !isMet(base) { for failure in failures { sink.fail(failure) } }
        }
      })
  }
}
