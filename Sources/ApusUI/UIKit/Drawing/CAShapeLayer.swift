import Foundation

/// A layer that draws an outline.
@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
  /// The outline, in the layer.
  open var path: CGPath? { didSet { changed() } }
  /// The colour inside, black by default; nil for none.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed() } }
  /// The rule that says what is inside.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { changed() } }
  /// The colour of the line; nil draws no line.
  open var strokeColor: CGColor? { didSet { changed() } }
  /// The line's start as a fraction of the outline's length (0...1).
  open var strokeStart: CGFloat = 0 { didSet { changed() } }
  /// The line's end as a fraction of the outline's length (0...1).
  open var strokeEnd: CGFloat = 1 { didSet { changed() } }
  /// The width of the line.
  open var lineWidth: CGFloat = 1 { didSet { changed() } }
  /// How pointed a corner of the line may be.
  open var miterLimit: CGFloat = 10 { didSet { changed() } }
  /// The ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { changed() } }
  /// The corners of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { changed() } }
  /// The distance into the dashes at which the line begins.
  open var lineDashPhase: CGFloat = 0 { didSet { changed() } }
  /// The lengths of dashes and of gaps between them.
  open var lineDashPattern: [NSNumber]? { didSet { changed() } }

  override var drawings: [Drawing] {
    guard let path = path?.path else { return [] }
    var drawings: [Drawing] = []
    if let fillColor {
      drawings.append(
        Drawing(.fill(path, Drawing.Ink(fillColor.color), isEvenOdd: fillRule == .evenOdd)))
    }
    if let strokeColor, lineWidth > 0, strokeStart < strokeEnd {
      let isWhole = strokeStart <= 0 && strokeEnd >= 1
      let style = StrokeStyle(
        lineWidth: lineWidth, lineCap: lineCap.style, lineJoin: lineJoin.style,
        miterLimit: miterLimit, dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [],
        dashPhase: lineDashPhase)
      let line = isWhole ? path : path.trimmedPath(from: strokeStart, to: strokeEnd)
      drawings.append(Drawing(.stroke(line, Drawing.Ink(strokeColor.color), style)))
    }
    return drawings
  }
}

/// The rule that says what is inside of an outline.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var style: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The corners of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var style: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
