import Synchronization
import ViewGraph

/// Which control has the keyboard focus.
///
/// Follows the visitor, and moves the focus when it is set.
///
/// ```swift
/// struct Search: View {
///   @State private var words = ""
///   @FocusState private var isTyping: Bool
///   var body: some View {
///     TextField("Search", text: $words)
///       .focused($isTyping)
///       .onAppear { isTyping = true }
///   }
/// }
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var box: FocusBox<Value>?
  private let initial: Value

  /// A focus state that is true while the control has the focus.
  public init() where Value == Bool { initial = false }
  /// A focus state that is `nil` while no control has the focus.
  public init<T: Hashable>() where Value == T? { initial = nil }

  /// The value of the control that has the focus. Setting it moves the focus once the elements are
  /// up to date.
  public var wrappedValue: Value {
    get { box?.read() ?? initial }
    nonmutating set { box?.request(newValue) }
  }

  /// A reference for `focused(_:)`: `$field`.
  public var projectedValue: Binding { Binding(box: box, initial: initial) }

  /// A reference to a focus state, for `focused(_:)` in another view.
  @propertyWrapper
  public struct Binding {
    let box: FocusBox<Value>?
    let initial: Value

    /// The value of the control that has the focus. Setting it moves the focus.
    public var wrappedValue: Value {
      get { box?.read() ?? initial }
      nonmutating set { box?.request(newValue) }
    }

    /// The reference itself, to pass to another view.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension FocusState: GraphProperty, InputComparable {
  mutating func install(in component: Component, name: String) {
    box = FocusBox(initial, in: component, name: name)
  }
  mutating func inherit(from old: Self, in component: Component) { box = old.box }
  /// Whether two values of the property are the same to a view, so that it need not be evaluated
  /// again. Not for apps.
  public static func isSameInput(_: UnsafeRawPointer, _: UnsafeRawPointer) -> Bool { true }
}

/// Where a focus state is kept.
final class FocusBox<Value: Hashable>: Source {
  // The lock guards it, as that of a state.
  nonisolated(unsafe) private var value: Value
  private let none: Value
  nonisolated private let lock = Mutex(())
  private weak var graph: Graph?
  /// The focus scopes by value.
  private var targets: [(value: Value, scope: WeakScope)] = []

  private struct WeakScope { weak var scope: FocusScope? }

  init(_ value: Value, in component: Component, name: String) {
    self.value = value
    none = value
    graph = component.graph
    super.init(queue: component.queue)
    self.name = name
  }

  nonisolated func read() -> Value {
    Tracking.read(self)
    return peek()
  }

  nonisolated func peek() -> Value { lock.withLock { _ in value } }

  /// Sets the value; true if it is another.
  @discardableResult
  nonisolated private func set(_ newValue: Value) -> Bool {
    let isChanged = lock.withLock { _ in
      defer { value = newValue }
      return value != newValue
    }
    if isChanged { invalidate() }
    return isChanged
  }

  /// Requests a move of the focus, which happens once the elements are up to date.
  ///
  /// A control that has the focus as far as the session knows is asked again: a tap on a page may have taken
  /// the focus away, which is told after what the tap does.
  nonisolated func request(_ newValue: Value) {
    let isChanged = set(newValue)
    Tracking.onMain { [self] in
      graph?.afterUpdate { [self] in moveFocus(isChanged: isChanged) }
    }
  }

  private func moveFocus(isChanged: Bool) {
    let value = peek()
    targets.removeAll { $0.scope.scope == nil }
    guard value != none else {
      if isChanged { graph?.session.perform(.focus(nil)) }
      return
    }
    for target in targets where target.value == value && target.scope.scope!.focus() { return }
    // No control on the screen belongs to the value.
    set(none)
  }

  func add(_ scope: FocusScope, for value: Value) {
    targets.removeAll { $0.scope.scope == nil || $0.scope.scope === scope }
    targets.append((value, WeakScope(scope: scope)))
  }

  /// The visitor moved the focus.
  func focusChanged(_ value: Value, _ isFocused: Bool) {
    if isFocused { set(value) } else if peek() == value { set(none) }
  }
}
