import ApusCombine
import Foundation

/// Makes pictures of views.
///
/// ```swift
/// let renderer = ImageRenderer(content: ScoreCard(score: 12))
/// if let picture = renderer.uiImage {
///   ShareLink(item: Image(uiImage: picture), preview: SharePreview("Score"))
/// }
/// ```
///
/// A picture shows the view as a page does, in light surroundings, and is sharp at any size. The server makes no pixels,
/// so ``UIImage/pngData()`` is nil. A person who saves the picture gets a PNG file that the browser makes. In a test without
/// a page a picture has its size and holds the view's words.
///
/// The view does not inherit the environment of the screen, as on a phone. Its `onAppear` actions run before the drawing, as
/// on a phone, and its tasks end with it.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Tells that a property is about to change.
  public let objectWillChange = ObservableObjectPublisher()

  /// The view.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size that the view is proposed; its ideal size unless another is set.
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// How many pixels a point of the picture has. A page draws a picture as finely as the person's screen shows it.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// Whether the ground is black instead of clear.
  public var isOpaque = false { willSet { objectWillChange.send() } }
  /// The colour space of the picture. A page has one.
  public var colorMode = ColorRenderingMode.nonLinear {
    willSet { objectWillChange.send() }
    didSet {
      if colorMode != .nonLinear {
        notDrawn("ImageRenderer.colorMode", "there is one colour space")
      }
    }
  }

  /// A renderer of a view.
  public init(content view: Content) { content = view }

  /// A picture of the view as it is now; nil if the view has no size.
  public var uiImage: UIImage? {
    guard isOpaque else { return UIImage(of: content, proposedSize, scale: scale) }
    return UIImage(of: content.background(Color.black), proposedSize, scale: scale)
  }
}
