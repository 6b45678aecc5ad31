import Foundation

/// A single thing that a view or a layer draws.
struct LayerDrawing {
  enum Content {
    case fill(Path, Color, isEvenOdd: Bool)
    case stroke(Path, Color, StrokeStyle)
    /// A gradient over the whole view.
    case ground(AnyShapeStyle)
    case text(Text, CGRect)
    case image(UIImage, CGRect)
  }

  /// A shadow below the drawing.
  struct Shadow {
    var color: Color
    var radius: CGFloat
    var offset: CGSize
  }

  var content: Content
  /// Outlines at which the drawing ends.
  var clips: [Path] = []
  var shadow: Shadow?
  var opacity: CGFloat = 1

  init(_ content: Content) { self.content = content }
}

/// Drawings, the first one lowest, in a place as large as their view.
struct DrawingViews: View {
  let drawings: [LayerDrawing]

  var body: some View {
    ForEach(Array(drawings.enumerated()), id: \.offset) { _, drawing in
      clipped(drawing)
    }
  }

  private func clipped(_ drawing: LayerDrawing) -> AnyView {
    var view = AnyView(content(drawing))
    if let shadow = drawing.shadow {
      view = AnyView(
        view.shadow(
          color: shadow.color, radius: shadow.radius, x: shadow.offset.width,
          y: shadow.offset.height))
    }
    if drawing.opacity < 1 { view = AnyView(view.opacity(Double(drawing.opacity))) }
    for clip in drawing.clips { view = AnyView(view.clipShape(clip)) }
    return view
  }

  @ViewBuilder
  private func content(_ drawing: LayerDrawing) -> some View {
    switch drawing.content {
    case .fill(let path, let color, let isEvenOdd):
      path.fill(color, style: FillStyle(eoFill: isEvenOdd))
    case .stroke(let path, let color, let style):
      path.stroke(color, style: style)
    case .ground(let style):
      Rectangle().fill(style)
    case .text(let text, let rect):
      text
        .multilineTextAlignment(.leading)
        .fixedSize(horizontal: rect.width == 0, vertical: rect.height == 0)
        .frame(
          width: rect.width == 0 ? nil : rect.width, height: rect.height == 0 ? nil : rect.height,
          alignment: .topLeading
        )
        .offset(x: rect.minX, y: rect.minY)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    case .image(let image, let rect):
      Image(uiImage: image).resizable()
        .frame(width: rect.width, height: rect.height)
        .offset(x: rect.minX, y: rect.minY)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}
