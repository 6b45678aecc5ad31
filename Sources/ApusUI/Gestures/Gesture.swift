import ViewGraph

/// An action of a finger or a pointer on a view, such as a tap, a press, a drag, or a combination.
///
/// ```swift
/// struct Card: View {
///   @GestureState private var offset = CGSize.zero
///   var body: some View {
///     RoundedRectangle(cornerRadius: 12).offset(offset)
///       .gesture(DragGesture().updating($offset) { drag, offset, _ in offset = drag.translation })
///   }
/// }
/// ```
///
/// A page tells of a finger at most once in a round trip to the server.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the value that the gesture passes on.
  associatedtype Value
  /// The type of `body`.
  associatedtype Body: Gesture
  /// The parts of a composed gesture.
  var body: Body { get }
  /// Not for apps.
  func _recognize(_ step: _GestureStep, _ memory: _GestureMemory) -> _GesturePhase<Value>
  /// Not for apps.
  func _describe(_ wishes: inout _GestureWishes)
  /// Not for apps.
  func _press(_ ended: @escaping (Value) -> Void) -> _PressModifier?
}

extension Gesture where Value == Body.Value {
  public func _recognize(
    _ step: _GestureStep, _ memory: _GestureMemory
  ) -> _GesturePhase<Body.Value> {
    memory.recognize(body, step, 0)
  }

  public func _press(_ ended: @escaping (Body.Value) -> Void) -> _PressModifier? {
    body._press(ended)
  }
}

extension Gesture {
  public func _describe(_ wishes: inout _GestureWishes) { body._describe(&wishes) }
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("a gesture of the library has no body") }
  public func _press(_ ended: @escaping (Value) -> Void) -> _PressModifier? { nil }
}

extension Never: Gesture {
  public typealias Value = Never
  public func _recognize(_: _GestureStep, _: _GestureMemory) -> _GesturePhase<Never> { .failed }
  public func _describe(_: inout _GestureWishes) {}
  public func _press(_: @escaping (Never) -> Void) -> _PressModifier? { nil }
}

/// The state of a gesture after each step.
public enum _GesturePhase<Value> {
  /// The gesture has not begun.
  case possible
  case active(Value)
  case ended(Value)
  case failed

  /// The value, once the gesture has begun.
  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> _GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// A finger's step, as the gestures of a view hear of it.
public struct _GestureStep {
  var sample: GestureSample
  let time: Date
  /// The origin of a coordinate space in the window; nil: the view's own space.
  let origin: (CoordinateSpace) -> CGPoint?

  /// The place of the finger in a space.
  func location(in space: CoordinateSpace) -> CGPoint {
    guard let origin = origin(space) else { return CGPoint(x: sample.x, y: sample.y) }
    return CGPoint(x: sample.pageX - origin.x, y: sample.pageY - origin.y)
  }

  /// The same moment as another phase.
  func with(_ phase: GestureSample.Phase) -> _GestureStep {
    var step = self
    step.sample.phase = phase
    return step
  }
}

/// A gesture's knowledge of the fingers so far, with that of the gestures inside.
@MainActor
public final class _GestureMemory {
  private var children: [Int: _GestureMemory] = [:]
  private var over: Any?
  private let root: _GestureMemory?
  /// Actions that run after all gestures have heard of a step.
  private var waiting: [() -> Void] = []
  var kept: Any?

  init(root: _GestureMemory? = nil) { self.root = root }

  /// Tells a gesture inside of a step, unless that gesture is over.
  func recognize<Inner: Gesture>(
    _ gesture: Inner, _ step: _GestureStep, _ place: Int
  ) -> _GesturePhase<Inner.Value> {
    let child = children[place] ?? _GestureMemory(root: root ?? self)
    children[place] = child
    if let over = child.over as? _GesturePhase<Inner.Value> { return over }
    let phase = gesture._recognize(step, child)
    if phase.isOver { child.over = phase }
    return phase
  }

  func afterStep(_ act: @escaping () -> Void) { (root ?? self).waiting.append(act) }

  func runWaiting() {
    let acts = waiting
    waiting = []
    for act in acts { act() }
  }
}
