import ViewGraph

/// What a person does with a view that the app hears.
@MainActor @preconcurrency
open class UIGestureRecognizer: Hashable {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The same as `ended`.
    public static var recognized: State { .ended }
  }

  private var targets = ActionTargets()

  /// A gesture that tells a target.
  public init(target: Any?, action: Selector?) {
    if let target, let action { addTarget(target, action: action) }
  }

  /// A gesture that tells nobody yet.
  public convenience init() { self.init(target: nil, action: nil) }

  /// The view that the gesture is on.
  open internal(set) weak var view: UIView?
  /// How far the gesture is. It is at its end when a target hears of it.
  open var state = State.possible
  /// Whether the gesture is heard.
  open var isEnabled = true { didSet { view?.changed() } }
  /// Whether the view does not hear of the touch. A page's controls hear of it first.
  open var cancelsTouchesInView = true
  /// The name of the gesture for the app.
  open var name: String?

  /// Tells another target.
  open func addTarget(_ target: Any, action: Selector) {
    targets.add(target as AnyObject, action, .primaryActionTriggered)
  }

  /// Tells a target no more; `nil` for all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.remove(target.map { $0 as AnyObject }, action, .allEvents)
  }

  func recognized() {
    guard isEnabled else { return }
    state = .ended
    targets.send(.primaryActionTriggered, from: self)
    state = .possible
  }

  nonisolated public static func == (
    first: UIGestureRecognizer, second: UIGestureRecognizer
  ) -> Bool { first === second }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Taps on a view.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps follow each other.
  open var numberOfTapsRequired = 1 { didSet { view?.changed() } }
  /// How many fingers tap. A page hears one.
  open var numberOfTouchesRequired = 1
}

/// A finger that stays on a view.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The seconds that the finger stays.
  open var minimumPressDuration = 0.5 { didSet { view?.changed() } }
}

/// What a person does with a view.
struct Gestures: ViewModifier {
  let view: UIView

  func body(content: Content) -> some View {
    let all = (view.gestureRecognizers ?? []).filter(\.isEnabled)
    let taps = all.compactMap { $0 as? UITapGestureRecognizer }
    let presses = all.compactMap { $0 as? UILongPressGestureRecognizer }
    content
      .modifier(
        Taps(count: taps.first?.numberOfTapsRequired) { for tap in taps { tap.recognized() } }
      )
      .modifier(
        Presses(duration: presses.first?.minimumPressDuration) {
          for press in presses { press.recognized() }
        })
  }
}

private struct Taps: ViewModifier {
  let count: Int?
  let act: @MainActor () -> Void

  func body(content: Content) -> some View {
    if let count {
      content.contentShape(Rectangle()).onTapGesture(count: count, perform: act)
    } else {
      content
    }
  }
}

private struct Presses: ViewModifier {
  let duration: Double?
  let act: @MainActor () -> Void

  func body(content: Content) -> some View {
    if let duration {
      content.onLongPressGesture(minimumDuration: duration, perform: act)
    } else {
      content
    }
  }
}
