/// The way of a value through keyframes.
struct KeyframeCurve<Value: Animatable> {
  typealias Data = Value.AnimatableData
  typealias Keyframe = _Keyframe<Value>

  private struct Segment {
    let keyframe: Keyframe
    let start: Double
    let from: Data
    /// In units a second.
    let startVelocity, endVelocity: Data

    var end: Double { start + keyframe.duration }
  }

  private let initial: Data
  private var segments: [Segment] = []

  init(_ keyframes: [Keyframe], from initial: Data) {
    self.initial = initial
    var (time, from, velocity) = (0.0, initial, Data.zero)
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      let segment = Segment(
        keyframe: keyframe, start: time, from: from,
        startVelocity: Self.startVelocity(keyframe, from, velocity),
        endVelocity: Self.endVelocity(keyframe, from, velocity, next))
      segments.append(segment)
      time += keyframe.duration
      from = Self.data(segment, at: keyframe.duration)
      velocity = segment.endVelocity
    }
  }

  var duration: Double { segments.last?.end ?? 0 }

  var jumps: [Double] {
    segments.filter { $0.keyframe.duration == 0 }.map(\.start)
  }

  var ends: [(time: Double, isCurved: Bool)] {
    segments.map { segment in
      if case .linear(let curve) = segment.keyframe.kind { return (segment.end, curve != .linear) }
      return (segment.end, true)
    }
  }

  func data(at time: Double, isBefore: Bool) -> Data {
    if isBefore {
      // A keyframe without a time has no way before its jump.
      let segment = segments.first { $0.keyframe.duration > 0 && $0.end >= time - 1e-9 }
      guard let segment else { return segments.last?.keyframe.target ?? initial }
      return Self.data(segment, at: time - segment.start)
    }
    guard let segment = segments.last(where: { $0.start <= time + 1e-9 }) else { return initial }
    // A spring that is cut off is at its target all the same.
    let isOver = time >= segment.end - 1e-9
    return isOver ? segment.keyframe.target : Self.data(segment, at: time - segment.start)
  }

  /// The value at a time since the beginning of a segment.
  private static func data(_ segment: Segment, at time: Double) -> Data {
    let keyframe = segment.keyframe
    guard keyframe.duration > 0 else { return keyframe.target }
    let way = keyframe.target - segment.from
    let part = max(0, min(1, time / keyframe.duration))
    switch keyframe.kind {
    case .move: return keyframe.target
    case .linear(let curve):
      return segment.from + way.scaled(by: curve == .linear ? part : curve.value(at: part))
    case .spring(let spring, _):
      return segment.from
        + spring.value(
          target: way, initialVelocity: segment.startVelocity, time: max(0, time))
    case .cubic:
      let (square, cube) = (part * part, part * part * part)
      return segment.from + way.scaled(by: 3 * square - 2 * cube)
        + segment.startVelocity.scaled(by: keyframe.duration * (cube - 2 * square + part))
        + segment.endVelocity.scaled(by: keyframe.duration * (cube - square))
    }
  }

  private static func startVelocity(
    _ keyframe: Keyframe, _ from: Data, _ velocity: Data
  ) -> Data {
    switch keyframe.kind {
    case .move: .zero
    case .linear(let curve): speed(keyframe, from, curve.speed(at: 0))
    case .spring(_, let given): given ?? velocity
    case .cubic(let given, _): given ?? velocity
    }
  }

  private static func endVelocity(
    _ keyframe: Keyframe, _ from: Data, _ velocity: Data, _ next: Keyframe?
  ) -> Data {
    switch keyframe.kind {
    case .move: return .zero
    case .linear(let curve): return speed(keyframe, from, curve.speed(at: 1))
    case .spring(let spring, let given):
      return spring.velocity(
        target: keyframe.target - from, initialVelocity: given ?? velocity,
        time: keyframe.duration)
    case .cubic(_, let given?): return given
    case .cubic(_, nil):
      guard let next, next.duration > 0 else { return .zero }
      switch next.kind {
      case .move: return .zero
      case .linear(let curve): return speed(next, keyframe.target, curve.speed(at: 0))
      case .spring(_, let given): return given ?? .zero
      case .cubic(let given?, _): return given
      case .cubic(nil, _):
        // The tangent of a spline through the values before, here and behind.
        return (next.target - from).scaled(by: 1 / (keyframe.duration + next.duration))
      }
    }
  }

  /// The speed of a straight way whose curve has a speed there.
  private static func speed(_ keyframe: Keyframe, _ from: Data, _ speed: Double) -> Data {
    guard keyframe.duration > 0 else { return .zero }
    return (keyframe.target - from).scaled(by: speed / keyframe.duration)
  }
}

extension UnitCurve {
  /// The velocity at an end. A curve without a slope there has the slope of a place close by.
  fileprivate func speed(at end: Double) -> Double {
    if self == .linear { return 1 }
    let velocity = velocity(at: end)
    if velocity.isFinite { return velocity }
    let close = self.velocity(at: end == 0 ? 0.001 : 0.999)
    return close.isFinite ? close : 0
  }
}
