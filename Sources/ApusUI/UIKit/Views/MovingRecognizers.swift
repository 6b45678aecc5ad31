/// A finger that moves on a view.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// A movement that tells a target.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  private var way = CGSize.zero
  /// The part of the way that the app has taken already.
  private var taken = CGSize.zero
  private var speed = CGSize.zero

  /// The way of the finger, in points. Each view gets the same answer.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: way.width - taken.width, y: way.height - taken.height)
  }

  /// Sets the way of the finger so far. Later steps add to this way. Each view gets the same answer.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    taken = CGSize(width: way.width - translation.x, height: way.height - translation.y)
  }

  /// The speed of the finger, in points per second. Each view gets the same answer.
  open func velocity(in view: UIView?) -> CGPoint { CGPoint(x: speed.width, y: speed.height) }

  fileprivate func follow(_ drag: DragGesture.Value, isOver: Bool) {
    if state == .possible { taken = .zero }
    (way, speed) = (drag.translation, drag.velocity)
    step(isOver: isOver)
  }
}

/// Two fingers that move apart or together on a view.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// A movement that tells a target.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  private var whole: CGFloat = 1
  private var taken: CGFloat = 1

  /// The ratio of the fingers' distance to their first distance. Later steps add to a value that the app sets.
  open var scale: CGFloat {
    get { whole / taken }
    set { taken = newValue == 0 ? 1 : whole / newValue }
  }

  /// How fast the distance changes, in multiples in a second.
  open private(set) var velocity: CGFloat = 0

  fileprivate func follow(_ pinch: MagnifyGesture.Value, isOver: Bool) {
    if state == .possible { taken = 1 }
    (whole, velocity) = (pinch.magnification, pinch.velocity)
    step(isOver: isOver)
  }
}

/// Two fingers that turn around each other on a view.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// A movement that tells a target.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  private var whole: CGFloat = 0
  private var taken: CGFloat = 0

  /// The angle by which the fingers have turned, clockwise in radians. Later steps add to a value that the app sets.
  open var rotation: CGFloat {
    get { whole - taken }
    set { taken = whole - newValue }
  }

  /// How fast the fingers turn, in radians in a second.
  open private(set) var velocity: CGFloat = 0

  fileprivate func follow(_ turn: RotateGesture.Value, isOver: Bool) {
    if state == .possible { taken = 0 }
    (whole, velocity) = (CGFloat(turn.rotation.radians), CGFloat(turn.velocity.radians))
    step(isOver: isOver)
  }
}

/// A finger that moves in one direction, and leaves the view.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a finger.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// A movement that tells a target.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// The directions that tell targets.
  open var direction = Direction.right

  fileprivate func end(_ drag: DragGesture.Value) {
    let (x, y) = (drag.translation.width, drag.translation.height)
    let isAcross = abs(x) > 2 * abs(y)
    guard max(abs(x), abs(y)) >= 30, isAcross || abs(y) > 2 * abs(x) else { return }
    let way: Direction = isAcross ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    if direction.contains(way) { recognized() }
  }
}

extension UIGestureRecognizer {
  fileprivate func step(isOver: Bool) {
    tell(isOver ? .ended : state == .possible ? .began : .changed)
  }
}

/// The gestures of fingers that move on a view.
struct MovingGestures: ViewModifier {
  let recognizers: [UIGestureRecognizer]

  func body(content: Content) -> some View {
    let pans = recognizers.compactMap { $0 as? UIPanGestureRecognizer }
    let swipes = recognizers.compactMap { $0 as? UISwipeGestureRecognizer }
    let pinches = recognizers.compactMap { $0 as? UIPinchGestureRecognizer }
    let turns = recognizers.compactMap { $0 as? UIRotationGestureRecognizer }
    var view = AnyView(content)
    if !pans.isEmpty || !swipes.isEmpty {
      view = AnyView(
        view.contentShape(Rectangle()).gesture(
          DragGesture().onChanged { drag in
            for pan in pans { pan.follow(drag, isOver: false) }
          }
          .onEnded { drag in
            for pan in pans { pan.follow(drag, isOver: true) }
            for swipe in swipes { swipe.end(drag) }
          }))
    }
    if !pinches.isEmpty {
      view = AnyView(
        view.contentShape(Rectangle()).simultaneousGesture(
          MagnifyGesture().onChanged { pinch in
            for one in pinches { one.follow(pinch, isOver: false) }
          }
          .onEnded { pinch in
            for one in pinches { one.follow(pinch, isOver: true) }
          }))
    }
    if !turns.isEmpty {
      view = AnyView(
        view.contentShape(Rectangle()).simultaneousGesture(
          RotateGesture().onChanged { turn in
            for one in turns { one.follow(turn, isOver: false) }
          }
          .onEnded { turn in
            for one in turns { one.follow(turn, isOver: true) }
          }))
    }
    return view
  }
}
