/// How a value changes over time.
///
/// ```swift
/// struct Jump: Keyframes {
///   var body: some Keyframes<CGPoint> {
///     KeyframeTrack(\.y) {
///       CubicKeyframe(-60, duration: 0.3)
///       SpringKeyframe(0, spring: .bouncy)
///     }
///   }
/// }
/// ```
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value = Body.Value
  /// The type of the keyframes that it consists of.
  associatedtype Body: Keyframes
  /// The keyframes that it consists of.
  @KeyframesBuilder<Value> var body: Body { get }
  /// The way of each part of a value. Not for apps.
  func _paths(from initialValue: Value) -> [_KeyframePath<Value>]
}

extension Keyframes where Body.Value == Value {
  public func _paths(from initialValue: Value) -> [_KeyframePath<Value>] {
    body._paths(from: initialValue)
  }
}

/// The way of one part of a value, as it is computed.
public struct _KeyframePath<Root> {
  let duration: Double
  /// The ends of keyframes, and whether the way to each is curved.
  let ends: [(time: Double, isCurved: Bool)]
  /// The times at which the part is somewhere else at once.
  let jumps: [Double]
  /// Sets the part to its value at a time; at a jump, before it or behind it.
  let apply: (inout Root, Double, _ isBefore: Bool) -> Void
}

/// A sequence of keyframes of one part of a value. Tracks run beside each other.
///
/// ```swift
/// KeyframeTrack(\.scale) {
///   LinearKeyframe(1.5, duration: 0.2)
///   SpringKeyframe(1, spring: .bouncy)
/// }
/// ```
public struct KeyframeTrack<Root, Value, Content>: Keyframes
where Value == Content.Value, Content: KeyframeTrackContent {
  @_implements(Keyframes,Value) public typealias _Root = Root
  public typealias Body = KeyframeTrack<Root, Value, Content>

  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Keyframes of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// Keyframes of one property of the value.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public var body: KeyframeTrack<Root, Value, Content> { self }

  public func _paths(from initialValue: Root) -> [_KeyframePath<Root>] {
    let start = initialValue[keyPath: keyPath].animatableData
    let curve = KeyframeCurve<Value>(content._keyframes, from: start)
    let keyPath = keyPath
    return [
      _KeyframePath(duration: curve.duration, ends: curve.ends, jumps: curve.jumps) {
        $0[keyPath: keyPath].animatableData = curve.data(at: $1, isBefore: $2)
      }
    ]
  }
}

/// How a value changes over time, without a view.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: 0.0) {
///   LinearKeyframe(100, duration: 1)
///   CubicKeyframe(0, duration: 2)
/// }
/// let half = timeline.value(progress: 0.5)
/// ```
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let paths: [_KeyframePath<Value>]

  /// A timeline of keyframes.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue, content())
  }

  init(_ initialValue: Value, _ keyframes: some Keyframes<Value>) {
    self.initialValue = initialValue
    paths = keyframes._paths(from: initialValue)
  }

  /// The seconds until all keyframes are over.
  public var duration: TimeInterval { paths.map(\.duration).max() ?? 0 }

  /// The value at a time in seconds.
  public func value(time: Double) -> Value { value(time: time, isBefore: false) }

  /// The value at a part of the time, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// The value at a time; at a jump, before it or behind it.
  func value(time: Double, isBefore: Bool) -> Value {
    var value = initialValue
    for path in paths { path.apply(&value, time, isBefore) }
    return value
  }

  /// The times between which a value goes straight, or nearly so.
  ///
  /// - Parameter pace: The seconds between two times of a curved way.
  func steps(_ pace: Double) -> [KeyframeStep] {
    var times = paths.flatMap { $0.ends.map(\.time) }
    let jumps = paths.flatMap(\.jumps)
    let count = Int((min(duration, 600) / pace).rounded(.up))
    for time in (0..<max(1, count)).dropFirst().map({ Double($0) * pace }) {
      let isCurved = paths.contains { path in path.ends.first { $0.time > time }?.isCurved == true }
      if isCurved, !times.contains(where: { abs($0 - time) < pace * 0.4 }) { times.append(time) }
    }
    var steps: [KeyframeStep] = []
    for time in times.sorted() where time - (steps.last?.time ?? -1) > 0.001 {
      steps.append(
        KeyframeStep(time: time, jumps: jumps.contains { abs($0 - time) <= 0.001 }))
    }
    return steps
  }
}

/// The end of a straight piece of the way.
struct KeyframeStep: Equatable {
  let time: Double
  let jumps: Bool
}
