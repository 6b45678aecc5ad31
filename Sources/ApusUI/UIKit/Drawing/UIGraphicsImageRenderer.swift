import Foundation

/// The properties of a drawing that becomes a picture.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle that is drawn.
  open internal(set) var bounds = CGRect.zero

  /// The usual properties.
  open class func `default`() -> Self { self.init() }
  /// The properties that fit the screen.
  open class func preferred() -> Self { self.init() }

  /// The usual properties.
  public required override init() { super.init() }
}

/// The properties of a drawing that becomes a ``UIImage``.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// How many pixels a point has. A page draws outlines as finely as the person's screen shows them.
  open var scale: CGFloat = 1
  /// Whether the ground is black instead of clear.
  open var opaque = false

  /// The properties that fit traits.
  public convenience init(for traitCollection: UITraitCollection) { self.init() }
}

/// The place in which a renderer's closure draws.
open class UIGraphicsRendererContext: NSObject {
  /// The context of Core Graphics.
  public let cgContext: CGContext
  /// The properties of the renderer.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Fills a rectangle with the present colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws the frame of a rectangle in the present colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Ends all that follows at a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The place in which the closure of a ``UIGraphicsImageRenderer`` draws.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The picture so far.
  open var currentImage: UIImage {
    let format = format as? UIGraphicsImageRendererFormat
    let picture = DrawnPicture(
      size: cgContext.size, isOpaque: format?.opaque ?? false, drawings: cgContext.drawings)
    return UIImage(picture, scale: format?.scale ?? 1)
  }
}

/// Makes pictures out of drawings.
///
/// ```swift
/// let badge = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
///   UIColor.systemRed.setFill()
///   context.cgContext.fillEllipse(in: context.format.bounds)
/// }
/// ```
///
/// A picture keeps its outlines: the page draws it sharply at each size. It has no PNG, because the server makes no pixels;
/// a person who saves it gets one that the browser makes.
open class UIGraphicsImageRenderer: NSObject {
  /// The properties of the pictures.
  public let format: UIGraphicsRendererFormat

  /// A renderer of pictures of a size, in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  /// A renderer of pictures of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// A renderer of pictures of a rectangle.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// A renderer of pictures of a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let own = UIGraphicsImageRendererFormat()
    (own.scale, own.opaque, own.bounds) = (format.scale, format.opaque, bounds)
    self.format = own
  }

  /// A picture of what a closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let bounds = format.bounds
    let context = CGContext(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let place = UIGraphicsImageRendererContext(context, format)
    context.record { actions(place) }
    return place.currentImage
  }
}
