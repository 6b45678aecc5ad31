import Foundation

/// Makes changes of views, which move as a curve or a spring says, when it is started.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { card.alpha = 1 }
/// animator.addCompletion { _ in finish() }
/// animator.startAnimation()
/// ```
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
  /// The seconds that the changes take.
  public let duration: TimeInterval
  /// The seconds between the start and the first move.
  public private(set) var delay: TimeInterval = 0
  /// The stage of the animator.
  public private(set) var state = UIViewAnimatingState.inactive
  /// Whether the changes move.
  public private(set) var isRunning = false

  private let animation: Animation
  private var changes: [(make: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  private init(_ animation: Animation, _ duration: TimeInterval, _ changes: (() -> Void)?) {
    self.animation = animation
    self.duration = duration
    super.init()
    if let changes { addAnimations(changes) }
  }

  /// An animator whose changes follow a curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(curve.animation(duration), duration, animations)
  }

  /// An animator whose changes follow a curve between two points of a square.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      .timingCurve(point1.x, point1.y, point2.x, point2.y, duration: duration), duration,
      animations)
  }

  /// An animator whose changes move as on a spring.
  ///
  /// - Parameter ratio: How much the spring is damped: at 1 it does not swing.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(.spring(response: duration, dampingFraction: ratio), duration, animations)
  }

  /// Makes changes at once, which move as the options say.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(options.animation(duration), duration, animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes. While others move, they are made at once, and move with them.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin later.
  ///
  /// - Parameter delayFactor: The part of the duration that goes by before, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard isRunning else { return changes.append((animation, delayFactor)) }
    withAnimation(self.animation.delay(Double(delayFactor) * duration), animation)
  }

  /// Adds what runs when all changes have come to their end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Makes the changes, which move after a time.
  ///
  /// - Parameter delay: Seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    self.delay = delay
    state = .active
    isRunning = true
    let changes = changes
    self.changes = []
    var open = max(1, changes.count)
    let ended = { [self] in
      open -= 1
      if open == 0 { finish() }
    }
    if changes.isEmpty { return ended() }
    for change in changes {
      let wait = delay + Double(change.delayFactor) * duration
      withAnimation(
        animation.delay(wait), completionCriteria: .logicallyComplete, change.make,
        completion: ended)
    }
  }

  private func finish() {
    isRunning = false
    state = .inactive
    let completions = completions
    self.completions = []
    for completion in completions { completion(.end) }
  }
}

/// The stages of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animator has not begun, or has ended.
  case inactive
  /// It has begun.
  case active
  /// The animator was stopped early.
  case stopped
}

/// A place on the way of changes.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where they end.
  case end
  /// Where they begin.
  case start
  /// Between.
  case current
}

extension UIView {
  /// How fast changes are on their way.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Of one speed.
    case linear

    func animation(_ duration: TimeInterval) -> Animation {
      switch self {
      case .easeInOut: .easeInOut(duration: duration)
      case .easeIn: .easeIn(duration: duration)
      case .easeOut: .easeOut(duration: duration)
      case .linear: .linear(duration: duration)
      }
    }
  }
}
