import Foundation

/// Keeps what a view draws: outlines, gradients, words and pictures, as the page shows them.
public final class CGContext {
  struct Pen {
    var fill = CGColor(gray: 0, alpha: 1)
    var stroke = CGColor(gray: 0, alpha: 1)
    var style = StrokeStyle(lineWidth: 1)
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
    var clips: [Drawing.Clip] = []
    var shadow: Drawing.Shadow?
  }

  let size: CGSize
  private(set) var drawings: [Drawing] = []
  /// Whether the class of views has, or calls, no drawing but that of `UIView`.
  var isOfBase = false
  var pen = Pen()
  private var pens: [Pen] = []
  var outline = Path()

  init(size: CGSize) { self.size = size }

  // MARK: The present context, which each thread has for itself

  private static let key = "Apus.CGContext"

  static var current: CGContext? { Thread.current.threadDictionary[key] as? CGContext }

  /// Makes this the present context for a while.
  func record(_ body: () -> Void) {
    let outer = Self.current
    Thread.current.threadDictionary[Self.key] = self
    body()
    Thread.current.threadDictionary[Self.key] = outer
  }

  /// The context around a context that becomes a picture.
  private var outer: CGContext?
  /// How many pixels a point of the picture has, and whether its ground is black; nil: it becomes none.
  private(set) var picture: (scale: CGFloat, isOpaque: Bool)?

  /// Makes this the present context, until its picture is done.
  func begin(scale: CGFloat, isOpaque: Bool) {
    outer = Self.current
    picture = (scale, isOpaque)
    Thread.current.threadDictionary[Self.key] = self
  }

  /// Makes the context around the present one again.
  func end() {
    Thread.current.threadDictionary[Self.key] = outer
    outer = nil
  }

  // MARK: The pen

  /// Keeps the pen, for `restoreGState()`.
  public func saveGState() { pens.append(pen) }
  /// Takes the pen that was kept last.
  public func restoreGState() { if let last = pens.popLast() { pen = last } }
  /// Sets the colour inside of outlines.
  public func setFillColor(_ color: CGColor) { pen.fill = color }
  /// Sets the colour inside of outlines, by sRGB components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    pen.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { pen.stroke = color }
  /// Sets the colour of lines, by sRGB components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    pen.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) { pen.style.lineWidth = width }
  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { pen.style.lineCap = cap }
  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { pen.style.lineJoin = join }
  /// Sets how pointed a corner of a line may be.
  public func setMiterLimit(_ limit: CGFloat) { pen.style.miterLimit = limit }
  /// Sets the lengths of dashes and of gaps between them.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (pen.style.dashPhase, pen.style.dash) = (phase, lengths)
  }
  /// Sets the opacity of all that follows.
  public func setAlpha(_ alpha: CGFloat) { pen.alpha = max(0, min(1, alpha)) }

  /// Draws a shadow below all that follows.
  ///
  /// - Parameter color: Nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    pen.shadow = color.map {
      Drawing.Shadow(color: $0.color, radius: blur / 2, offset: offset)
    }
  }

  /// Draws a black shadow with an opacity of a third below all that follows.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: The place

  /// The transform from the app's coordinates to the view's.
  public var ctm: CGAffineTransform { pen.transform }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    pen.transform = pen.transform.translatedBy(x: tx, y: ty)
  }
  /// Makes all larger or smaller.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    pen.transform = pen.transform.scaledBy(x: sx, y: sy)
  }
  /// Turns all around the origin, by radians.
  public func rotate(by angle: CGFloat) { pen.transform = pen.transform.rotated(by: angle) }
  /// Applies a map to all that follows.
  public func concatenate(_ transform: CGAffineTransform) {
    pen.transform = transform.concatenating(pen.transform)
  }

  // MARK: Drawings

  func add(_ content: Drawing.Content, of source: Drawing.Source? = nil) {
    var drawing = Drawing(content)
    drawing.source = source
    drawing.clips = pen.clips
    if let shadow = pen.shadow { drawing.effects = [.shadow(shadow)] }
    drawing.opacity = pen.alpha
    drawings.append(drawing)
  }

  func fill(_ path: Path, isEvenOdd: Bool = false) {
    if !path.isEmpty { add(.fill(path, Drawing.Ink(pen.fill.color), isEvenOdd: isEvenOdd)) }
  }

  func stroke(_ path: Path, _ style: StrokeStyle? = nil) {
    guard !path.isEmpty else { return }
    var style = style ?? pen.style
    style.lineWidth *= scale
    style.dash = style.dash.map { $0 * scale }
    style.dashPhase *= scale
    add(.stroke(path, Drawing.Ink(pen.stroke.color), style))
  }

  /// How much larger lengths become.
  var scale: CGFloat { pen.transform.scale }
}
