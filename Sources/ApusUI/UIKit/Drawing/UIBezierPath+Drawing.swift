import Foundation

extension UIBezierPath {
  /// Fills the outline with the colour of `setFill()`.
  public func fill() {
    guard let context = CGContext.current else { return }
    context.fill(cgPath.path.applying(context.pen.transform), isEvenOdd: usesEvenOddFillRule)
  }

  /// Ends all that follows at the outline, in `draw(_:)`.
  public func addClip() {
    guard let context = CGContext.current else { return }
    context.pen.clips.append(
      Drawing.Clip(
        path: cgPath.path.applying(context.pen.transform), isEvenOdd: usesEvenOddFillRule))
  }

  /// Draws the line of the outline in the colour of `setStroke()`.
  public func stroke() {
    guard let context = CGContext.current else { return }
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit,
      dash: dashes.lengths, dashPhase: dashes.phase)
    context.stroke(cgPath.path.applying(context.pen.transform), style)
  }

  /// Sets the lengths of dashes and of gaps between them.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) }
    dashes = (lengths ?? [], phase)
  }
}

extension UIColor {
  /// Fills and draws with the colour from now on, in `draw(_:)`.
  public func set() {
    setFill()
    setStroke()
  }
  /// Fills with the colour from now on, in `draw(_:)`.
  public func setFill() { CGContext.current?.setFillColor(cgColor) }
  /// Draws lines in the colour from now on, in `draw(_:)`.
  public func setStroke() { CGContext.current?.setStrokeColor(cgColor) }
}
