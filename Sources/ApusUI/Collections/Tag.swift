import ViewGraph

/// Gives the value that a view stands for in a picker, list or tab view.
public struct _TagModifier<Value: Hashable>: ViewModifier {
  public typealias Body = Never
  nonisolated(unsafe) let value: Value

  nonisolated init(value: Value) { self.value = value }

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    context.pending.tag = AnyHashable(modifier.value)
    content()
    context.pending.tag = nil
  }
}

extension View {
  /// The value that this view stands for in a picker, list or tab view.
  nonisolated public func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> ModifiedContent<Self, _TagModifier<V>> {
    modifier(_TagModifier(value: tag))
  }
}

extension AnyHashable {
  /// The value as a type, through optionals either way.
  func tag<Value: Hashable>(as _: Value.Type) -> Value? { base as? Value }
}
