import ViewGraph

/// A press that lasts.
///
/// Its value is true from the moment at which the finger comes down.
nonisolated public struct LongPressGesture: Gesture, Sendable {
  public typealias Value = Bool
  public typealias Body = Never
  /// Seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat

  /// A press that lasts so many seconds.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor public func _recognize(
    _ step: _GestureStep, _ memory: _GestureMemory
  ) -> _GesturePhase<Bool> {
    let sample = step.sample
    if sample.phase == .began { memory.kept = sample }
    guard let start = memory.kept as? GestureSample, sample.phase != .cancelled,
      start.distance(to: sample) <= maximumDistance
    else { return .failed }
    // A page's timer may be early by what its clock rounds.
    if sample.time - start.time >= minimumDuration - 0.005 { return .ended(true) }
    return sample.phase == .ended ? .failed : .active(true)
  }

  @MainActor public func _describe(_ wishes: inout _GestureWishes) {
    wishes.hearsTouches = true
    wishes.holds.append(minimumDuration)
  }

  @MainActor public func _press(_ ended: @escaping (Bool) -> Void) -> _PressModifier? {
    _PressModifier(.onLongPress, [StoredAttribute(.pressDuration, minimumDuration)]) {
      ended(true)
    }
  }
}
