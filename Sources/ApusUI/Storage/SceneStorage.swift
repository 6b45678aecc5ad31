import ViewGraph

/// A value that the visitor's tab keeps: it is there again after a reload. Never the
/// process's own: each visitor has another.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var stored: StoredValue<Value>

  private init(_ key: String, _ initial: Value, _ form: StoredForm<Value>) {
    stored = StoredValue(.scene, key, initial, form)
  }

  public var wrappedValue: Value {
    get { stored.location.read() }
    nonmutating set { stored.location.write(newValue, Transaction()) }
  }

  public var projectedValue: Binding<Value> { Binding(location: stored.location) }
}

extension SceneStorage: GraphProperty, InputComparable {
  mutating func install(in component: Component, name: String) { stored.install(in: component) }
  mutating func inherit(from old: Self, in component: Component) {
    stored.source = old.stored.source
  }
  public static func isSameInput(_: UnsafeRawPointer, _: UnsafeRawPointer) -> Bool { true }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, .codable())
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, .codable())
  }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .codable())
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, .codable())
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, .codable())
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, .codable())
  }

  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key, wrappedValue, .codable())
  }

  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, .optional(StoredForm<Bool>.codable()))
  }

  public init(_ key: String) where Value == Int? {
    self.init(key, nil, .optional(StoredForm<Int>.codable()))
  }

  public init(_ key: String) where Value == Double? {
    self.init(key, nil, .optional(StoredForm<Double>.codable()))
  }

  public init(_ key: String) where Value == String? {
    self.init(key, nil, .optional(StoredForm<String>.codable()))
  }

  public init(_ key: String) where Value == URL? {
    self.init(key, nil, .optional(StoredForm<URL>.codable()))
  }

  public init(_ key: String) where Value == Data? {
    self.init(key, nil, .optional(StoredForm<Data>.codable()))
  }

  public init(_ key: String) where Value == Date? {
    self.init(key, nil, .optional(StoredForm<Date>.codable()))
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw())
  }

  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, nil, .optional(StoredForm<R>.raw()))
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw())
  }

  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, nil, .optional(StoredForm<R>.raw()))
  }
}
