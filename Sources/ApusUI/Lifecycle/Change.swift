import ViewGraph

nonisolated public struct _ValueActionModifier<Value: Equatable>: ViewModifier {
  public typealias Body = Never
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  nonisolated init(value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.initial = initial
    self.action = action
  }

  private final class Last: Slot {
    var value: Value
    /// Whether the value was made before a reader around was told its size.
    var isProvisional = false
    init(_ value: Value) { self.value = value }
  }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    var isNew = false
    let last: Last = context.slot(0xC4A6) {
      isNew = true
      return Last(modifier.value)
    }
    if isNew || last.isProvisional {
      (isNew, last.value) = (true, modifier.value)
      last.isProvisional = context.graph.unplacedDepth > 0
    }
    let old = last.value
    last.value = modifier.value
    if isNew ? modifier.initial && !last.isProvisional : old != modifier.value {
      context.graph.afterUpdate { modifier.action(old, modifier.value) }
    }
    content()
  }
}

extension View {
  /// Runs an action when a value changes, with the old and the new value.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: initial, action: action))
  }

  /// Runs an action when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Runs an action when a value changes, with the new value.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: false) { _, new in action(new) })
  }
}
