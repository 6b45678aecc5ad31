import ViewGraph

/// A gesture on a view that the app handles.
@MainActor @preconcurrency
open class UIGestureRecognizer: Hashable {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The same as `ended`.
    public static var recognized: State { .ended }
  }

  private var targets = ActionTargets()
  /// The action of a ``UIGestureRecognizerRepresentable``.
  var heard: (@MainActor () -> Void)?

  /// A gesture that tells a target.
  public init(target: Any?, action: Selector?) {
    if let target, let action { addTarget(target, action: action) }
  }

  /// A gesture that tells nobody yet.
  public convenience init() { self.init(target: nil, action: nil) }

  /// The view of the gesture.
  open internal(set) weak var view: UIView?
  /// How far the gesture is. It is at its end when a target hears of it.
  open var state = State.possible
  /// Whether the gesture is heard.
  open var isEnabled = true { didSet { view?.changed() } }
  /// Whether the view does not hear of the touch. A page's controls hear of it first.
  open var cancelsTouchesInView = true {
    didSet {
      if !cancelsTouchesInView {
        noMeaning("UIGestureRecognizer.cancelsTouchesInView")
      }
    }
  }
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

  /// The object that may refuse the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Lets another gesture go first. A page does so for taps of different numbers; for other gestures it says once in a
  /// debug run that both are heard.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    if let tap = self as? UITapGestureRecognizer,
      let other = otherGestureRecognizer as? UITapGestureRecognizer,
      tap.numberOfTapsRequired != other.numberOfTapsRequired
    {
      return
    }
    notDrawn("UIGestureRecognizer.require(toFail:)", "both gestures are heard")
  }

  func recognized() { tell(.ended) }

  /// Lets targets hear of a step, unless the delegate refused the gesture at its first one.
  func tell(_ step: State) {
    guard isEnabled else { return }
    if state == .possible {
      isRefused =
        delegate?.gestureRecognizer(self, shouldReceive: UITouch(on: view)) == false
        || delegate?.gestureRecognizerShouldBegin(self) == false
    }
    state = step
    if !isRefused {
      targets.send(.primaryActionTriggered, from: self)
      heard?()
    }
    if step == .ended { state = .possible }
  }

  private var isRefused = false

  nonisolated public static func == (
    first: UIGestureRecognizer, second: UIGestureRecognizer
  ) -> Bool { first === second }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Taps on a view.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Taps that tell a target.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// How many taps follow each other.
  open var numberOfTapsRequired = 1 { didSet { view?.changed() } }
  /// How many fingers tap. A page hears one, so that taps of several are never recognised; it says so once in
  /// a debug run.
  open var numberOfTouchesRequired = 1 {
    didSet {
      if numberOfTouchesRequired != 1 {
        noMeaning("UITapGestureRecognizer.numberOfTouchesRequired")
      }
      view?.changed()
    }
  }
}

/// A finger that stays on a view.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The seconds that the finger stays.
  open var minimumPressDuration = 0.5 { didSet { view?.changed() } }
}

/// A gesture of a person on a view.
struct Gestures: ViewModifier {
  let recognizers: [UIGestureRecognizer]

  func body(content: Content) -> some View {
    let all = recognizers.filter(\.isEnabled)
    let taps = all.compactMap { $0 as? UITapGestureRecognizer }
      .filter { $0.numberOfTouchesRequired == 1 }
    let presses = all.compactMap { $0 as? UILongPressGestureRecognizer }
    content
      .modifier(Taps(taps))
      .modifier(
        Presses(duration: presses.first?.minimumPressDuration) {
          for press in presses { press.recognized() }
        }
      )
      .modifier(MovingGestures(recognizers: all))
  }
}

/// Taps, those that need most of them first, so that two taps are not heard as one twice.
private struct Taps: ViewModifier {
  let taps: [UITapGestureRecognizer]

  init(_ taps: [UITapGestureRecognizer]) { self.taps = taps }

  func body(content: Content) -> some View {
    let counts = Set(taps.map(\.numberOfTapsRequired)).sorted(by: >)
    counts.reduce(AnyView(content)) { view, count in
      let heard = taps.filter { $0.numberOfTapsRequired == count }
      return AnyView(
        view.contentShape(Rectangle()).onTapGesture(count: count) {
          for tap in heard { tap.recognized() }
        })
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
