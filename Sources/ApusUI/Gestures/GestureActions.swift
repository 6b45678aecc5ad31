import ViewGraph

/// A gesture and the action that runs when it ends.
nonisolated public struct _EndedGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  let base: Base
  let action: (Base.Value) -> Void

  @MainActor public func _recognize(
    _ step: _GestureStep, _ memory: _GestureMemory
  ) -> _GesturePhase<Base.Value> {
    let phase = memory.recognize(base, step, 0)
    if case .ended(let value) = phase { action(value) }
    return phase
  }

  @MainActor public func _describe(_ wishes: inout _GestureWishes) { base._describe(&wishes) }

  @MainActor public func _press(_ ended: @escaping (Base.Value) -> Void) -> _PressModifier? {
    base._press { value in
      action(value)
      ended(value)
    }
  }
}

/// A gesture and the action that runs when its value changes.
nonisolated public struct _ChangedGesture<Base: Gesture>: Gesture where Base.Value: Equatable {
  public typealias Value = Base.Value
  public typealias Body = Never
  let base: Base
  let action: (Base.Value) -> Void

  @MainActor public func _recognize(
    _ step: _GestureStep, _ memory: _GestureMemory
  ) -> _GesturePhase<Base.Value> {
    let phase = memory.recognize(base, step, 0)
    if case .active(let value) = phase, memory.kept as? Base.Value != value {
      memory.kept = value
      action(value)
    }
    return phase
  }

  @MainActor public func _describe(_ wishes: inout _GestureWishes) { base._describe(&wishes) }
}

/// A gesture with another value.
nonisolated public struct _MapGesture<Base: Gesture, Value>: Gesture {
  public typealias Body = Never
  let base: Base
  let transform: (Base.Value) -> Value

  @MainActor public func _recognize(
    _ step: _GestureStep, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    memory.recognize(base, step, 0).map(transform)
  }

  @MainActor public func _describe(_ wishes: inout _GestureWishes) { base._describe(&wishes) }

  @MainActor public func _press(_ ended: @escaping (Value) -> Void) -> _PressModifier? {
    base._press { ended(transform($0)) }
  }
}

/// A gesture of any type with a value.
nonisolated public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  private let gesture: any Gesture<Value>

  /// A gesture whose type is not seen.
  nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    self.gesture = gesture
  }

  @MainActor public func _recognize(
    _ step: _GestureStep, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    Self.recognize(gesture, step, memory)
  }

  @MainActor
  private static func recognize<T: Gesture>(
    _ gesture: T, _ step: _GestureStep, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> where T.Value == Value {
    memory.recognize(gesture, step, 0)
  }

  @MainActor public func _describe(_ wishes: inout _GestureWishes) { gesture._describe(&wishes) }
  @MainActor public func _press(_ ended: @escaping (Value) -> Void) -> _PressModifier? {
    gesture._press(ended)
  }
}

/// A gesture, or none.
///
/// ```swift
/// Card().gesture(isEditing ? drag : nil)
/// ```
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  public func _recognize(
    _ step: _GestureStep, _ memory: _GestureMemory
  ) -> _GesturePhase<Wrapped.Value> {
    map { memory.recognize($0, step, 0) } ?? .failed
  }

  public func _describe(_ wishes: inout _GestureWishes) { self?._describe(&wishes) }
  public func _press(_ ended: @escaping (Wrapped.Value) -> Void) -> _PressModifier? {
    self?._press(ended)
  }
}

extension Gesture {
  /// Runs an action when the gesture ends.
  nonisolated public func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Runs an action when the gesture's value changes.
  ///
  /// A page tells of a finger at most once in a round trip to the server.
  nonisolated public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> where Value: Equatable {
    _ChangedGesture(base: self, action: action)
  }

  /// The gesture with what a closure makes of its value.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}
