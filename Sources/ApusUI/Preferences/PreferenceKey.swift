import ViewGraph

/// A value that views pass up to the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view passes one up.
  static var defaultValue: Value { get }
  /// Combines the values of several views, in the order of the views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  /// Combines what was written, first to last.
  static func combined(_ values: [Any]) -> Value {
    var result: Value?
    for case let value as Value in values {
      if result == nil { result = value } else { reduce(value: &result!) { value } }
    }
    return result ?? defaultValue
  }
}

extension EmissionContext {
  /// Evaluates `body`; what it and those below wrote for a key, combined.
  func preference<Key: PreferenceKey>(
    _ key: Key.Type, hides: Bool = false, of body: () -> Void
  ) -> Key.Value {
    var values: [Any] = []
    readPreferences(ObjectIdentifier(key), hides: hides, of: body) { values.append($0) }
    return Key.combined(values)
  }

  /// What a kept child and those below it wrote for a key, combined.
  func preference<Key: PreferenceKey>(_ key: Key.Type, of child: Component) -> Key.Value {
    var values: [Any] = []
    readPreferences(ObjectIdentifier(key), of: child) { values.append($0) }
    return Key.combined(values)
  }
}

nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier {
  public typealias Body = Never
  let value: Key.Value

  nonisolated init(value: Key.Value) { self.value = value }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    // A value that is made of a size waits for the size.
    guard context.graph.unplacedDepth == 0 else { return content() }
    // The outer value replaces what the content says.
    _ = context.preference(Key.self, hides: true, of: content)
    context.writePreference(ObjectIdentifier(Key.self), modifier.value)
  }
}

nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
  public typealias Body = Never
  let transform: (inout Key.Value) -> Void

  nonisolated init(transform: @escaping (inout Key.Value) -> Void) { self.transform = transform }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    var value = context.preference(Key.self, hides: true, of: content)
    modifier.transform(&value)
    context.writePreference(ObjectIdentifier(Key.self), value)
  }
}

nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier
where Key.Value: Equatable {
  public typealias Body = Never
  let action: (Key.Value) -> Void

  nonisolated init(action: @escaping (Key.Value) -> Void) { self.action = action }

  private final class Last: Slot { var value = Key.defaultValue }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    let value = context.preference(Key.self, of: content)
    let last = context.slot(0x93EF) { Last() }
    guard last.value != value else { return }
    last.value = value
    context.graph.afterUpdate { modifier.action(value) }
  }
}

extension View {
  /// Passes a value up.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes the value that the views below pass up.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Runs an action when the value that the views below pass up changes.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}
