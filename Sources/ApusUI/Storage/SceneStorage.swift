import ViewGraph

/// A value that the tab of the visitor's browser keeps.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let coding: StoredCoding<Value>
  private var location: StorageLocation<Value>?

  private init(_ key: String, _ initial: Value, _ coding: StoredCoding<Value>) {
    self.key = key
    self.initial = initial
    self.coding = coding
  }

  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue, Transaction()) }
  }

  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return .constant(initial)
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: GraphProperty, InputComparable {
  mutating func install(in component: Component, name: String) {
    location = StorageLocation(
      key, .scene, initial: initial, coding: coding, in: component.graph)
  }

  mutating func inherit(from old: Self, in component: Component) {
    if key == old.key { location = old.location } else { install(in: component, name: key) }
  }

  public static func isSameInput(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    first.assumingMemoryBound(to: Self.self).pointee.key
      == second.assumingMemoryBound(to: Self.self).pointee.key
  }
}

// MARK: Values

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, .json())
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, .json())
  }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .json())
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, .json())
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, .json())
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, .json())
  }

  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key, wrappedValue, .json())
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw())
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw())
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, StoredCoding<Bool>.json().optional())
  }

  public init(_ key: String) where Value == Int? {
    self.init(key, nil, StoredCoding<Int>.json().optional())
  }

  public init(_ key: String) where Value == Double? {
    self.init(key, nil, StoredCoding<Double>.json().optional())
  }

  public init(_ key: String) where Value == String? {
    self.init(key, nil, StoredCoding<String>.json().optional())
  }

  public init(_ key: String) where Value == URL? {
    self.init(key, nil, StoredCoding<URL>.json().optional())
  }

  public init(_ key: String) where Value == Data? {
    self.init(key, nil, StoredCoding<Data>.json().optional())
  }

  public init(_ key: String) where Value == Date? {
    self.init(key, nil, StoredCoding<Date>.json().optional())
  }

  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, StoredCoding<R>.raw().optional())
  }

  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, StoredCoding<R>.raw().optional())
  }
}
