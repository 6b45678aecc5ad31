import Synchronization
import ViewGraph

/// A value that a view owns: it lives as long as the view's identity does.
///
/// May be written from any thread.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var box: StateBox<Value>?
  private var initial: Value

  public init(wrappedValue value: Value) { initial = value }
  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get {
      if let box { return box.read() }
      return initial
    }
    nonmutating set { box?.write(newValue) }
  }

  public var projectedValue: Binding<Value> {
    if let box { return Binding(location: StateLocation(box)) }
    return .constant(initial)
  }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: GraphProperty, InputComparable {
  mutating func install(in component: Component, name: String) {
    box = StateBox(initial, in: component, name: name)
  }

  mutating func inherit(from old: State<Value>, in component: Component) { box = old.box }

  /// A new initial value changes nothing: the first one was taken.
  public static func isSameInput(_: UnsafeRawPointer, _: UnsafeRawPointer) -> Bool { true }
}

/// Where a state's value is kept.
public final class StateBox<Value>: Source, @unchecked Sendable {
  private var value: Value
  private let lock = Mutex(())
  private let comparison: ComparisonPlan

  @MainActor
  init(_ value: Value, in component: Component, name: String) {
    self.value = value
    comparison = ComparisonPlan.of(Value.self)
    super.init(queue: component.queue)
    self.name = name
  }

  func read() -> Value {
    Tracking.read(self)
    return peek()
  }

  func peek() -> Value { lock.withLock { _ in value } }

  func write(_ newValue: Value) {
    let isChanged = lock.withLock { _ in
      let isSame = withUnsafePointer(to: newValue) { fresh in
        withUnsafePointer(to: value) { comparison.isSame($0, fresh) }
      }
      value = newValue
      return !isSame
    }
    if isChanged { invalidate() }
  }
}

/// A state's place, as a binding sees it.
final class StateLocation<Value>: Location<Value> {
  private let box: StateBox<Value>

  init(_ box: StateBox<Value>) { self.box = box }

  override var source: Source? { box }
  override func read() -> Value { box.read() }
  override func peek() -> Value { box.peek() }
  override func write(_ value: Value, _ transaction: Transaction) { box.write(value) }
  override func isSame(as other: AnyObject) -> Bool {
    (other as? StateLocation<Value>)?.box === box
  }
}
