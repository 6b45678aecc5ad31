import Foundation
import ViewGraph

/// The way of a view's own values from one change to the next. Only its body knows what it draws between, so the server
/// evaluates that some times on the way, and a page moves straight from each time to the next.
@MainActor
final class ValueMotion<Content: Animatable>: Slot {
  private var from: Content.AnimatableData
  private var to: Content.AnimatableData
  private var progress = 1.0
  private let changes: Source
  private let motion = PhaseMotion()

  init(_ content: Content, in context: EmissionContext) {
    (from, to) = (content.animatableData, content.animatableData)
    changes = Source(queue: context.graph.queue)
    changes.name = "values of \(Content.self) on their way"
    super.init()
  }

  /// The content with its present values.
  func shown(_ content: Content, in context: EmissionContext) -> Content {
    if content.animatableData != to { changed(to: content.animatableData, in: context) }
    Tracking.read(changes)
    guard progress != 1 else { return content }
    var content = content
    content.animatableData = present
    return content
  }

  private var present: Content.AnimatableData {
    guard progress != 1 else { return to }
    var way = to - from
    way.scale(by: progress)
    return from + way
  }

  private func changed(to data: Content.AnimatableData, in context: EmissionContext) {
    let start = present
    motion.end()
    (from, to, progress) = (start, data, 1)
    let session = context.graph.session
    guard session.movesValues, session.isSeen, !session.surroundings.reducesMotion,
      let curve = MotionCurve(context.graph.motionOfChange)
    else { return }
    progress = 0
    let (now, sleep, changes) = (session.now, session.sleep, changes)
    motion.begin { [weak self] in
      let begin = now()
      while let self, progress != 1 {
        let next = min(curve.duration, now().timeIntervalSince(begin) + curve.pace)
        withAnimation(.linear(duration: curve.pace)) {
          self.progress = next >= curve.duration ? 1 : curve.progress(next)
          changes.invalidate()
        }
        let left = begin.addingTimeInterval(next).timeIntervalSince(now())
        if left > 0 { try await sleep(.seconds(left)) }
        try Task.checkCancellation()
      }
    }
  }

  override func leave() { motion.end() }
}

/// How far a change is at a time.
struct MotionCurve {
  private let animation: ElementAnimation
  /// Seconds until the end.
  let duration: Double
  /// Seconds between two times at which a body is evaluated: 16 times on the way, 10 to 25 times a second.
  let pace: Double

  /// Nil for a change at once, and for one without an end.
  init?(_ animation: ElementAnimation?) {
    guard let animation, animation.repetitions == 1, animation.duration > 0,
      let time = Animation(animation).time(until: .removed)
    else { return nil }
    switch animation.curve {
    case .linear, .cubic, .spring: break
    case .given, .still, .disabled: return nil
    }
    self.animation = animation
    // A spring that is still on its way after five seconds is not seen to move.
    duration = min(5, time / .seconds(1))
    pace = min(0.1, max(0.04, duration / 16))
  }

  /// The part of the way after some seconds.
  func progress(_ time: Double) -> Double {
    let seconds = time - (animation.delay + animation.pause) / 1000
    guard seconds > 0 else { return 0 }
    let length = animation.duration / 1000
    switch animation.curve {
    case .linear: return min(1, seconds / length)
    case .cubic(let x1, let y1, let x2, let y2):
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
      return curve.value(at: min(1, seconds / length))
    case .spring(let damping, let velocity):
      return Spring(response: length, dampingRatio: damping)
        .value(target: 1.0, initialVelocity: velocity, time: seconds)
    case .given, .still, .disabled: return 1
    }
  }
}

extension EmissionContext {
  /// Content with its present values, which may be on their way.
  ///
  /// - Parameter step: The place of the content's memory in the view that is being written.
  func moving<Content: Animatable>(_ content: Content, _ step: UInt64) -> Content {
    guard Content.AnimatableData.self != EmptyAnimatableData.self else { return content }
    let motion: ValueMotion<Content> = slot(step) { ValueMotion(content, in: self) }
    return motion.shown(content, in: self)
  }

  /// The same for content that may have such values.
  func movingIfAnimatable<Content>(_ content: Content) -> Content {
    guard let animatable = content as? any Animatable else { return content }
    func present<A: Animatable>(_ animatable: A) -> Content? {
      moving(animatable, 0xA417) as? Content
    }
    return present(animatable) ?? content
  }
}

extension _ModifierHost: Animatable where Modifier: Animatable {
  nonisolated var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}
