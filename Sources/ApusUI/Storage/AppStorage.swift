import ViewGraph

/// A value that the visitor's browser keeps.
///
/// It is the visitor's, never the process's: every store is the browser's. A store with a suite's name
/// keeps its values apart from those of other suites, and of the standard one.
///
/// ```swift
/// struct Settings: View {
///   @AppStorage("isCompact") private var isCompact = false
///   var body: some View { Toggle("Compact rows", isOn: $isCompact) }
/// }
/// ```
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  /// Whether the property names its store itself.
  private let hasStore: Bool
  private let initial: Value
  private let coding: Carried<StoredCoding<Value>>
  private var kept: Carried<StorageLocation<Value>>?
  private var location: StorageLocation<Value>? { kept?.value }

  private init(
    _ key: String, _ store: UserDefaults?, _ initial: Value, _ coding: StoredCoding<Value>
  ) {
    self.key = Self.key(key, in: store)
    hasStore = store != nil
    self.initial = initial
    self.coding = Carried(coding)
  }

  private static func key(_ key: String, in store: UserDefaults?) -> String {
    store?.suite.map { "\($0)/\(key)" } ?? key
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

extension UserDefaults {
  /// The name that it was made with. Foundation on Linux keeps it to itself.
  fileprivate var suite: String? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      for child in current.children where child.label == "suite" { return child.value as? String }
      mirror = current.superclassMirror
    }
    return nil
  }
}

private struct DefaultStoreKey: EnvironmentKey {
  static var defaultValue: Carried<UserDefaults>? { nil }
}

extension EnvironmentValues {
  /// The store of values whose properties name none; nil: the standard one.
  fileprivate var defaultStore: UserDefaults? {
    get { self[DefaultStoreKey.self]?.value }
    set { self[DefaultStoreKey.self] = newValue.map(Carried.init) }
  }
}

extension View {
  /// Gives a store to each ``AppStorage`` in the view that names none.
  ///
  /// ```swift
  /// ContentView().defaultAppStorage(UserDefaults(suiteName: "group.example")!)
  /// ```
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    let store = Carried(store)
    return modifier(_EnvironmentKeyTransformModifier { $0.defaultStore = store.value })
  }
}

extension AppStorage: Sendable where Value: Sendable {}

extension AppStorage: GraphProperty, InputComparable {
  mutating func install(in component: Component, name: String) {
    // Values without a store of their own are in the surrounding store.
    let store = hasStore ? nil : EnvironmentValues(scope: component.environment).defaultStore
    kept = Carried(
      StorageLocation(
        Self.key(key, in: store), .app, initial: initial, coding: coding.value, in: component.graph)
    )
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

extension AppStorage {
  /// A value that is kept under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value as long as the browser keeps none.
  ///   - store: Whichever it is, the visitor's browser keeps the value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, wrappedValue, .json())
  }

  /// A value that is kept under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value as long as the browser keeps none.
  ///   - store: Whichever it is, the visitor's browser keeps the value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, wrappedValue, .json())
  }

  /// A value that is kept under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value as long as the browser keeps none.
  ///   - store: Whichever it is, the visitor's browser keeps the value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, store, wrappedValue, .json())
  }

  /// A value that is kept under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value as long as the browser keeps none.
  ///   - store: Whichever it is, the visitor's browser keeps the value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, store, wrappedValue, .json())
  }

  /// A value that is kept under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value as long as the browser keeps none.
  ///   - store: Whichever it is, the visitor's browser keeps the value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store, wrappedValue, .json())
  }

  /// A value that is kept under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value as long as the browser keeps none.
  ///   - store: Whichever it is, the visitor's browser keeps the value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, wrappedValue, .json())
  }

  /// A value that is kept under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value as long as the browser keeps none.
  ///   - store: Whichever it is, the visitor's browser keeps the value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, wrappedValue, .json())
  }

  /// A person's changes of tabs, kept under a key.
  ///
  /// - Parameter store: Whichever it is, the visitor's browser keeps the value.
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) where Value == TabViewCustomization {
    self.init(key, store, wrappedValue, .json())
  }

  /// A value that is kept under a key, as the integer that stands for it.
  ///
  /// - Parameter store: Whichever it is, the visitor's browser keeps the value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, wrappedValue, .raw())
  }

  /// A value that is kept under a key, as the string that stands for it.
  ///
  /// - Parameter store: Whichever it is, the visitor's browser keeps the value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, wrappedValue, .raw())
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A value that is kept under a key; `nil` as long as the browser keeps none.
  ///
  /// - Parameter store: Whichever it is, the visitor's browser keeps the value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, StoredCoding<Bool>.json().optional())
  }

  /// A value that is kept under a key; `nil` as long as the browser keeps none.
  ///
  /// - Parameter store: Whichever it is, the visitor's browser keeps the value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, StoredCoding<Int>.json().optional())
  }

  /// A value that is kept under a key; `nil` as long as the browser keeps none.
  ///
  /// - Parameter store: Whichever it is, the visitor's browser keeps the value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, StoredCoding<Double>.json().optional())
  }

  /// A value that is kept under a key; `nil` as long as the browser keeps none.
  ///
  /// - Parameter store: Whichever it is, the visitor's browser keeps the value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, StoredCoding<String>.json().optional())
  }

  /// A value that is kept under a key; `nil` as long as the browser keeps none.
  ///
  /// - Parameter store: Whichever it is, the visitor's browser keeps the value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, nil, StoredCoding<URL>.json().optional())
  }

  /// A value that is kept under a key; `nil` as long as the browser keeps none.
  ///
  /// - Parameter store: Whichever it is, the visitor's browser keeps the value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, StoredCoding<Data>.json().optional())
  }

  /// A value that is kept under a key; `nil` as long as the browser keeps none.
  ///
  /// - Parameter store: Whichever it is, the visitor's browser keeps the value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, nil, StoredCoding<Date>.json().optional())
  }

  /// A value that is kept under a key, as the integer that stands for it; `nil` as long as there is
  /// none.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, store, nil, StoredCoding<R>.raw().optional())
  }

  /// A value that is kept under a key, as the string that stands for it; `nil` as long as there is
  /// none.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, store, nil, StoredCoding<R>.raw().optional())
  }
}
