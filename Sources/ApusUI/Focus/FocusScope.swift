import ViewGraph

/// A part of the screen that stands for a value of a focus state. Stays the same from evaluation to
/// evaluation.
final class FocusScope: Slot {
  var outer: FocusScope?
  var changed: @MainActor (Bool) -> Void = { _ in }
  private var controls: [FocusControl] = []

  func add(_ control: FocusControl) {
    if !controls.contains(where: { $0 === control }) { controls.append(control) }
  }

  func remove(_ control: FocusControl) { controls.removeAll { $0 === control } }

  /// Moves the focus to the first field in it, or to the first button if there is no field; false
  /// if there is neither.
  func focus() -> Bool {
    guard let control = controls.first(where: \.isField) ?? controls.first,
      let component = control.component
    else { return false }
    component.graph.focus(component, focusHandler: control.handler)
    return true
  }

  /// The visitor moved the focus into it or out of it. A control that loses the focus to another one in it is told last.
  func focusChanged(_ isFocused: Bool) {
    guard isFocused || !controls.contains(where: \.isFocused) else { return }
    changed(isFocused)
    outer?.focusChanged(isFocused)
  }
}

/// A control that can have the focus. A field that has left the screen loses the focus.
final class FocusControl: AppearanceSlot {
  private(set) weak var component: Component?
  private(set) var handler = 0
  /// Whether something is entered into it. A button beside a field does not take its focus.
  let isField: Bool
  private var scopes: [FocusScope] = []

  private var changed: @MainActor (Bool) -> Void = { _ in }
  fileprivate(set) var isFocused = false

  init(isField: Bool, in context: EmissionContext) {
    self.isField = isField
    super.init(in: context)
  }

  /// The visitor moved the focus to it or away.
  func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    changed(isFocused)
  }

  override func end() { if isFocused { focusChanged(false) } }

  func update(
    _ component: Component?, handler: Int, in innermost: FocusScope?,
    _ changed: @escaping @MainActor (Bool) -> Void
  ) {
    self.changed = changed
    self.component = component
    self.handler = handler
    var fresh: [FocusScope] = []
    var scope = innermost
    while let current = scope {
      fresh.append(current)
      scope = current.outer
    }
    for old in scopes where !fresh.contains(where: { $0 === old }) { old.remove(self) }
    for new in fresh { new.add(self) }
    scopes = fresh
  }

  override func leave() {
    for scope in scopes { scope.remove(self) }
    scopes = []
    super.leave()
  }
}

private struct FocusScopeKey: EnvironmentKey { static var defaultValue: FocusScope? { nil } }

extension EnvironmentValues {
  var focusScope: FocusScope? {
    get { self[FocusScopeKey.self] }
    set { self[FocusScopeKey.self] = newValue }
  }
}

extension EmissionContext {
  /// Lets the element opened last take the keyboard focus, if anybody wants to know.
  ///
  /// - Parameters:
  ///   - always: Whether the control itself wants to know.
  ///   - isField: Whether something is entered into it.
  ///   - changed: Called when the visitor moves the focus to it or away.
  func focusable(
    always: Bool = false, isField: Bool = true,
    _ changed: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    let scope = environment.focusScope
    guard always || scope != nil else { return }
    let control = slot(0xF0C5) { FocusControl(isField: isField, in: self) }
    let index = handler(
      .onFocus,
      .event { [weak control] action in
        if case .focus(let isFocused) = action { control?.focusChanged(isFocused) }
      })
    control.update(component, handler: index, in: scope) { isFocused in
      changed(isFocused)
      scope?.focusChanged(isFocused)
    }
  }
}

nonisolated public struct _FocusedModifier<Value: Hashable>: ViewModifier {
  public typealias Body = Never
  let binding: FocusState<Value>.Binding
  let value: Value

  nonisolated init(binding: FocusState<Value>.Binding, value: Value) {
    self.binding = binding
    self.value = value
  }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    guard let box = modifier.binding.box else { return content() }
    let value = modifier.value
    let scope = context.slot(0xF0C6) { FocusScope() }
    scope.outer = context.environment.focusScope
    scope.changed = { box.focusChanged(value, $0) }
    box.add(scope, for: value)
    context.withEnvironment(
      EnvironmentEntry(key: ObjectIdentifier(FocusScopeKey.self), value: scope as FocusScope?),
      content)
  }
}

nonisolated public struct _DefaultFocusModifier<Value: Hashable>: ViewModifier {
  public typealias Body = Never
  let binding: FocusState<Value>.Binding
  let value: Value

  nonisolated init(binding: FocusState<Value>.Binding, value: Value) {
    self.binding = binding
    self.value = value
  }

  private final class Once: Slot {}

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    _ = context.slot(0xF0C7) {
      context.graph.afterUpdate { modifier.binding.wrappedValue = modifier.value }
      return Once()
    }
    content()
  }
}

/// When a default focus applies. On a page there is one kind of focus, so both mean the same.
public struct DefaultFocusEvaluationPriority: Equatable, Sendable {
  private let number: Int
  public static let automatic = DefaultFocusEvaluationPriority(number: 0)
  public static let userInitiated = DefaultFocusEvaluationPriority(number: 1)
}

extension View {
  /// Ties the focus of this view's controls to a focus state.
  nonisolated public func focused(
    _ condition: FocusState<Bool>.Binding
  ) -> ModifiedContent<Self, _FocusedModifier<Bool>> {
    modifier(_FocusedModifier(binding: condition, value: true))
  }

  /// Ties the focus of this view's controls to one value of a focus state.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> ModifiedContent<Self, _FocusedModifier<Value>> {
    modifier(_FocusedModifier(binding: binding, value: value))
  }

  /// Moves the focus to a value when the view appears.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> ModifiedContent<Self, _DefaultFocusModifier<V>> {
    if priority != .automatic { noMeaning("defaultFocus(_:_:priority:)", _file, _line) }
    return modifier(_DefaultFocusModifier(binding: binding, value: value))
  }
}
