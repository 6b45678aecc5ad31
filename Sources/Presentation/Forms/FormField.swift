import Validation

/// One field of a form: its value, and all that is shown of it.
///
/// ```swift
/// let email = form.field(\.email)
/// TextField("Email", text: Binding(get: { email.value }, set: { email.value = $0 }))
/// if let message = email.message { Text(message) }
/// ```
///
/// A view that reads it is woken by this field alone.
@MainActor
public struct FormField<Value: Equatable> {
  /// Which field it is.
  public let path: FieldPath
  private let status: FormStatus
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void
  private let differs: @MainActor () -> Bool
  private let moveFocus: @MainActor (Bool) -> Void
  private let attributes: HTMLAttributes

  init(
    path: FieldPath, status: FormStatus, attributes: HTMLAttributes,
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void,
    isDirty: @escaping @MainActor () -> Bool,
    moveFocus: @escaping @MainActor (_ isFocused: Bool) -> Void
  ) {
    self.path = path
    self.status = status
    self.attributes = attributes
    self.get = get
    self.set = set
    differs = isDirty
    self.moveFocus = moveFocus
  }

  /// What was entered.
  public var value: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The failure that is shown.
  public var failure: ValidationFailure? {
    status.access(path)
    return status.shown[path]
  }

  /// The sentence that is shown, in the form's language.
  public var message: String? {
    failure.map { status.wording.text(for: $0) }
  }

  /// Whether the field was left once.
  public var isTouched: Bool {
    status.access(path)
    return status.touched.contains(path)
  }

  /// Whether the value differs from what the form began with.
  public var isDirty: Bool {
    status.access(path)
    return differs()
  }

  /// Whether a check of the value has not answered yet.
  public var isChecking: Bool {
    status.access(path)
    return status.checking.contains(path)
  }

  /// Whether a check of the value could not be made.
  public var isUndetermined: Bool {
    status.access(path)
    return status.undetermined.contains(path)
  }

  /// Whether the rules ask for an entry, whatever the other fields are.
  public var isRequired: Bool { attributes["required"] != nil }

  /// What HTML can say of the field's rules.
  public var htmlAttributes: HTMLAttributes { attributes }

  /// How often the form has moved the focus here: a component takes the focus when it changes.
  public var focusRequests: Int {
    status.access(path)
    return status.focusRequests[path] ?? 0
  }

  /// Tells that a person moved the focus here, or away from here.
  public func focusChanged(_ isFocused: Bool) { moveFocus(isFocused) }

  /// Tells that the field was left.
  public func blur() { moveFocus(false) }

  /// The same field with its value in another shape, as a component needs it.
  ///
  /// - Parameters:
  ///   - get: What the component is given.
  ///   - set: What the draft gets.
  public func map<Other: Equatable>(
    get: @escaping @MainActor (Value) -> Other, set: @escaping @MainActor (Other) -> Value
  ) -> FormField<Other> {
    FormField<Other>(
      path: path, status: status, attributes: attributes, get: { get(value) },
      set: { value = set($0) }, isDirty: differs, moveFocus: moveFocus)
  }
}

extension FormField: Equatable {
  /// Whether both are the same field of the same form, whatever its value is: a view that is given
  /// the same field again has nothing new to show.
  public nonisolated static func == (first: FormField, second: FormField) -> Bool {
    first.status === second.status && first.path == second.path
  }
}
