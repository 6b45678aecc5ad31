import Synchronization
import ViewGraph

/// A value that a view owns: it lives as long as the view's identity does.
///
/// May be written from any thread.
///
/// ```swift
/// struct Lamp: View {
///   @State private var isOn = false
///   var body: some View { Toggle("Lamp", isOn: $isOn) }
/// }
/// ```
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var box: StateBox<Value>?
  private var initial: Value

  /// A state that begins with a value. Later values of the view do not set it again.
  public init(wrappedValue value: Value) { initial = value }
  /// A state that begins with a value. Later values of the view do not set it again.
  public init(initialValue value: Value) { initial = value }

  /// The value. Setting it evaluates what read it again, if it is another one. Outside of a screen,
  /// setting it changes nothing.
  public var wrappedValue: Value {
    get {
      if let box { return box.read() }
      return initial
    }
    nonmutating set { box?.write(newValue) }
  }

  /// A binding to the state. Outside of a screen it is a constant.
  public var projectedValue: Binding<Value> {
    if let box { return Binding(location: StateLocation(box)) }
    return .constant(initial)
  }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that begins with `nil`.
  public init() { self.init(wrappedValue: nil) }
}

extension State: GraphProperty, InputComparable {
  mutating func install(in component: Component, name: String) {
    let box = StateBox(initial, in: component, name: name)
    self.box = box
    if let restoration = component.graph.restoration { box.restore(from: restoration, component) }
  }

  mutating func inherit(from old: State<Value>, in component: Component) { box = old.box }

  /// A new initial value changes nothing: the first one was taken.
  public static func isSameInput(_: UnsafeRawPointer, _: UnsafeRawPointer) -> Bool { true }
}

extension State: KeepableProperty {
  var keepable: (any Keepable)? { box }
}

/// Where a state's value is kept.
public final class StateBox<Value>: Source {
  // The lock guards it: any thread may read and write a state. A `Mutex` of it would have to send it
  // in and out, which a value that is not `Sendable` cannot be.
  @exclusivity(unchecked) nonisolated(unsafe) private var value: Value
  nonisolated private let change = Mutex(StateChange.none)
  var origin = StateOrigin.app
  nonisolated private let comparison: ComparisonPlan

  init(_ value: Value, in component: Component, name: String) {
    self.value = value
    comparison = ComparisonPlan.of(Value.self)
    super.init(queue: component.queue)
    self.name = name
  }

  nonisolated func read() -> Value {
    Tracking.read(self)
    return peek()
  }

  nonisolated func peek() -> Value { change.withLock { _ in value } }

  nonisolated func write(_ newValue: Value) {
    let isChanged = change.withLock { change in
      let isSame = withUnsafePointer(to: newValue) { fresh in
        withUnsafePointer(to: value) { comparison.isSame($0, fresh) }
      }
      value = newValue
      if !isSame, change != .act, Graph.isPersonBehind {
        change = Graph.isPersonActing ? .act : .entry
      }
      return !isSame
    }
    if isChanged { invalidate() }
  }
}

/// The origin of a state's value: text typed into a field is kept as an entry, and a password is
/// never written down.
enum StateOrigin: UInt8 { case app, field, secret }

/// How a person changed a state's value since its view appeared. Changes by the program are not
/// kept: another process makes them again.
private enum StateChange: UInt8, Sendable { case none, entry, act }

extension StateBox: Keepable {
  public func kept() -> KeptValue {
    let value = peek()
    let change = change.withLock { $0 }
    if Value.self == Navigator.self { return (value as! Navigator).kept }
    guard change != .none, origin != .secret else { return .unchanged }
    if let data = Keeping.data(of: value) {
      return .value(type: Keeping.name(of: Value.self), data, isEntered: origin == .field)
    }
    // The host has entered values as well.
    return change == .act ? .lost : .unchanged
  }

  fileprivate func restore(from restoration: Restoration, _ component: Component) {
    guard
      let data = restoration.take(name, of: component, type: Keeping.name(of: Value.self))
    else { return }
    if Value.self == Navigator.self { return (value as! Navigator).restore(data) }
    guard let kept = Keeping.value(of: Value.self, from: data) as? Value else { return }
    value = kept
    change.withLock { $0 = .act }
  }
}

/// The location of a state for bindings.
final class StateLocation<Value>: Location<Value> {
  let box: StateBox<Value>

  init(_ box: StateBox<Value>) { self.box = box }

  override var source: Source? { box }
  override func read() -> Value { box.read() }
  override func peek() -> Value { box.peek() }
  override func write(_ value: Value, _ transaction: Transaction) { box.write(value) }
  override func isSame(as other: AnyObject) -> Bool {
    (other as? StateLocation<Value>)?.box === box
  }
}
