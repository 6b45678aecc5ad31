import Observation
import ViewGraph

/// Makes bindings to the properties of an `@Observable` object.
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  init(object: Value) { wrappedValue = object }

  /// The wrapper itself, from which bindings are made: `$model.name`.
  public var projectedValue: Bindable<Value> { self }

  // Without it the compiler gives `@Bindable var model: Model` no memberwise initialiser that takes
  // the model itself.
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    Binding(location: ObservableLocation(wrappedValue, keyPath))
  }
}

extension Bindable where Value: Observable & AnyObject {
  /// Makes bindings to the properties of an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Makes bindings to the properties of an object.
  public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }
  /// The same wrapper.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: DynamicProperty {}

/// A property of an `@Observable` object. Reading it in a body tracks by itself; reading it while
/// elements are written tracks here.
final class ObservableLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func read() -> Value {
    ObservedRead.read { peek() }
  }

  override func peek() -> Value { object[keyPath: keyPath] }
  override func write(_ value: Value, _ transaction: Transaction) {
    object[keyPath: keyPath] = value
  }

  override func isSame(as other: AnyObject) -> Bool {
    guard let other = other as? ObservableLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
