extension RuleDeclaration {
  /// Judges each element of an array by the element's rules.
  ///
  /// Failures name the element by its id, so that they stay with it when rows are moved, inserted or
  /// removed.
  public mutating func each<Element: Identifiable & SendableMetatype>(
    _ field: KeyPath<Model, [Element]> & Sendable, name: FieldPath? = nil,
    _ rules: Rules<Element>, file: StaticString = #fileID, line: UInt = #line
  ) where Element.ID: SendableMetatype {
    addRows(
      field, FieldPath.declared(field, name: name, file: file, line: line), rules.nodes
    ) { element, _ in .element(id: String(describing: element.id)) }
  }

  /// Judges each element of an array by the element's rules. Failures name it by its position.
  @_disfavoredOverload
  public mutating func each<Element>(
    _ field: KeyPath<Model, [Element]> & Sendable, name: FieldPath? = nil,
    _ rules: Rules<Element>, file: StaticString = #fileID, line: UInt = #line
  ) {
    addRows(
      field, FieldPath.declared(field, name: name, file: file, line: line), rules.nodes
    ) { _, index in .index(index) }
  }

  /// Judges each value of an array: `rules.each(\.tags, .required, .length(...20))`. Failures name it
  /// by its position.
  public mutating func each<Element>(
    _ field: KeyPath<Model, [Element]> & Sendable, name: FieldPath? = nil,
    _ rules: Rule<Element>..., file: StaticString = #fileID, line: UInt = #line
  ) {
    let clauses = rules.flatMap(\.clauses)
    let step = Step(
      targets: [.root], reads: [.root],
      description: FieldDescription(.root, Element.self, clauses.map(\.constraint))
    ) { place in judging(clauses, of: \Element.self, at: .root, place) }
    addRows(
      field, FieldPath.declared(field, name: name, file: file, line: line), [.step(step)]
    ) { _, index in .index(index) }
  }

  private mutating func addRows<Element>(
    _ field: KeyPath<Model, [Element]> & Sendable, _ path: FieldPath, _ nodes: [Node],
    name component: @escaping @Sendable (Element, Int) -> FieldPath.Component
  ) {
    add(
      Group(kind: .rows, path: path.appending(.each), reads: [], children: nodes) { place, inner in
        let array = ArrayPlace(place, path)
        let rows = Program { base, sink in
          let elements = base.assumingMemoryBound(to: [Element].self).pointee
          elements.withUnsafeBufferPointer { elements in
            let changed = sink.changed.flatMap(array.elementAndRest)
            for index in elements.indices {
              if let changed {
                guard component(elements[index], index) == changed.element else { continue }
                sink.changed = changed.rest
              }
              let (failures, pending) = (sink.failures.count, sink.pending.count)
              inner(UnsafeRawPointer(elements.baseAddress! + index), &sink)
              // Named afterwards: a row that is right costs no name.
              if sink.failures.count > failures || sink.pending.count > pending {
                sink.name(
                  failuresFrom: failures, pendingFrom: pending, array,
                  component(elements[index], index), index)
              }
            }
          }
        }
        return reading(field, rows)
      })
  }

  /// No two elements of an array may have the same value.
  ///
  /// ```swift
  /// rules.unique(\.guests, by: \.email)
  /// ```
  ///
  /// Each element that has the value of an earlier one fails, at the field that is compared. Empty
  /// texts and missing values are not compared.
  public mutating func unique<
    Element: Identifiable & SendableMetatype, Key: Hashable & SendableMetatype
  >(
    _ field: KeyPath<Model, [Element]> & Sendable, by key: KeyPath<Element, Key> & Sendable,
    name: FieldPath? = nil, keyName: FieldPath? = nil, code: FailureCode = .unique,
    file: StaticString = #fileID, line: UInt = #line
  ) where Element.ID: SendableMetatype {
    let path = FieldPath.declared(field, name: name, file: file, line: line)
    let keyPath = FieldPath.declared(key, name: keyName, file: file, line: line)
    let reader = Reader(field)
    add(
      Step(targets: [path.appending(.each).appending(keyPath)], reads: [path]) { place in
        let array = ArrayPlace(place, path)
        let template = Place(rules: place.rules, step: place.step).failure(
          at: keyPath, part: 0, code: code, arguments: [:])
        return Program { base, sink in
          let elements = reader.value(base)
          guard elements.count > 1 else { return }
          var seen: Set<Key> = []
          for (index, element) in elements.enumerated() {
            let value = element[keyPath: key]
            if isNothing(value) || seen.insert(value).inserted { continue }
            sink.fail(
              template.within(array, .element(id: String(describing: element.id)), index))
          }
        }
      })
  }
}

/// Whether a value stands for no entry.
private func isNothing(_ value: some Hashable) -> Bool {
  if let text = value as? String { return text.isEmpty }
  return (value as? any OptionalValue)?.isMissing ?? false
}
