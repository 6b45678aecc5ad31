/// A group of keyframes: the curve that one value takes over time.
///
/// ```swift
/// struct Shake: KeyframeTrackContent {
///   var body: some KeyframeTrackContent<Double> {
///     LinearKeyframe(8, duration: 0.1)
///     LinearKeyframe(-8, duration: 0.1)
///     SpringKeyframe(0, spring: .bouncy)
///   }
/// }
/// ```
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable = Body.Value
  /// The type of the keyframes that it consists of.
  associatedtype Body: KeyframeTrackContent
  /// The keyframes that it consists of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
  /// Each keyframe. Not for apps.
  var _keyframes: [_Keyframe<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  public var _keyframes: [_Keyframe<Value>] { body._keyframes }
}

/// A keyframe, as it is computed.
public struct _Keyframe<Value: Animatable> {
  typealias Data = Value.AnimatableData

  enum Kind {
    case linear(UnitCurve)
    /// Velocities at the beginning and at the end, where they are given.
    case cubic(Data?, Data?)
    case spring(Spring, Data?)
    case move
  }

  let kind: Kind
  let target: Data
  let duration: Double

  init(_ kind: Kind, _ target: Value, _ duration: Double) {
    self.kind = kind
    self.target = target.animatableData
    self.duration = duration.isFinite ? max(0, duration) : 0
  }
}

/// A keyframe that goes straight to a value.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = LinearKeyframe<Value>
  public let _keyframes: [_Keyframe<Value>]

  /// A keyframe that goes straight to a value.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: The seconds that it takes.
  ///   - timingCurve: The pace on the way.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _keyframes = [_Keyframe(.linear(timingCurve), to, duration)]
  }

  public var body: LinearKeyframe<Value> { self }
}

/// A keyframe that goes to a value along a smooth curve.
///
/// Cubic keyframes that follow each other make one smooth curve. Beside another kind of keyframe the curve has its speed.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = CubicKeyframe<Value>
  public let _keyframes: [_Keyframe<Value>]

  /// A keyframe that goes to a value along a smooth curve.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: The seconds that it takes.
  ///   - startVelocity: The speed at the beginning, in units a second; nil for one that keeps the motion smooth.
  ///   - endVelocity: The speed at the end, in units a second; nil for one that keeps the motion smooth.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    let kind = _Keyframe<Value>.Kind.cubic(
      startVelocity?.animatableData, endVelocity?.animatableData)
    _keyframes = [_Keyframe(kind, to, duration)]
  }

  public var body: CubicKeyframe<Value> { self }
}

/// A keyframe that a spring pulls to a value.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = SpringKeyframe<Value>
  public let _keyframes: [_Keyframe<Value>]

  /// A keyframe that a spring pulls to a value.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: The seconds that it takes; nil for as long as the spring moves.
  ///   - spring: The spring.
  ///   - startVelocity: The speed at the beginning, in units a second; nil for one that keeps the motion smooth.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    _keyframes = [
      _Keyframe(
        .spring(spring, startVelocity?.animatableData), to, duration ?? spring.settlingDuration)
    ]
  }

  public var body: SpringKeyframe<Value> { self }
}

/// A keyframe that is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = MoveKeyframe<Value>
  public let _keyframes: [_Keyframe<Value>]

  /// A keyframe that is at a value at once.
  public init(_ to: Value) { _keyframes = [_Keyframe(.move, to, 0)] }

  public var body: MoveKeyframe<Value> { self }
}
