import Foundation

/// A single thing that code draws in a canvas, a view of UIKit or a layer.
struct Drawing {
  enum Content {
    case fill(Path, Ink, isEvenOdd: Bool)
    case stroke(Path, Ink, StrokeStyle)
    /// A gradient over the whole place.
    case ground(AnyShapeStyle)
    /// Words, a picture, or a view.
    case view(AnyView, DrawingPlace)
    /// Drawings that are one to the effects around.
    case layer([Drawing])
  }

  /// A style, and the rectangle that a gradient of it lies in; nil: the whole place.
  struct Ink {
    var style: AnyShapeStyle
    var box: CGRect?

    init(_ style: some ShapeStyle, in box: CGRect? = nil) {
      self.style = AnyShapeStyle(style)
      self.box = box
    }
  }

  /// An outline at which a drawing ends.
  struct Clip {
    var path: Path
    var isEvenOdd = false
  }

  /// A shadow below the drawing.
  struct Shadow {
    var color: Color
    var radius: CGFloat
    var offset: CGSize
  }

  /// The changes of the drawing's colours, in order.
  enum Effect {
    case shadow(Shadow)
    case blur(CGFloat)
    case multiply(Color)
    case hue(Angle)
    case saturation(Double)
    case brightness(Double)
    case contrast(Double)
    case gray(Double)
    case luminance
  }

  var content: Content
  /// The words or the picture of a view, where UIKit draws.
  var source: Source?
  var clips: [Clip] = []
  var effects: [Effect] = []
  var opacity: CGFloat = 1
  var blendMode = BlendMode.normal

  init(_ content: Content) { self.content = content }
}

/// A place in a drawing for words or a picture.
struct DrawingPlace {
  enum Extent {
    /// The content's own size. The anchor stands at the point.
    case point(CGPoint, UnitPoint)
    case rectangle(CGRect)
  }

  var extent: Extent
  /// The map from the extent's coordinates to those of the whole place.
  var transform: CGAffineTransform

  init(_ extent: Extent, _ transform: CGAffineTransform) {
    self.extent = extent
    self.transform = transform
  }

  /// A rectangle. Without a size, the content begins at its upper left corner.
  init(_ rect: CGRect, _ transform: CGAffineTransform) {
    let isPoint = rect.width == 0 && rect.height == 0
    self.init(isPoint ? .point(rect.origin, .topLeading) : .rectangle(rect), transform)
  }
}
