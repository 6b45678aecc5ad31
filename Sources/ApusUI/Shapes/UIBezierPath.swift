/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// Core Graphics' outline, as far as it becomes a ``Path``.
public final class CGPath: Sendable {
  let path: Path
  init(_ path: Path) { self.path = path }

  /// The outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }
  /// The outline of the ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }
  /// The smallest rectangle around all points, control points included.
  public var boundingBox: CGRect { path.boundingRect }
  /// Whether there are no steps.
  public var isEmpty: Bool { path.isEmpty }
}

/// UIKit's outline, as shapes of SwiftUI screens use it.
public final class UIBezierPath {
  private var path = Path()

  /// The width of the line, in points.
  public var lineWidth: CGFloat = 1
  /// The ends of the line.
  public var lineCapStyle = CGLineCap.butt
  /// The corners of the line.
  public var lineJoinStyle = CGLineJoin.miter
  /// How pointed a corner of the line may be.
  public var miterLimit: CGFloat = 10
  /// Whether what lies between two lines is inside by turns.
  public var usesEvenOddFillRule = false
  var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// An empty outline.
  public init() {}
  /// The outline that Core Graphics' type holds.
  public init(cgPath CGPath: CGPath) { path = CGPath.path }
  /// A part of a circle. Angles in radians; y grows downwards, so that `clockwise: true` runs with growing angles.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// The outline of a rectangle.
  public init(rect: CGRect) { path = Path(rect) }
  /// The outline of the ellipse that fills a rectangle.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
  /// The outline of a rectangle whose corners have a radius, in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// A rectangle of which some corners are rounded.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let most = min(rect.width, rect.height) / 2
    func size(_ corner: UIRectCorner) -> CGSize {
      guard corners.contains(corner) else { return .zero }
      return CGSize(width: min(cornerRadii.width, most), height: min(cornerRadii.height, most))
    }
    path.addCorners(
      rect, [size(.topLeft), size(.topRight), size(.bottomRight), size(.bottomLeft)], .identity)
  }

  /// The same outline as Core Graphics' type.
  public var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
  /// The end of the last step; zero for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The smallest rectangle around all points, control points included.
  public var bounds: CGRect { path.boundingRect }
  /// Whether nothing was drawn.
  public var isEmpty: Bool { path.isEmpty }

  /// Begins a new line at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with one control point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a curve with two control points.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Angles in radians; y grows downwards, so that `clockwise: true` runs with growing angles.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }
  /// Adds the steps of another outline.
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }
  /// Adds a straight line back to where the line began.
  public func close() { path.closeSubpath() }
  /// Removes all steps.
  public func removeAllPoints() { path = Path() }
  /// Transforms all points.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
}

extension Path {
  /// The outline that Core Graphics' type holds.
  public init(_ path: CGPath) { self = path.path }
  /// The same outline as Core Graphics' type.
  public var cgPath: CGPath { CGPath(self) }
}
