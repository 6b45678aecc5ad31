import ViewGraph

/// A key of the environment, with the value that holds where no view sets one.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
}

/// Values that views pass down to the views below them.
public struct EnvironmentValues: CustomStringConvertible {
  private var scope: EnvironmentScope?
  /// The context that is writing elements, if this is its environment.
  private var context: EmissionContext?
  private var overrides: [ObjectIdentifier: Any] = [:]
  private(set) var entries: [EnvironmentEntry] = []
  /// The attributes with which a host draws values that were set here, such as a font.
  var drawn: [StoredAttribute] = []

  /// Values that no view has set: the defaults.
  public init() {}

  init(scope: EnvironmentScope?) { self.scope = scope }
  init(context: EmissionContext) { self.context = context }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(ObjectIdentifier(key), as: Key.Value.self) ?? Key.defaultValue }
    set { set(ObjectIdentifier(key), newValue) }
  }

  /// An `@Observable` object by its type.
  public subscript<Object: AnyObject>(objectType: Object.Type) -> Object? where Object: Observable {
    get { self[ObjectIdentifier(objectType)] as? Object }
    set { set(ObjectIdentifier(objectType), newValue as Any) }
  }

  subscript(id: ObjectIdentifier) -> Any? {
    if let value = overrides[id] { return value }
    if let scope { return scope.value(id) }
    guard let context else { return nil }
    return MainThread.reading((context, id)) { $0.environmentValue($1) }
  }

  private func value<Value>(_ id: ObjectIdentifier, as type: Value.Type) -> Value? {
    if let value = overrides[id] { return value as? Value }
    if let scope { return scope.value(id, as: type) }
    guard let context else { return nil }
    return MainThread.reading((context, id)) { $0.environmentValue($1, as: Value.self) }
  }

  mutating func set<Value>(_ id: ObjectIdentifier, _ value: Value) {
    overrides[id] = value
    entries.removeAll { $0.key == id }
    entries.append(EnvironmentEntry(key: id, value: value))
  }

  public var description: String { "EnvironmentValues(\(overrides.count) set here)" }
}

/// Reads a value of the view's environment.
///
/// ```swift
/// struct Greeting: View {
///   @Environment(\.colorScheme) private var scheme
///   var body: some View { Text(scheme == .dark ? "Good evening" : "Good morning") }
/// }
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Reader {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
  }

  private let reader: Carried<Reader>
  private var scope: EnvironmentScope?

  /// Reads the value at a key path, and depends on it.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { reader = Carried(.keyPath(keyPath)) }

  /// The `@Observable` object that an ancestor view provides with `environment(_:)`.
  public init(_ objectType: Value.Type) where Value: Observable & AnyObject {
    reader = Carried(
      .object { values in
        guard let object = values[ObjectIdentifier(objectType)] as? Value else {
          fatalError(
            "No Observable object of type \(objectType) found. A View.environment(_:) for "
              + "\(objectType) may be missing as an ancestor of this view.")
        }
        return object
      })
  }

  /// The `@Observable` object that an ancestor view provides with `environment(_:)`, or `nil`.
  public init<Object: Observable & AnyObject>(_ objectType: Object.Type) where Value == Object? {
    reader = Carried(.object { $0[ObjectIdentifier(objectType)] as? Object })
  }

  /// The value here. Outside of a screen, a key path gives the default.
  public var wrappedValue: Value {
    let values = EnvironmentValues(scope: scope)
    switch reader.value {
    case .keyPath(let keyPath): return values[keyPath: keyPath]
    case .object(let read): return read(values)
    }
  }
}

extension Environment: Sendable where Value: Sendable {}

extension Environment: GraphProperty, InputComparable {
  mutating func install(in component: Component, name: String) { scope = component.environment }
  mutating func inherit(from old: Self, in component: Component) { scope = component.environment }
  /// Whether two values of the property are the same to a view, so that it need not be evaluated
  /// again. Not for apps.
  public static func isSameInput(_: UnsafeRawPointer, _: UnsafeRawPointer) -> Bool { true }
}

/// Sets or changes environment values for the content.
nonisolated public struct _EnvironmentKeyTransformModifier: ViewModifier {
  public typealias Body = Never
  let transform: (inout EnvironmentValues) -> Void

  nonisolated init(transform: @escaping (inout EnvironmentValues) -> Void) {
    self.transform = transform
  }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    var values = EnvironmentValues(context: context)
    modifier.transform(&values)
    guard !values.drawn.isEmpty else {
      return context.withEnvironment(values.entries[...], content)
    }
    context.modify(.free) { writer in
      for attribute in values.drawn { writer.set(attribute) }
    } content: {
      context.withEnvironment(values.entries[...], content)
    }
  }
}

extension EmissionContext {
  func withEnvironment(_ entries: ArraySlice<EnvironmentEntry>, _ content: () -> Void) {
    guard let first = entries.first else { return content() }
    withEnvironment(first) { withEnvironment(entries.dropFirst(), content) }
  }

  /// The environment at this place; reading it records a dependency.
  var environment: EnvironmentValues { EnvironmentValues(context: self) }
}

extension View {
  /// Sets an environment value for this view and those below.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier { $0[keyPath: keyPath] = value })
  }

  /// Provides an `@Observable` object by its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      _EnvironmentKeyTransformModifier { values in
        if let object { values.set(ObjectIdentifier(T.self), object) }
      })
  }

  /// Provides an observed object by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(
      _EnvironmentKeyTransformModifier { $0.set(ObjectIdentifier(T.self), object) })
  }

  /// Changes an environment value for this view and those below.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier { transform(&$0[keyPath: keyPath]) })
  }
}
