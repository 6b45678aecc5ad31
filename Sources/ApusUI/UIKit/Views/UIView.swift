import Foundation

/// A part of a screen as UIKit has it: an object that is changed, and is drawn again when it was.
///
/// Show one by a ``UIViewRepresentable``. Each kind of view is drawn by the SwiftUI view of its meaning: a
/// ``UILabel`` by a text, a ``UITextField`` by a field. A view of your own that holds subviews places them by
/// constraints or by their frames.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// Followed by the page that shows the tree of which this view is the root.
  let changes = ViewChanges()
  /// The number of changes of this view and its descendants.
  private(set) var version = 0
  /// The SwiftUI content of a hosting controller.
  var hosted: (() -> AnyView?)?
  /// Whether it stands for content of SwiftUI.
  var isHosting: Bool { hosted != nil }
  /// Above zero while a change needs no new drawing, because it comes anyway.
  var drawingIsDue = 0

  /// A view of a place and a size in the view around.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// A view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// Draws the view again, with those around.
  func changed() {
    var root = self
    root.version &+= 1
    while let outer = root.superview {
      root = outer
      root.version &+= 1
    }
    // Not counted up, because whoever makes or updates the view in a body would read the count and follow it.
    if root.drawingIsDue == 0 { root.changes.count = root.version }
  }

  /// Runs changes after which the view is drawn in any case.
  func withDrawingDue<Result>(_ body: () -> Result) -> Result {
    drawingIsDue += 1
    defer { drawingIsDue -= 1 }
    return body()
  }

  // MARK: The tree

  /// The views in this one, the uppermost last.
  open internal(set) var subviews: [UIView] = [] { didSet { changed() } }
  /// The parent view.
  open internal(set) weak var superview: UIView?
  /// Constraints that this view holds, for views in it.
  open internal(set) var constraints: [NSLayoutConstraint] = [] { didSet { changed() } }

  open override var next: UIResponder? { superview }

  // MARK: Place and size

  /// The place and the size in the view around.
  open var frame: CGRect {
    didSet {
      containerSize = superview?.frame.size ?? containerSize
      fitsContent = false
      drawnSize = nil
      if frame != oldValue { changed() }
    }
  }

  /// The size, from zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: drawnSize ?? frame.size) }
    set { frame.size = newValue.size }
  }

  /// The size on the page, once a view that draws was drawn.
  var drawnSize: CGSize?

  /// The middle, in the view around.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Whether the view's frame says where it is, and constraints do not.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { changed() } }
  }

  /// How the view's size follows that of the view around.
  open var autoresizingMask: AutoresizingMask = [] { didSet { changed() } }

  /// How content is put into the view.
  open var contentMode = ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { changed() } }
  }

  /// A turn, a stretch and a move of the drawing around its middle. The frame stays as it was set.
  ///
  /// > Note: A page draws no slant.
  open var transform = CGAffineTransform.identity {
    didSet {
      guard transform != oldValue else { return }
      if transform.parts.first.radians != 0 {
        notDrawn("UIView.transform", "a slant is left out")
      }
      changed()
    }
  }

  /// Whether what is in the view ends at its edges.
  open var clipsToBounds = false { didSet { if clipsToBounds != oldValue { changed() } } }

  // MARK: Looks

  /// Whether the view is not seen.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }

  /// The opacity from 0, invisible, to 1.
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { changed() } } }

  /// The colour behind the view's content.
  open var backgroundColor: UIColor? {
    didSet { if backgroundColor != oldValue { changed() } }
  }

  /// The colour of what can be used; `nil` for that around.
  open var tintColor: UIColor! { didSet { if tintColor != oldValue { changed() } } }

  /// Whether the view covers all that is behind it. A page finds out by itself.
  open var isOpaque = true

  /// The corners, the border, and the layers that the view draws.
  open private(set) lazy var layer: CALayer = makeLayer()

  /// The class of the view's layer. A page knows `CALayer`, `CAShapeLayer` and `CAGradientLayer`.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Use

  /// A number by which the app finds the view.
  open var tag = 0

  /// Whether a person can use the view and those in it.
  open var isUserInteractionEnabled = true {
    didSet { if isUserInteractionEnabled != oldValue { changed() } }
  }

  /// The gestures on the view that the app handles.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? { didSet { changed() } }

  /// The interactions of a person with the view. A page shows the menu of a ``UIContextMenuInteraction``.
  open internal(set) var interactions: [any UIInteraction] = [] { didSet { changed() } }

  /// Whether the frame of this view contains a point. A page finds out by itself what a person touches,
  /// and does not ask.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The uppermost subview at a point, by frames. A page does not ask.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { viewHit(point, event) }

  // MARK: Words

  /// The name by which tests find the view.
  open var accessibilityIdentifier: String? { didSet { changed() } }
  /// What assistive technology calls the view.
  open var accessibilityLabel: String? { didSet { changed() } }
  /// What assistive technology says of the view's value.
  open var accessibilityValue: String? { didSet { changed() } }
  /// The accessibility hint of the view.
  open var accessibilityHint: String? { didSet { changed() } }
  /// What assistive technology knows of the view, besides what its class says.
  open var accessibilityTraits = UIAccessibilityTraits.none { didSet { changed() } }
  /// Whether assistive technology passes over the views in this one.
  open var accessibilityElementsHidden = false { didSet { changed() } }
  /// Whether assistive technology sees a view with others in it as one thing, by its own words. Labels and
  /// controls always are.
  open var isAccessibilityElement = false { didSet { changed() } }

  // MARK: Sizes of its own

  /// The length of a view without a length of its own.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The size of the view's content, for a class that knows one.
  ///
  /// The view of a ``UIHostingController`` has the ideal size of its content.
  open var intrinsicContentSize: CGSize {
    if let content = hosted?() {
      let apart = ApartView(content)
      defer { apart.end() }
      return apart.size
    }
    return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The size of a class that knows one, for the page's layout, which measures content of SwiftUI by itself.
  var ownContentSize: CGSize {
    isHosting
      ? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
      : intrinsicContentSize
  }

  /// Draws the view again, because its content has another size.
  open func invalidateIntrinsicContentSize() { changed() }

  var hugging = AxisPriorities(.defaultLow)
  var resistance = AxisPriorities(.defaultHigh)

  // MARK: Layout

  /// Called when the view gets another size, to place the views in it.
  open func layoutSubviews() {}

  /// Draws the view again.
  open func setNeedsLayout() { changed() }

  /// Places the views in this one at once.
  open func layoutIfNeeded() { layOut() }

  /// The controller whose view it is.
  weak var controller: UIViewController?

  /// Draws the view again.
  open func setNeedsDisplay() { changed() }

  /// Draws the view again, if the rectangle is not empty. A page draws all of the view.
  open func setNeedsDisplay(_ rect: CGRect) { if !rect.isEmpty { changed() } }

  /// Draws the view's content by the functions of Core Graphics, for a class that does. It is called when the view
  /// gets another size, and when it changed.
  ///
  /// - Parameter rect: The whole view.
  open func draw(_ rect: CGRect) { CGContext.current?.isOfBase = true }

  /// Called when a view was put into this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is taken out of this one.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view is put into another, or taken out.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view was put into another, or taken out.
  open func didMoveToSuperview() {}

  /// Gives the view the size of its content. A page measures that when it shows the view.
  open func sizeToFit() {
    fitsContent = true
    changed()
  }

  /// The size of the view's content in a room: of a label, a field, a picture, a control, a stack, and of the view of a
  /// ``UIHostingController``. Other views answer with their present size.
  ///
  /// - Parameter size: The room in points. A length that is not above zero, or without end, leaves the choice to the content.
  open func sizeThatFits(_ size: CGSize) -> CGSize { fittedSize(size) }

  var fitsContent = false
  /// Whether the view takes all that it is offered, as the view around decides.
  var fillsWidth = true, fillsHeight = true
  /// The size of the view around when this one came into it.
  var containerSize = CGSize.zero

  /// Called when a view is no longer in this one.
  func forget(_ subview: UIView) {}

  // MARK: For the page

  /// Whether the content has a size, to which the view keeps as its hugging priorities say.
  var hasContentSize: Bool { ownContentSize.width >= 0 || ownContentSize.height >= 0 }

  /// Whether the view has words or a name of its own.
  var hasWords: Bool {
    isAccessibilityElement || accessibilityIdentifier != nil || accessibilityLabel != nil
      || accessibilityValue != nil || accessibilityHint != nil || accessibilityTraits != .none
  }

  /// Whether ``makeContent()`` gives the words to the one part that they are for.
  var namesContent: Bool { false }

  /// Whether ``makeContent()`` draws the subviews; otherwise they lie over the content.
  var contentHoldsSubviews: Bool { ownContent == nil && !isHosting }

  /// The colour behind the view, unless something around draws it.
  var ownGround: UIColor? { backgroundColor }

  private var ownContent: (() -> AnyView)?

  /// Draws the view by a SwiftUI view, for classes of other frameworks.
  package func setContent(_ content: @escaping () -> AnyView) {
    ownContent = content
    changed()
  }

  /// The SwiftUI view that draws this one.
  func makeContent() -> AnyView {
    if let content = ownContent?() { return content }
    // The view of a hosting controller in other views shows what it hosts, also without its controller.
    if isHosting, let controller { return AnyView(ControllerView(controller: controller)) }
    return hosted?() ?? AnyView(SubviewsView(view: self, version: version))
  }
}
