import ViewGraph

/// A key of the values that a view tells the container around it.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that tells none.
  static var defaultValue: Value { get }
}

/// The values that a view tells the container around it.
///
/// A value is declared in an extension, by a key or with `@Entry`:
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isPinned = false
/// }
/// ```
nonisolated public struct ContainerValues {
  private var entries: [ObjectIdentifier: Any] = [:]
  private var tags: [AnyHashable] = []

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { entries[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { entries[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tags.reversed().lazy.compactMap { $0.tag(as: type) }.first
  }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  mutating func add(tag: AnyHashable) { tags.append(tag) }
}

/// A modifier that tells the container around a view something.
protocol ContainerValueWriting {
  nonisolated func write(_ values: inout ContainerValues)
}

/// Tells the container around a view a value.
nonisolated public struct _ContainerValueModifier<Value>: ViewModifier, ContainerValueWriting {
  public typealias Body = Never
  let path: WritableKeyPath<ContainerValues, Value>
  let value: Value

  func write(_ values: inout ContainerValues) { values[keyPath: path] = value }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    content()
  }
}

extension _TagModifier: ContainerValueWriting {
  nonisolated func write(_ values: inout ContainerValues) {
    values.add(tag: AnyHashable(SelectionTag(value: value, includesOptional: includesOptional)))
  }
}

extension ModifiedContent: ContainerValueWriting {
  nonisolated func write(_ values: inout ContainerValues) {
    (content as? any ContainerValueWriting)?.write(&values)
    (modifier as? any ContainerValueWriting)?.write(&values)
  }
}

extension View {
  /// Tells the container around this view a value: see `Group(subviews:transform:)`.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> ModifiedContent<Self, _ContainerValueModifier<V>> {
    modifier(_ContainerValueModifier(path: keyPath, value: value))
  }
}
