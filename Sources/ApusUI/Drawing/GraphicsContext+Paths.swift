import Foundation

extension GraphicsContext {
  /// Fills a path.
  ///
  /// - Parameters:
  ///   - path: The outline.
  ///   - shading: The colour or gradient.
  ///   - style: Which parts are inside.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    let outline = path.applying(transform)
    add(.fill(outline, ink(shading, for: outline, transform), isEvenOdd: style.isEOFilled))
  }

  /// Draws the line of a path, half of it outside.
  ///
  /// - Parameters:
  ///   - path: The outline.
  ///   - shading: The colour or gradient.
  ///   - style: How the line is drawn.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty, style.lineWidth > 0 else { return }
    let margin = style.lineWidth / 2
    guard transform.keepsShapes else {
      // The map stretches the pen too, so it is applied to the line that was drawn.
      let ink = ink(shading, for: path, margin: margin, .identity)
      let line = Drawing(.stroke(path, ink, style))
      let view = ZStack(alignment: .topLeading) { DrawingViews(drawings: [line], size: size) }
      let place = CGRect(origin: .zero, size: size)
      return add(.view(AnyView(view), DrawingPlace(.rectangle(place), transform)))
    }
    let scale = transform.scale
    var style = style
    style.lineWidth *= scale
    style.dash = style.dash.map { $0 * scale }
    style.dashPhase *= scale
    let outline = path.applying(transform)
    add(.stroke(outline, ink(shading, for: outline, margin: margin * scale, transform), style))
  }

  /// Draws the line of a path with a width in points, half of it outside.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}
