import Foundation
import ViewGraph

/// Two fingers that move apart or together, or a pinch on a trackpad.
nonisolated public struct MagnifyGesture: Gesture, Sendable {
  public typealias Body = Never

  /// The values of a magnification.
  public struct Value: Equatable, Sendable {
    /// The time of the fingers' last step.
    public var time: Date
    /// The ratio of the fingers' distance to their first distance.
    public var magnification: CGFloat
    /// The speed of the change, per second.
    public var velocity: CGFloat
    /// The middle of the fingers when they came down, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The middle of the fingers when they came down, in the view.
    public var startLocation: CGPoint
  }

  /// The change of the distance at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// A gesture that begins when the distance has changed by a part of it.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor public func _recognize(
    _ step: _GestureStep, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    TwoFingers.recognize(step, memory, of: \.scale) {
      abs($0.scale - 1) >= minimumScaleDelta
    } value: { start, speed in
      Value(
        time: step.time, magnification: step.sample.scale, velocity: speed,
        startAnchor: start.anchor, startLocation: CGPoint(x: start.x, y: start.y))
    }
  }

  @MainActor public func _describe(_ wishes: inout _GestureWishes) {
    wishes.takesTwoFingers = true
  }
}

/// Two fingers that turn around each other.
nonisolated public struct RotateGesture: Gesture, Sendable {
  public typealias Body = Never

  /// The values of a turn.
  public struct Value: Equatable, Sendable {
    /// The time of the fingers' last step.
    public var time: Date
    /// The angle by which the fingers have turned, clockwise.
    public var rotation: Angle
    /// The speed of the turn, per second.
    public var velocity: Angle
    /// The middle of the fingers when they came down, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The middle of the fingers when they came down, in the view.
    public var startLocation: CGPoint
  }

  /// The turn at which the gesture begins.
  public var minimumAngleDelta: Angle

  /// A gesture that begins when the fingers have turned by an angle.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public func _recognize(
    _ step: _GestureStep, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    TwoFingers.recognize(step, memory, of: \.angle) {
      abs($0.angle) >= minimumAngleDelta.radians
    } value: { start, speed in
      Value(
        time: step.time, rotation: .radians(step.sample.angle), velocity: .radians(speed),
        startAnchor: start.anchor, startLocation: CGPoint(x: start.x, y: start.y))
    }
  }

  @MainActor public func _describe(_ wishes: inout _GestureWishes) {
    wishes.takesTwoFingers = true
  }
}

/// Two fingers that move apart or together. The value is the ratio of the fingers' distance to their first distance.
nonisolated public struct MagnificationGesture: Gesture, Sendable {
  public typealias Value = CGFloat
  /// The change of the distance at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// A gesture that begins when the distance has changed by a part of it.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor public var body: _MapGesture<MagnifyGesture, CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// Two fingers that turn around each other. The value is the angle of the turn, clockwise.
nonisolated public struct RotationGesture: Gesture, Sendable {
  public typealias Value = Angle
  /// The turn at which the gesture begins.
  public var minimumAngleDelta: Angle

  /// A gesture that begins when the fingers have turned by an angle.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public var body: _MapGesture<RotateGesture, Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}

/// The steps of two fingers so far.
private struct TwoFingers {
  var start: GestureSample
  var last: GestureSample
  var isActive = false

  @MainActor
  static func recognize<Value>(
    _ step: _GestureStep, _ memory: _GestureMemory, of change: KeyPath<GestureSample, Double>,
    _ isEnough: (GestureSample) -> Bool, value: (GestureSample, Double) -> Value
  ) -> _GesturePhase<Value> {
    let sample = step.sample
    var fingers = memory.kept as? TwoFingers ?? TwoFingers(start: sample, last: sample)
    defer { memory.kept = fingers }
    // The second finger comes later than the first one.
    if sample.scale == 1, sample.angle == 0, !fingers.isActive { fingers.start = sample }
    let time = sample.time - fingers.last.time
    let speed = time > 0 ? (sample[keyPath: change] - fingers.last[keyPath: change]) / time : 0
    fingers.last = sample
    if sample.phase == .cancelled { return .failed }
    fingers.isActive = fingers.isActive || isEnough(sample)
    guard fingers.isActive else { return sample.phase == .ended ? .failed : .possible }
    let value = value(fingers.start, speed)
    return sample.phase == .ended ? .ended(value) : .active(value)
  }
}

extension GestureSample {
  /// The place as a part of the element's size.
  fileprivate var anchor: UnitPoint {
    UnitPoint(x: width > 0 ? x / width : 0.5, y: height > 0 ? y / height : 0.5)
  }
}
