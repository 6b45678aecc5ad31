import ViewGraph

/// One or more taps.
nonisolated public struct TapGesture: Gesture, Sendable {
  public typealias Value = Void
  public typealias Body = Never
  /// The number of taps.
  public var count: Int
  /// A gesture of one or more taps.
  nonisolated public init(count: Int = 1) { self.count = count }

  @MainActor public func _recognize(
    _ step: _GestureStep, _ memory: _GestureMemory
  ) -> _GesturePhase<Void> {
    TapCounter.count(to: count, step, memory).map { _ in }
  }

  @MainActor public func _describe(_ wishes: inout _GestureWishes) {
    wishes.hearsTouches = true
    if count > 1 { wishes.countsTaps = true }
  }

  @MainActor public func _press(_ ended: @escaping (()) -> Void) -> _PressModifier? {
    _PressModifier(.onTap, count > 1 ? [StoredAttribute(.tapCount, count)] : []) {
      ended(())
    }
  }
}

/// The taps so far.
struct TapCounter {
  /// How far a finger may move, in points; as for `LongPressGesture`.
  private static let slack = 10.0

  private var taps = 0
  private var start: GestureSample?

  /// Counts taps. The value is where the last finger was lifted.
  @MainActor
  static func count(
    to count: Int, _ step: _GestureStep, _ memory: _GestureMemory
  ) -> _GesturePhase<GestureSample> {
    var counter = memory.kept as? TapCounter ?? TapCounter()
    defer { memory.kept = counter }
    let sample = step.sample
    switch sample.phase {
    case .began: counter.start = sample
    case .moved:
      guard let start = counter.start, start.distance(to: sample) <= slack else { return .failed }
    case .held: break
    case .cancelled, .waited: return .failed
    case .ended:
      guard let start = counter.start, start.distance(to: sample) <= slack else { return .failed }
      counter.taps += 1
      counter.start = nil
      if counter.taps >= count { return .ended(sample) }
    }
    return .possible
  }
}

extension GestureSample {
  /// Points between two places of a finger.
  func distance(to other: GestureSample) -> Double {
    let (x, y) = (other.pageX - pageX, other.pageY - pageY)
    return (x * x + y * y).squareRoot()
  }
}
