import ViewGraph

/// A value that the tab of the visitor's browser keeps.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let coding: Carried<StoredCoding<Value>>
  private var kept: Carried<StorageLocation<Value>>?
  private var location: StorageLocation<Value>? { kept?.value }

  private init(_ key: String, _ initial: Value, _ coding: StoredCoding<Value>) {
    self.key = key
    self.initial = initial
    self.coding = Carried(coding)
  }

  /// The value that is kept, or the one that it begins with.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue, Transaction()) }
  }

  /// A binding to the kept value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return .constant(initial)
  }
}

extension SceneStorage: Sendable where Value: Sendable {}

extension SceneStorage: GraphProperty, InputComparable {
  mutating func install(in component: Component, name: String) {
    kept = Carried(
      StorageLocation(
        key, .scene, initial: initial, coding: coding.value, in: component.graph))
  }

  mutating func inherit(from old: Self, in component: Component) {
    if key == old.key { kept = old.kept } else { install(in: component, name: key) }
  }

  /// Whether two values of the property are the same to a view, so that it need not be evaluated
  /// again. Not for apps.
  public static func isSameInput(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    first.assumingMemoryBound(to: Self.self).pointee.key
      == second.assumingMemoryBound(to: Self.self).pointee.key
  }
}

// MARK: Values

extension SceneStorage {
  /// A value that is kept under a key.
  ///
  /// - Parameter wrappedValue: The value as long as the tab keeps none.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, .json())
  }

  /// A value that is kept under a key.
  ///
  /// - Parameter wrappedValue: The value as long as the tab keeps none.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, .json())
  }

  /// A value that is kept under a key.
  ///
  /// - Parameter wrappedValue: The value as long as the tab keeps none.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .json())
  }

  /// A value that is kept under a key.
  ///
  /// - Parameter wrappedValue: The value as long as the tab keeps none.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, .json())
  }

  /// A value that is kept under a key.
  ///
  /// - Parameter wrappedValue: The value as long as the tab keeps none.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, .json())
  }

  /// A value that is kept under a key.
  ///
  /// - Parameter wrappedValue: The value as long as the tab keeps none.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, .json())
  }

  /// A value that is kept under a key.
  ///
  /// - Parameter wrappedValue: The value as long as the tab keeps none.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key, wrappedValue, .json())
  }

  /// A person's changes of tabs, kept under a key.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String)
  where Value == TabViewCustomization {
    self.init(key, wrappedValue, .json())
  }

  /// A value that is kept under a key, as the integer that stands for it.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw())
  }

  /// A value that is kept under a key, as the string that stands for it.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw())
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A value that is kept under a key; `nil` as long as the tab keeps none.
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, StoredCoding<Bool>.json().optional())
  }

  /// A value that is kept under a key; `nil` as long as the tab keeps none.
  public init(_ key: String) where Value == Int? {
    self.init(key, nil, StoredCoding<Int>.json().optional())
  }

  /// A value that is kept under a key; `nil` as long as the tab keeps none.
  public init(_ key: String) where Value == Double? {
    self.init(key, nil, StoredCoding<Double>.json().optional())
  }

  /// A value that is kept under a key; `nil` as long as the tab keeps none.
  public init(_ key: String) where Value == String? {
    self.init(key, nil, StoredCoding<String>.json().optional())
  }

  /// A value that is kept under a key; `nil` as long as the tab keeps none.
  public init(_ key: String) where Value == URL? {
    self.init(key, nil, StoredCoding<URL>.json().optional())
  }

  /// A value that is kept under a key; `nil` as long as the tab keeps none.
  public init(_ key: String) where Value == Data? {
    self.init(key, nil, StoredCoding<Data>.json().optional())
  }

  /// A value that is kept under a key; `nil` as long as the tab keeps none.
  public init(_ key: String) where Value == Date? {
    self.init(key, nil, StoredCoding<Date>.json().optional())
  }

  /// A value that is kept under a key, as the integer that stands for it; `nil` as long as there is
  /// none.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, StoredCoding<R>.raw().optional())
  }

  /// A value that is kept under a key, as the string that stands for it; `nil` as long as there is
  /// none.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, StoredCoding<R>.raw().optional())
  }
}
