import ViewGraph

/// A value that a gesture sets while it goes on. The end of the gesture sets the first value again.
///
/// ```swift
/// @GestureState private var isPressed = false
/// var body: some View {
///   Circle().opacity(isPressed ? 0.5 : 1)
///     .gesture(LongPressGesture().updating($isPressed) { pressed, state, _ in state = pressed })
/// }
/// ```
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private var box: StateBox<Value>?
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void

  /// A state that begins with a value.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    reset = { _, _ in }
  }
  /// A state that begins with a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// A state that begins with a value.
  ///
  /// - Parameter resetTransaction: The transaction of the change to that value at the end.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }
  /// A state that begins with a value.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// A state that begins with a value.
  ///
  /// - Parameter reset: Is called with the last value when the gesture ends, and says by the transaction how
  ///   the state becomes the first one again.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }
  /// A state that begins with a value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value. Only a gesture sets it: see `updating(_:body:)`.
  public var wrappedValue: Value { box?.read() ?? initial }

  /// The state itself, for `updating(_:body:)`: `$isPressed`.
  public var projectedValue: GestureState<Value> { self }

  /// Lets a closure set the value.
  func change(_ body: (inout Value, inout Transaction) -> Void) {
    guard let box else { return }
    var value = box.peek()
    var transaction = Transaction()
    body(&value, &transaction)
    withTransaction(transaction) { box.write(value) }
  }

  /// Sets the first value again.
  func end() {
    change { value, transaction in
      reset(value, &transaction)
      value = initial
    }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A state that begins with `nil`.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
  /// A state that begins with `nil`.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: GraphProperty, InputComparable {
  mutating func install(in component: Component, name: String) {
    box = StateBox(initial, in: component, name: name)
  }

  mutating func inherit(from old: GestureState<Value>, in component: Component) { box = old.box }

  /// A new initial value changes nothing until the gesture ends.
  public static func isSameInput(_: UnsafeRawPointer, _: UnsafeRawPointer) -> Bool { true }
}

/// A gesture that sets a state while it goes on.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  /// The gesture.
  public var base: Base
  /// What it sets.
  public var state: GestureState<State>
  /// Sets the state by the gesture's value.
  public var body: (Value, inout State, inout Transaction) -> Void

  /// A gesture that sets a state while it goes on.
  nonisolated public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }

  @MainActor public func _recognize(
    _ step: _GestureStep, _ memory: _GestureMemory
  ) -> _GesturePhase<Base.Value> {
    let phase = memory.recognize(base, step, 0)
    switch phase {
    case .possible: break
    case .active(let value):
      memory.kept = true
      state.change { body(value, &$0, &$1) }
    case .ended, .failed:
      // Actions of the gesture's end come first.
      if memory.kept != nil { memory.afterStep(state.end) }
    }
    return phase
  }

  @MainActor public func _describe(_ wishes: inout _GestureWishes) { base._describe(&wishes) }
}

extension Gesture {
  /// Lets the gesture set a state while it goes on.
  ///
  /// - Parameters:
  ///   - state: The state, such as `$offset`.
  ///   - body: Sets the state by the gesture's value. The transaction says how the change moves.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
