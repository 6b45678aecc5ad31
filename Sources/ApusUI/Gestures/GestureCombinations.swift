import ViewGraph

/// Two gestures at the same time.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture; nil until it begins.
    public var first: First.Value?
    /// The value of the second gesture; nil until it begins.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Two gestures at the same time.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _recognize(
    _ step: _GestureStep, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    let one = memory.recognize(first, step, 0), other = memory.recognize(second, step, 1)
    let value = Value(first: one.value, second: other.value)
    let hasValue = value.first != nil || value.second != nil
    guard one.isOver, other.isOver else { return hasValue ? .active(value) : .possible }
    return hasValue ? .ended(value) : .failed
  }

  @MainActor public func _describe(_ wishes: inout _GestureWishes) {
    first._describe(&wishes)
    second._describe(&wishes)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture, and another one behind it.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  /// The values of the gestures so far.
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first gesture has ended; the second one has a value once it begins.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The gesture behind it.
  public var second: Second

  /// A gesture, and another one behind it.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _recognize(
    _ step: _GestureStep, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    let wasOver = memory.kept != nil
    let one = memory.recognize(first, step, 0)
    guard case .ended(let value) = one else { return one.map(Value.first) }
    memory.kept = true
    // The finger that ended the first gesture may go on; a lifted one has to come again.
    if !wasOver, step.sample.phase == .ended { return .active(.second(value, nil)) }
    if step.sample.phase == .waited { return .failed }
    switch memory.recognize(second, wasOver ? step : step.with(.began), 1) {
    case .possible: return .active(.second(value, nil))
    case .active(let next): return .active(.second(value, next))
    case .ended(let next): return .ended(.second(value, next))
    case .failed: return .failed
    }
  }

  @MainActor public func _describe(_ wishes: inout _GestureWishes) {
    first._describe(&wishes)
    // A finger that moves before the first gesture has ended ends it.
    let distance = wishes.distance
    second._describe(&wishes)
    wishes.distance = distance
    wishes.hearsTouches = true
    wishes.countsTaps = true
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

/// The first of two gestures, or the second one if the first one fails.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  /// The value of the gesture that came.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that comes if the first one fails.
  public var second: Second

  /// The first of two gestures, or the second one if the first one fails.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _recognize(
    _ step: _GestureStep, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    // The second gesture hears of nothing before the first one has failed, because its actions would run.
    var missed = memory.kept as? [_GestureStep] ?? []
    missed.append(step)
    let one = memory.recognize(first, step, 0)
    guard case .failed = one else {
      memory.kept = missed
      return one.map(Value.first)
    }
    memory.kept = [_GestureStep]()
    var phase = _GesturePhase<Second.Value>.possible
    for step in missed where !phase.isOver { phase = memory.recognize(second, step, 1) }
    return phase.map(Value.second)
  }

  @MainActor public func _describe(_ wishes: inout _GestureWishes) {
    first._describe(&wishes)
    second._describe(&wishes)
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// A combination of this gesture and another one at the same time.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// A sequence of this gesture and another one.
  ///
  /// ```swift
  /// LongPressGesture().sequenced(before: DragGesture())
  /// ```
  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// An exclusive gesture: another gesture begins only after this gesture has failed.
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
