import ViewGraph

/// A modifier that sets an environment value, and the attributes with which a host draws it.
nonisolated public struct _InheritedModifier<Value>: ViewModifier {
  public typealias Body = Never
  let key: ObjectIdentifier
  let value: Value
  let attributes: [StoredAttribute]

  nonisolated init<Key: EnvironmentKey>(
    _ key: Key.Type, _ value: Value, _ attributes: [StoredAttribute]
  ) where Key.Value == Value {
    self.key = ObjectIdentifier(key)
    self.value = value
    self.attributes = attributes
  }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    func inside() {
      context.withEnvironment(
        EnvironmentEntry(key: modifier.key, value: modifier.value), content)
    }
    guard !modifier.attributes.isEmpty else { return inside() }
    context.modify(.free) { writer in
      for attribute in modifier.attributes { writer.set(attribute) }
    } content: {
      inside()
    }
  }
}
