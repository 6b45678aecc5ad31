import Foundation

/// A view whose content is larger than it is.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  private static let all = UIScrollView(frame: .zero)

  /// How all scroll views look. Has no meaning for the views of SwiftUI on a page, where a browser scrolls; what is set
  /// says so once in a debug run.
  open class func appearance() -> UIScrollView { all }

  /// The effect of a scroll on the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The effect of a scroll on the keyboard. A browser decides.
  open var keyboardDismissMode = KeyboardDismissMode.none {
    didSet {
      if keyboardDismissMode != .none { noMeaning("UIScrollView.keyboardDismissMode") }
    }
  }
  /// The size of the content, where frames place it. Content that constraints place has the size that they say.
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { changed() } } }
  /// The distances that are kept free around the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      offset.x += oldValue.left - contentInset.left
      offset.y += oldValue.top - contentInset.top
      changed()
    }
  }
  /// The same as ``contentInset``: a page keeps nothing free for a device.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether a person can scroll.
  open var isScrollEnabled = true { didSet { changed() } }
  /// Whether there is a bar for scrolling down.
  open var showsVerticalScrollIndicator = true { didSet { changed() } }
  /// Whether there is a bar for scrolling to the side.
  open var showsHorizontalScrollIndicator = true { didSet { changed() } }
  /// Whether content can be scrolled down that is not larger than the view. A browser decides.
  open var alwaysBounceVertical = false {
    didSet {
      if alwaysBounceVertical { noMeaning("UIScrollView.alwaysBounceVertical") }
    }
  }
  /// Whether content can be scrolled to the side that is not larger than the view. A browser decides.
  open var alwaysBounceHorizontal = false {
    didSet {
      if alwaysBounceHorizontal { noMeaning("UIScrollView.alwaysBounceHorizontal") }
    }
  }
  /// Whether content swings back at its end. A browser decides.
  open var bounces = true {
    didSet { if !bounces { noMeaning("UIScrollView.bounces") } }
  }
  /// Whether the content stops at multiples of the view's size.
  open var isPagingEnabled = false { didSet { changed() } }
  /// The object that hears of scrolling, shortly after the view has moved. A ``UITextView`` tells of its text alone.
  open weak var delegate: (any UIScrollViewDelegate)? { didSet { changed() } }

  /// The sign by which a person loads the content anew. A page shows that of a table or a collection.
  open var refreshControl: UIRefreshControl? {
    didSet {
      if refreshControl != nil, !(self is any RowsView) {
        notDrawn("UIScrollView.refreshControl", "tables and collections are loaded anew")
      }
    }
  }

  /// How far the content is scrolled, in points. The page tells it shortly after the view has moved.
  open var contentOffset: CGPoint {
    get {
      follow()
      return offset
    }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Whether a person moves the content. The page tells it since the app first asked, or has a delegate, and until nothing
  /// moves any more.
  open var isDragging: Bool {
    follow()
    return isMoved
  }
  /// The same as ``isDragging``: browsers do not report a finger that lies still.
  open var isTracking: Bool { isDragging }
  /// False: a browser tells content that rolls out as content that a person moves.
  open var isDecelerating: Bool { false }

  private var isMoved = false

  private func follow() {
    guard !isFollowed else { return }
    isFollowed = true
    changed()
  }
  private var offset = CGPoint.zero
  private var isFollowed = false
  private var place: ScrollPosition?

  /// Scrolls the content to a point.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    change(animated: animated) {
      offset = contentOffset
      var next = place ?? ScrollPosition()
      next.scrollTo(
        point: CGPoint(
          x: contentOffset.x + contentInset.left, y: contentOffset.y + contentInset.top))
      place = next
      changed()
    }
  }

  private func moved(to place: CGPoint) {
    let offset = CGPoint(x: place.x - contentInset.left, y: place.y - contentInset.top)
    guard offset != self.offset else { return }
    self.offset = offset
    delegate?.scrollViewDidScroll(self)
  }

  private func turned(from old: ScrollPhase, to new: ScrollPhase) {
    isMoved = new == .interacting
    if new == .interacting { delegate?.scrollViewWillBeginDragging(self) }
    if old == .interacting { delegate?.scrollViewDidEndDragging(self, willDecelerate: false) }
    if old == .animating, new == .idle { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// A scroll view of a place and a size in the view around.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  override func makeContent() -> AnyView {
    let size = contentSize
    let isWide = size.width > frame.width && size.width > 0
    return followed(
      ScrollView(
        isWide ? [.horizontal, .vertical] : .vertical,
        showsIndicators: showsVerticalScrollIndicator || showsHorizontalScrollIndicator
      ) {
        SubviewsView(view: self, version: version)
          .frame(
            width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil
          )
          .modifier(Inset(insets: contentInset.edges))
          .modifier(AtTheLeft(isUsed: size.width > 0 && !isWide))
      }
    )
  }

  /// A view that scrolls as the properties say, and tells of it.
  final func followed(_ content: some View) -> AnyView {
    AnyView(
      content
        .scrollDisabled(!isScrollEnabled)
        .modifier(Paged(isUsed: isPagingEnabled))
        .modifier(
          Placed(
            position: place.map { place in
              Binding(
                get: { [weak self] in self?.place ?? place },
                set: { [weak self] in self?.place = $0 }
              )
            })
        )
        .modifier(
          Followed(
            isFollowed: isFollowed || delegate != nil,
            moved: { [weak self] in self?.moved(to: $0) },
            turned: { [weak self] in self?.turned(from: $0, to: $1) })))
  }
}

/// Content that is narrower than its scroll view.
private struct AtTheLeft: ViewModifier {
  let isUsed: Bool

  func body(content: Content) -> some View {
    if isUsed {
      content.frame(maxWidth: .infinity, alignment: .leading)
    } else {
      content
    }
  }
}

/// Content that stops at pages.
private struct Paged: ViewModifier {
  let isUsed: Bool

  func body(content: Content) -> some View {
    if isUsed {
      content.scrollTargetBehavior(.paging)
    } else {
      content
    }
  }
}

/// The place that the app gave a scroll view.
private struct Placed: ViewModifier {
  let position: Binding<ScrollPosition>?

  func body(content: Content) -> some View {
    if let position {
      content.scrollPosition(position)
    } else {
      content
    }
  }
}

/// Tells where a scroll view is.
private struct Followed: ViewModifier {
  let isFollowed: Bool
  let moved: @MainActor (CGPoint) -> Void
  let turned: @MainActor (ScrollPhase, ScrollPhase) -> Void

  func body(content: Content) -> some View {
    let (moved, turned) = (moved, turned)
    if isFollowed {
      content
        .onScrollGeometryChange(for: CGPoint.self, of: { $0.contentOffset }) { moved($1) }
        .onScrollPhaseChange { turned($0, $1) }
    } else {
      content
    }
  }
}

/// Hears of a scroll view. The methods are optional.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A person begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The content that a person moved stands still. A page tells it when nothing moves any more.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Never called: `scrollViewDidEndDragging(_:willDecelerate:)` comes when nothing moves any more.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Never called: `scrollViewDidEndDragging(_:willDecelerate:)` comes when nothing moves any more.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The content that the app moved stands still.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
