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
      field, FieldPath.declared(field, name: name, file: file, line: line), rules.nodes, .byID)
  }

  /// Judges each element of an array by the element's rules. Failures name it by its position.
  @_disfavoredOverload
  public mutating func each<Element>(
    _ field: KeyPath<Model, [Element]> & Sendable, name: FieldPath? = nil,
    _ rules: Rules<Element>, file: StaticString = #fileID, line: UInt = #line
  ) {
    addRows(
      field, FieldPath.declared(field, name: name, file: file, line: line), rules.nodes, .byPosition
    )
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
      field, FieldPath.declared(field, name: name, file: file, line: line), [.step(step)],
      .byPosition)
  }

  private mutating func addRows<Element>(
    _ field: KeyPath<Model, [Element]> & Sendable, _ path: FieldPath, _ nodes: [Node],
    _ names: RowNames<Element>
  ) {
    add(
      Group(kind: .rows, path: path.appending(.each), reads: [], children: nodes) { place, inner in
        let array = ArrayPlace(place, path)
        let rows = Program { base, sink in
          let elements = base.assumingMemoryBound(to: [Element].self).pointee
          elements.withUnsafeBufferPointer { elements in
            let changed = sink.changed.flatMap(array.elementAndRest)
            let isChanged = (changed?.element).map(names.matching)
            for index in elements.indices {
              if let changed, let isChanged {
                guard isChanged(elements[index], index) else { continue }
                sink.changed = changed.rest
              }
              let (failures, pending) = (sink.failures.count, sink.pending.count)
              inner(UnsafeRawPointer(elements.baseAddress! + index), &sink)
              // Named afterwards: a row that is right costs no name.
              if sink.failures.count > failures || sink.pending.count > pending {
                sink.name(
                  failuresFrom: failures, pendingFrom: pending, array,
                  names.name(elements[index], index), index)
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
            sink.fail(template.within(array, RowNames.byID.name(element, index), index))
          }
        }
      })
  }
}

/// How the elements of an array are named in paths, and found by their names.
private struct RowNames<Element>: Sendable {
  let name: @Sendable (Element, Int) -> FieldPath.Component
  /// Whether an element is the one of a name.
  let matching: @Sendable (FieldPath.Component) -> (Element, Int) -> Bool

  static var byPosition: RowNames {
    RowNames { _, index in
      .index(index)
    } matching: { component in
      { _, index in component == .index(index) }
    }
  }
}

extension RowNames where Element: Identifiable & SendableMetatype, Element.ID: SendableMetatype {
  static var byID: RowNames {
    RowNames { element, _ in
      .element(id: String(describing: element.id))
    } matching: { component in
      guard case .element(let text) = component else { return { _, _ in false } }
      // Read the id once, where that is possible, rather than write one for each row.
      if let type = Element.ID.self as? any LosslessStringConvertible.Type,
        let id = type.init(text) as? Element.ID
      {
        return { element, _ in element.id == id }
      }
      return { element, _ in String(describing: element.id) == text }
    }
  }
}

/// Whether a value stands for no entry.
private func isNothing(_ value: some Hashable) -> Bool {
  if let text = value as? String { return text.isEmpty }
  return (value as? any OptionalValue)?.isMissing ?? false
}
