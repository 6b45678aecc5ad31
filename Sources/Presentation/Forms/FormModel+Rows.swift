import Validation

/// A row of a form: an element of an array in the draft, wherever it stands.
///
/// ```swift
/// ForEach(form.rows(\.guests)) { row in
///   ValidatedTextField("Name", field: row.field(\.name))
/// }
/// ```
@MainActor
public struct FormRow<Draft: Equatable & Sendable, Element: Identifiable & Equatable>: Identifiable
where Element.ID: Sendable & SendableMetatype {
  public nonisolated let id: Element.ID
  private let form: FormModel<Draft>
  private let array: WritableKeyPath<Draft, [Element]> & Sendable
  private let path: FieldPath
  /// Where the row stood last; it is looked for only if it has moved.
  private let hint: Int
  /// What is read after the row was removed, by a view that has not been told yet.
  private let last: Element

  init(
    _ form: FormModel<Draft>, _ array: WritableKeyPath<Draft, [Element]> & Sendable,
    _ path: FieldPath, _ element: Element, _ index: Int
  ) {
    id = element.id
    self.form = form
    self.array = array
    self.path = path.appending(.element(id: String(describing: element.id)))
    hint = index
    last = element
  }

  private var index: Int? {
    let elements = form.truth[keyPath: array]
    if elements.indices.contains(hint), elements[hint].id == id { return hint }
    return elements.firstIndex { $0.id == id }
  }

  /// A field's value. Writing to a row that was removed does nothing.
  public subscript<Value: Equatable>(
    _ keyPath: WritableKeyPath<Element, Value> & Sendable
  ) -> Value {
    get {
      let field = path.appending(form.path(keyPath))
      form.status.observation.access(field, .value)
      return index.map { form.truth[keyPath: array][$0][keyPath: keyPath] }
        ?? last[keyPath: keyPath]
    }
    nonmutating set {
      guard let index, form.truth[keyPath: array][index][keyPath: keyPath] != newValue else {
        return
      }
      let field = path.appending(form.path(keyPath))
      form.noteEmptiness(newValue, field)
      form.change(field) { $0[keyPath: array][index][keyPath: keyPath] = newValue }
      form.noteDirty(field, isDirty(keyPath))
    }
  }

  private func isDirty<Value: Equatable>(_ keyPath: KeyPath<Element, Value>) -> Bool {
    guard let index else { return false }
    let elements = form.initial[keyPath: array]
    // A row that was added is new in every field.
    let before =
      elements.indices.contains(index) && elements[index].id == id
      ? elements[index] : elements.first { $0.id == id }
    return before?[keyPath: keyPath] != form.truth[keyPath: array][index][keyPath: keyPath]
  }

  /// A field with all that is shown of it.
  public func field<Value: Equatable>(
    _ keyPath: WritableKeyPath<Element, Value> & Sendable
  ) -> FormField<Value> {
    let field = path.appending(form.path(keyPath))
    return FormField(
      path: field, status: form.status, attributes: form.attributes(of: field)
    ) {
      self[keyPath]
    } set: {
      self[keyPath] = $0
    } isDirty: {
      isDirty(keyPath)
    } moveFocus: { isFocused in
      if !isFocused { form.noteEmptiness(self[keyPath], field) }
      form.focusChanged(field, isFocused)
    }
  }
}

extension FormModel {
  /// Notes whether a field of a row holds an empty text. Other fields are asked when it matters.
  fileprivate func noteEmptiness(_ value: some Equatable, _ path: FieldPath) {
    guard let text = value as? String else { return }
    if text.isEmpty { emptyTexts.insert(path) } else { emptyTexts.remove(path) }
  }

  /// The rows of an array. Who reads them is woken when rows are added, removed or moved, not when
  /// something in a row changes.
  public func rows<Element: Identifiable & Equatable>(
    _ array: WritableKeyPath<Draft, [Element]> & Sendable
  ) -> [FormRow<Draft, Element>] where Element.ID: Sendable & SendableMetatype {
    let path = path(array)
    status.observation.access(path, .elements)
    return truth[keyPath: array].enumerated().map { index, element in
      FormRow(self, array, path, element, index)
    }
  }
}
