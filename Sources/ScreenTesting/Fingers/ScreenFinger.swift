import ApusUI
import Foundation
import ScreenLayout
import ViewGraph

/// A finger on the screen. Gestures follow it as they follow one on a page.
///
/// ```swift
/// let finger = screen.element("card").touchDown()
/// finger.move(by: CGSize(width: 120, height: 0))
/// #expect(screen.element("card.mark").isVisible)
/// finger.lift()
/// ```
@MainActor
public final class ScreenFinger {
  private let screen: Screen
  private let start: CGPoint
  private var point: CGPoint
  private var velocity = CGSize.zero
  /// Seconds since the finger came down.
  private var time = 0.0
  private var furthest = 0.0
  private var scale = 1.0
  private var angle = 0.0
  private var isDown = true
  /// Views with simultaneous gestures, and the other views, of which the first hears of the finger.
  private let beside: [FingerFollower]
  private var exclusive: [FingerFollower]
  private let tapped: ScreenElement?
  /// Views with an action for presses, and for long presses.
  private let (pressed, pressedLong): (TreeNode?, TreeNode?)
  private var isPressedLong = false

  /// - Parameter touched: The element under the finger.
  init(on screen: Screen, at start: CGPoint, touching touched: TreeNode?, tapping: ScreenElement?) {
    self.screen = screen
    self.start = start
    point = start
    tapped = tapping
    var found: [FingerFollower] = []
    var control: TreeNode?
    pressed = touched?.lineage.first { $0.has(.onPress) }
    pressedLong = touched?.lineage.first { $0.has(.onLongPress) }
    if let touched {
      for node in touched.lineage {
        if let follower = FingerFollower(node, controlInside: control) { found.append(follower) }
        if control == nil, node.touchTarget === node { control = node }
      }
    }
    beside = found.filter { $0.priority == .simultaneous }
    exclusive =
      found.filter { $0.priority == .high }.reversed() + found.filter { $0.priority == .normal }
    for follower in listening where follower.hearsTouches { begin(follower) }
    if let pressed { _ = screen.perform(.press(true), on: pressed) }
  }

  private var listening: [FingerFollower] { beside + exclusive.prefix(1) }

  /// Moves the finger, in steps as a page tells of them.
  ///
  /// - Parameters:
  ///   - way: Points to the right and down.
  ///   - duration: How long the way takes, by which the speed is known.
  ///   - steps: In how many steps.
  public func move(
    by way: CGSize, in duration: Duration = .milliseconds(200), steps: Int = 4
  ) {
    guard isDown, steps > 0 else { return }
    let seconds = duration / .seconds(1)
    let from = point
    velocity =
      seconds > 0
      ? CGSize(width: way.width / seconds, height: way.height / seconds) : .zero
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      point = CGPoint(x: from.x + way.width * part, y: from.y + way.height * part)
      let total = CGSize(width: point.x - start.x, height: point.y - start.y)
      furthest = max(
        furthest, (total.width * total.width + total.height * total.height).squareRoot())
      pass(seconds / Double(steps))
      moved()
    }
  }

  /// Lets time pass while the finger stays where it is: presses that last are recognized.
  public func hold(for duration: Duration) {
    guard isDown else { return }
    velocity = .zero
    pass(duration / .seconds(1))
  }

  /// Moves two fingers apart or together, around the middle of both.
  ///
  /// - Parameter scale: Their distance in multiples of the first one.
  public func pinch(to scale: CGFloat, steps: Int = 4) {
    turn(to: angle, scale: scale, steps)
  }

  /// Turns two fingers around each other, clockwise.
  public func rotate(to angle: Angle, steps: Int = 4) {
    turn(to: angle.radians, scale: scale, steps)
  }

  private func turn(to angle: Double, scale: Double, _ steps: Int) {
    guard isDown, steps > 0 else { return }
    let (fromAngle, fromScale) = (self.angle, self.scale)
    for follower in listening where !follower.hasBegun { begin(follower) }
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      self.angle = fromAngle + (angle - fromAngle) * part
      self.scale = fromScale + (scale - fromScale) * part
      time += 0.05
      for follower in listening { tell(follower, .moved) }
    }
    furthest = .infinity
  }

  /// Lifts the finger. A finger that has not moved taps the control under it.
  public func lift() {
    guard isDown else { return }
    isDown = false
    let isSpent =
      isPressedLong || furthest > FingerFollower.slack
      || listening.contains { $0.isHeld && $0.follows }
    endPress()
    for follower in listening where follower.hasBegun {
      tell(follower, .ended)
      if follower.countsTaps { awaitTap(follower) }
    }
    if !isSpent, let tapped, tapped.node?.tapTarget != nil { tapped.tap() }
  }

  /// The system takes the finger for something else: gestures end without an effect.
  public func cancel() {
    guard isDown else { return }
    isDown = false
    endPress()
    for follower in listening where follower.hasBegun { tell(follower, .cancelled) }
  }

  // MARK: What views hear

  private func pass(_ seconds: Double) {
    let end = time + seconds
    for follower in listening {
      for hold in follower.holds(from: time, to: end) {
        time = hold
        follower.isHeld = true
        tell(follower, .held)
      }
    }
    let duration = pressedLong?[.pressDuration] ?? 0.5
    if let pressedLong, !isPressedLong, furthest <= FingerFollower.slack, end >= duration {
      isPressedLong = true
      _ = screen.perform(.longPress, on: pressedLong)
    }
    time = end
  }

  private func endPress() {
    if let node = pressed.flatMap({ screen.present.nodes[$0.id] }) {
      _ = screen.perform(.press(false), on: node)
    }
  }

  private func moved() {
    for follower in listening {
      if !follower.follows, follower.takes(furthest) {
        follower.follows = true
        if !follower.hasBegun { begin(follower) }
      }
      if follower.hasBegun { tell(follower, .moved) }
    }
    while let first = exclusive.first, first.leaves(furthest), exclusive.count > 1 {
      exclusive.removeFirst()
      let next = exclusive[0]
      guard next.hearsTouches || next.takes(furthest) else { continue }
      next.follows = next.takes(furthest)
      begin(next)
      tell(next, .moved)
    }
  }

  private func begin(_ follower: FingerFollower) {
    follower.hasBegun = true
    let now = (point, time)
    (point, time) = (start, 0)
    tell(follower, .began)
    (point, time) = now
  }

  private func tell(_ follower: FingerFollower, _ phase: GestureSample.Phase) {
    guard let node = screen.present.nodes[follower.node], node.has(.onGesture) else { return }
    let box = follower.box
    let sample = GestureSample(
      phase, time: screen.clock.seconds + time, x: point.x - box.x, y: point.y - box.y,
      pageX: point.x, pageY: point.y, velocityX: velocity.width, velocityY: velocity.height,
      width: box.width, height: box.height, scale: scale, angle: angle)
    _ = screen.perform(.gesture(sample), on: node)
  }

  /// No other tap follows unless one does within a third of a second.
  private func awaitTap(_ follower: FingerFollower) {
    screen.touchCount += 1
    let count = screen.touchCount
    Task { @MainActor in
      try? await screen.clock.sleep(
        until: screen.clock.now.advanced(by: .milliseconds(350)), tolerance: nil)
      if screen.touchCount == count { tell(follower, .waited) }
    }
  }
}

extension ScreenClock {
  /// Seconds since the screen was made.
  fileprivate var seconds: Double { now.offset / .seconds(1) }
}
