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
  /// Told by a ``UITextView`` of its text. A page tells nothing of scrolling, and says so once in a debug run.
  open weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      if delegate != nil { noMeaning("UIScrollView.delegate") }
    }
  }

  /// A scroll view of a place and a size in the view around.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  override func makeContent() -> AnyView {
    let size = contentSize
    let isWide = size.width > frame.width && size.width > 0
    return AnyView(
      ScrollView(
        isWide ? [.horizontal, .vertical] : .vertical,
        showsIndicators: showsVerticalScrollIndicator || showsHorizontalScrollIndicator
      ) {
        SubviewsView(view: self, version: version)
          .frame(
            width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
      }
      .scrollDisabled(!isScrollEnabled))
  }
}

/// Hears of a scroll view.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {}
