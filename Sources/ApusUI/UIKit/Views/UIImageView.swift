import Foundation

/// A picture that is shown.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { changed() } }
  /// The picture while the view is highlighted.
  open var highlightedImage: UIImage? { didSet { changed() } }
  /// Whether the view is highlighted.
  open var isHighlighted = false { didSet { changed() } }

  /// A view of a place and a size in the view around.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// A view of a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  /// A view of a picture, with another one while the view is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  override var contentHoldsSubviews: Bool { false }

  override func makeContent() -> AnyView {
    guard let image = isHighlighted ? highlightedImage ?? image : image else {
      return AnyView(Color.clear)
    }
    let picture = Image(uiImage: image)
    let size = image.size
    let resized = picture.resizable()
    switch contentMode {
    case .scaleAspectFit: return AnyView(resized.aspectRatio(contentMode: .fit))
    case .scaleAspectFill: return AnyView(resized.aspectRatio(contentMode: .fill))
    case .scaleToFill, .redraw:
      return AnyView(
        resized.frame(
          idealWidth: size.width > 0 ? size.width : nil,
          idealHeight: size.height > 0 ? size.height : nil))
    default: return AnyView(picture.frame(minWidth: 0, minHeight: 0, alignment: contentMode.place))
    }
  }
}

extension UIView.ContentMode {
  /// The place of content that keeps its size.
  var place: Alignment {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    default: .center
    }
  }
}
