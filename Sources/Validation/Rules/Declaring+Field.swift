extension RuleDeclaration {
  /// Rules for a field.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - name: Its path in reports; needed for a computed property alone.
  ///   - sources: What a computed property is computed from: it is judged again when one of these
  ///     changes.
  ///   - rules: What its value must meet. All of them are judged, in this order.
  @_disfavoredOverload
  public mutating func field<Value>(
    _ field: KeyPath<Model, Value> & Sendable, name: FieldPath? = nil,
    reading sources: [PartialKeyPath<Model>] = [], _ rules: Rule<Value>...,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let path = FieldPath.declared(field, name: name, file: file, line: line)
    let reads = [path] + FieldPath.declared(sources, file: file, line: line)
    let clauses = rules.flatMap(\.clauses)
    add(
      Step(
        targets: [path], reads: reads,
        description: FieldDescription(path, Value.self, clauses.map(\.constraint))
      ) { place in
        judging(clauses, of: field, at: path, place)
      })
  }

  /// Rules for a field that may have no value. Without one, ``Rule/required`` alone is judged.
  ///
  /// ```swift
  /// rules.field(\.birthYear, .required, .range(1900...2100))  // var birthYear: Int?
  /// ```
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - name: Its path in reports; needed for a computed property alone.
  ///   - sources: What a computed property is computed from: it is judged again when one of these
  ///     changes.
  ///   - rules: What its value must meet, if there is one.
  @inlinable
  public mutating func field<Value>(
    _ field: KeyPath<Model, Value?> & Sendable, name: FieldPath? = nil,
    reading sources: [PartialKeyPath<Model>] = [], _ rules: Rule<Value>...,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let path = FieldPath.declared(field, name: name, file: file, line: line)
    let reads = [path] + FieldPath.declared(sources, file: file, line: line)
    let clauses = rules.flatMap(\.clauses)
    add(
      Step(
        targets: [path], reads: reads, description: describing(clauses, at: path)
      ) { place in
        let present = judging(clauses, of: \Value.self, at: path, place)
        let absent = refusingAbsence(clauses, at: path, place)
        let judge = Program { base, sink in
          // Inlined where the type is known: without it a copy costs several times as much.
          if let value = base.assumingMemoryBound(to: Value?.self).pointee {
            withUnsafePointer(to: value) { present(UnsafeRawPointer($0), &sink) }
          } else {
            absent(base, &sink)
          }
        }
        return reading(field, judge)
      })
  }
}

/// Judges a field of a model by all clauses.
///
/// Two clauses to a closure: a call for each would cost as much as the shorter rules.
@usableFromInline
func judging<Model, Value>(
  _ clauses: [Rule<Value>.Clause], of field: KeyPath<Model, Value> & Sendable,
  at path: FieldPath, _ place: Place
) -> Program {
  let failures = clauses.enumerated().map { index, clause in
    place.failure(at: path, part: index, code: clause.code, arguments: clause.arguments)
  }
  let offset = MemoryLayout<Model>.offset(of: field)
  let distance = offset ?? 0
  let pairs = stride(from: 0, to: clauses.count, by: 2).map { index in
    let (isMet, failure) = (clauses[index].isMet, failures[index])
    guard index + 1 < clauses.count else {
      return Program { base, sink in
        let value = (base + distance).assumingMemoryBound(to: Value.self)
        if !isMet(value) { sink.fail(failure) }
      }
    }
    let (isNextMet, nextFailure) = (clauses[index + 1].isMet, failures[index + 1])
    return Program { base, sink in
      let value = (base + distance).assumingMemoryBound(to: Value.self)
      if !isMet(value) { sink.fail(failure) }
      if !isNextMet(value) { sink.fail(nextFailure) }
    }
  }
  return offset == nil ? reading(field, chain(pairs)) : chain(pairs)
}

/// Reports what may not be missing.
@usableFromInline
func refusingAbsence<Value>(
  _ clauses: [Rule<Value>.Clause], at path: FieldPath, _ place: Place
) -> Program {
  chain(
    clauses.enumerated().filter(\.element.refusesAbsence).map { index, clause in
      let failure = place.failure(
        at: path, part: index, code: clause.code, arguments: clause.arguments)
      return Program { _, sink in sink.fail(failure) }
    })
}

@usableFromInline
func describing<Value>(_ clauses: [Rule<Value>.Clause], at path: FieldPath) -> FieldDescription {
  FieldDescription(path, Value?.self, clauses.map(\.constraint))
}
