import ViewGraph

/// Gives the value that a view stands for in a picker, list or tab view.
nonisolated public struct _TagModifier<Value: Hashable>: ViewModifier {
  public typealias Body = Never
  let value: Value
  let includesOptional: Bool

  nonisolated init(value: Value, includesOptional: Bool) {
    self.value = value
    self.includesOptional = includesOptional
  }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    guard !context.environment.isSelectionDisabled else { return content() }
    context.pending.tag = AnyHashable(
      SelectionTag(value: modifier.value, includesOptional: modifier.includesOptional))
    content()
    context.pending.tag = nil
  }
}

extension View {
  /// The value that this view stands for in a picker, list or tab view.
  ///
  /// The selection must be of the same type.
  ///
  /// - Parameter includeOptional: Whether it stands for the value of a selection that is optional, too.
  nonisolated public func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> ModifiedContent<Self, _TagModifier<V>> {
    modifier(_TagModifier(value: tag, includesOptional: includeOptional))
  }
}

/// What a view stands for in a picker or list. By a tag; or by the id of its element in a `ForEach`,
/// which is a value of that type and of no optional.
struct SelectionTag<Tagged: Hashable>: Hashable {
  let value: Tagged
  let includesOptional: Bool
}

private protocol Tagging {
  func value<Value>(as type: Value.Type) -> Value?
}

extension SelectionTag: Tagging {
  func value<Value>(as type: Value.Type) -> Value? {
    if Tagged.self == type { return value as? Value }
    return includesOptional && Tagged?.self == type ? Optional(value) as? Value : nil
  }
}

extension AnyHashable {
  /// The value that a tag is of a selection's type.
  func tag<Value: Hashable>(as type: Value.Type) -> Value? {
    if let tag = base as? any Tagging { return tag.value(as: type) }
    return base as? Value
  }
}
