import ViewGraph

/// An object whose changes evaluate the view again.
///
/// ```swift
/// struct Basket: View {
///   final class Model: ObservableObject { @Published var count = 0 }
///   @ObservedObject var model: Model
///   var body: some View { Stepper("\(model.count) pieces", value: $model.count) }
/// }
/// ```
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType

  /// Observes an object that somebody else owns.
  public init(wrappedValue: ObjectType) { object = wrappedValue }
  /// Observes an object that somebody else owns.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Makes bindings to the object's properties: `$model.name`.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(object: object) }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object, keyPath))
    }
  }
}

extension ObservedObject: GraphProperty, InputComparable {
  mutating func install(in component: Component, name: String) {}
  mutating func inherit(from old: Self, in component: Component) {}
  func beforeBody(in component: Component) { ObjectSource.read(object) }

  /// Whether two values of the property are the same to a view, so that it need not be evaluated
  /// again. Not for apps.
  public static func isSameInput(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    first.assumingMemoryBound(to: Self.self).pointee.object
      === second.assumingMemoryBound(to: Self.self).pointee.object
  }
}

/// An object that the view makes once and owns: it lives as long as the view's identity.
///
/// ```swift
/// struct Clock: View {
///   final class Model: ObservableObject { @Published var ticks = 0 }
///   @StateObject private var model = Model()
///   var body: some View { Button("\(model.ticks)") { model.ticks += 1 } }
/// }
/// ```
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Box {
    let object: ObjectType
    init(_ object: ObjectType) { self.object = object }
  }

  private var make: () -> ObjectType
  private var box: Box?

  /// Makes the object when the view first comes. For later values of the view `thunk` is not
  /// called.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. Outside of a screen each read makes a new one.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    // Outside of a screen there is nothing that could keep the object.
    box?.object ?? make()
  }

  /// Makes bindings to the object's properties: `$model.name`.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: GraphProperty, InputComparable {
  mutating func install(in component: Component, name: String) {
    box = Tracking.pause { Box(make()) }
  }
  mutating func inherit(from old: Self, in component: Component) { box = old.box }
  func beforeBody(in component: Component) {
    if let box { ObjectSource.read(box.object) }
  }
  /// Whether two values of the property are the same to a view, so that it need not be evaluated
  /// again. Not for apps.
  public static func isSameInput(_: UnsafeRawPointer, _: UnsafeRawPointer) -> Bool { true }
}

/// An object that an ancestor view provides with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var scope: EnvironmentScope?

  /// Takes the object that an ancestor view provides.
  public init() {}

  /// The object. If no ancestor view provides one, the program stops.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    guard let object = scope?.value(ObjectIdentifier(ObjectType.self)) as? ObjectType else {
      fatalError(
        "No object of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  /// Makes bindings to the object's properties: `$model.name`.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: GraphProperty, InputComparable {
  mutating func install(in component: Component, name: String) { scope = component.environment }
  mutating func inherit(from old: Self, in component: Component) { scope = component.environment }
  func beforeBody(in component: Component) {
    if let object = component.environment.value(ObjectIdentifier(ObjectType.self)) as? ObjectType {
      ObjectSource.read(object)
    }
  }
  /// Whether two values of the property are the same to a view, so that it need not be evaluated
  /// again. Not for apps.
  public static func isSameInput(_: UnsafeRawPointer, _: UnsafeRawPointer) -> Bool { true }
}

/// Informs a graph of changes of an observed object: one subscription per object and graph.
final class ObjectSource: Source {
  private let object: AnyObject
  private var subscription: AnyCancellable?
  private var publisher: ObservableObjectPublisher?

  @MainActor
  private init(_ object: AnyObject, graph: Graph) {
    self.object = object
    super.init(queue: graph.queue)
    name = "\(type(of: object))"
  }

  /// Records that the running body depends on the object.
  @MainActor
  static func read(_ object: some ObservableObject) {
    if let source = source(of: object) { Tracking.read(source) }
  }

  @MainActor
  static func source(of object: some ObservableObject) -> Source? {
    guard let graph = Tracking.graph else { return nil }
    let id = ObjectIdentifier(object)
    if let source = graph.objects[id] { return source }
    let source = ObjectSource(object, graph: graph)
    source.graph = graph
    let publisher = object.objectWillChange
    // The object may change on any thread.
    source.subscription = publisher.sink { @Sendable [weak source] _ in source?.invalidateLosing() }
    if let publisher = publisher as? ObservableObjectPublisher {
      publisher.follow(source) { [weak source] in source?.invalidateLosing() }
      source.publisher = publisher
    }
    graph.objects[id] = source
    return source
  }

  private weak var graph: Graph?

  override func lostLastReader() {
    subscription = nil
    publisher?.unfollow(ObjectIdentifier(self))
    publisher = nil
    graph?.objects[ObjectIdentifier(object)] = nil
  }
}

/// The value of a property while readers of its object are compared.
private final class ComparedProperty<Value> {
  let keyPath: AnyKeyPath
  let value: Value

  init(_ keyPath: AnyKeyPath, _ value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

/// A property of an observed object.
final class ObjectLocation<ObjectType: ObservableObject, Value>: Location<Value> {
  private let object: ObjectType
  private let keyPath: ReferenceWritableKeyPath<ObjectType, Value>

  init(_ object: ObjectType, _ keyPath: ReferenceWritableKeyPath<ObjectType, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override var source: Source? {
    guard Tracking.isActive else { return nil }
    return MainThread.assumeIsolated(object) { ObjectSource.source(of: $0) }
  }

  override func read() -> Value {
    guard let source else { return peek() }
    let value = peek()
    Tracking.read(source) { [self] in !isSameInput(value, peekToCompare(source)) }
    return value
  }

  override func peek() -> Value { object[keyPath: keyPath] }

  override func peekToCompare(_ source: Source) -> Value {
    MainThread.assumeIsolated((self, source)) { (known: (ObjectLocation, Source)) -> Value in
      let (location, source) = known
      if let last = source.lastCompared, type(of: last) == ComparedProperty<Value>.self {
        let last = unsafeDowncast(last, to: ComparedProperty<Value>.self)
        if last.keyPath === location.keyPath { return last.value }
      }
      let value = location.peek()
      source.lastCompared = ComparedProperty(location.keyPath, value)
      return value
    }
  }

  override func write(_ value: Value, _ transaction: Transaction) {
    object[keyPath: keyPath] = value
  }

  override func isSame(as other: AnyObject) -> Bool {
    guard let other: ObjectLocation<ObjectType, Value> = sameKind(other) else { return false }
    return object === other.object && (keyPath === other.keyPath || keyPath == other.keyPath)
  }
}
