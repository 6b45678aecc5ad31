import Foundation

/// The rule that says what is inside of an outline.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

/// The way to draw an outline.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

extension CGContext {
  private func add(_ body: (inout Path) -> Void) {
    var path = Path()
    body(&path)
    outline.addPath(path.applying(pen.transform))
  }

  fileprivate func placed(_ point: CGPoint) -> CGPoint { point.applying(pen.transform) }

  /// Forgets the outline.
  public func beginPath() { outline = Path() }
  /// Begins a new line at a point.
  public func move(to point: CGPoint) { outline.move(to: placed(point)) }
  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { outline.addLine(to: placed(point)) }
  /// Adds straight lines between points.
  public func addLines(between points: [CGPoint]) { outline.addLines(points.map(placed)) }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: placed(end), control: placed(control))
  }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: placed(end), control1: placed(control1), control2: placed(control2))
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { add { $0.addRects(rects) } }
  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }
  /// Adds a part of a circle, with a line to its beginning. Angles are radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var path = Path()
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise)
    path.applying(pen.transform).forEach { step in
      switch step {
      case .move(let end), .line(let end): outline.addLine(to: end)
      case .quadCurve(let end, let control): outline.addQuadCurve(to: end, control: control)
      case .curve(let end, let first, let second):
        outline.addCurve(to: end, control1: first, control2: second)
      case .closeSubpath: outline.closeSubpath()
      }
    }
  }
  /// Adds another outline.
  public func addPath(_ path: CGPath) { add { $0.addPath(path.path) } }
  /// Adds a straight line back to where the line began.
  public func closePath() { outline.closeSubpath() }

  /// Fills the outline, and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(outline, isEvenOdd: rule == .evenOdd)
    beginPath()
  }

  /// Draws the line of the outline, and forgets it.
  public func strokePath() {
    stroke(outline)
    beginPath()
  }

  /// Fills the outline or draws its line, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(outline, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(outline) }
    beginPath()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect).applying(pen.transform)) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    fill(Path(ellipseIn: rect).applying(pen.transform))
  }
  /// Draws the line of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect).applying(pen.transform)) }
  /// Draws the line of a rectangle, with a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = pen.style
    style.lineWidth = width
    stroke(Path(rect).applying(pen.transform), style)
  }
  /// Draws the line of the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    stroke(Path(ellipseIn: rect).applying(pen.transform))
  }
  /// Draws the lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: placed(points[index]))
      path.addLine(to: placed(points[index + 1]))
    }
    stroke(path)
  }

  /// Ends all that follows at the outline, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    pen.clips.append(Drawing.Clip(path: outline, isEvenOdd: rule == .evenOdd))
    beginPath()
  }
  /// Ends all that follows at a rectangle.
  public func clip(to rect: CGRect) {
    pen.clips.append(Drawing.Clip(path: Path(rect).applying(pen.transform)))
  }
}
