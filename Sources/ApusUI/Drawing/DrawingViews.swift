import Foundation

/// Drawings, the first one lowest, in a place as large as their view.
nonisolated struct DrawingViews: View {
  let drawings: [Drawing]
  /// The size of the place.
  let size: CGSize

  @MainActor var body: some View {
    ForEach(Array(drawings.enumerated()), id: \.offset) { _, drawing in
      view(of: drawing)
    }
  }

  /// A drawing with its effects. A filter applies to the drawing as a whole, and the outlines cut what it has made.
  @MainActor private func view(of drawing: Drawing) -> AnyView {
    var view = content(drawing)
    for effect in drawing.effects { view = effect.applied(to: view) }
    if !drawing.clips.isEmpty { view = framed(view) }
    for clip in drawing.clips {
      view = AnyView(view.clipShape(clip.path, style: FillStyle(eoFill: clip.isEvenOdd)))
    }
    if drawing.opacity < 1 { view = AnyView(view.opacity(Double(drawing.opacity))) }
    if drawing.blendMode != .normal { view = AnyView(view.blendMode(drawing.blendMode)) }
    return view
  }

  @MainActor private func content(_ drawing: Drawing) -> AnyView {
    switch drawing.content {
    case .fill(let path, let ink, let isEvenOdd):
      let style = FillStyle(eoFill: isEvenOdd)
      return inked(path, ink) { $0.fill(ink.style, style: style) }
    case .stroke(let path, let ink, let style):
      return inked(path, ink) { $0.stroke(ink.style, style: style) }
    case .ground(let style):
      return AnyView(Rectangle().fill(style))
    case .view(let view, let place):
      return framed(place.placed(view))
    case .layer(let drawings):
      return AnyView(
        framed(
          AnyView(ZStack(alignment: .topLeading) { DrawingViews(drawings: drawings, size: size) })
        )
        .compositingGroup())
    }
  }

  /// A path in the rectangle that its gradient lies in.
  @MainActor private func inked(_ path: Path, _ ink: Drawing.Ink, _ draw: (Path) -> some View)
    -> AnyView
  {
    guard let box = ink.box else { return AnyView(draw(path)) }
    let moved = box.origin == .zero ? path : path.offsetBy(dx: -box.minX, dy: -box.minY)
    return framed(
      AnyView(
        draw(moved).frame(width: box.width, height: box.height)
          .offset(x: box.minX, y: box.minY)))
  }

  /// The view at the upper left corner of the whole place.
  @MainActor private func framed(_ view: AnyView) -> AnyView {
    AnyView(view.frame(width: size.width, height: size.height, alignment: .topLeading))
  }
}

extension Drawing.Effect {
  @MainActor fileprivate func applied(to view: AnyView) -> AnyView {
    switch self {
    case .shadow(let shadow):
      AnyView(
        view.shadow(
          color: shadow.color, radius: shadow.radius, x: shadow.offset.width,
          y: shadow.offset.height))
    case .blur(let radius): AnyView(view.blur(radius: radius))
    case .multiply(let color): AnyView(view.colorMultiply(color))
    case .hue(let angle): AnyView(view.hueRotation(angle))
    case .saturation(let amount): AnyView(view.saturation(amount))
    case .brightness(let amount): AnyView(view.brightness(amount))
    case .contrast(let amount): AnyView(view.contrast(amount))
    case .gray(let amount): AnyView(view.grayscale(amount))
    case .luminance: AnyView(view.luminanceToAlpha())
    }
  }
}

extension DrawingPlace {
  /// The view at its place, which begins at the upper left corner of what is around.
  @MainActor fileprivate func placed(_ view: AnyView) -> AnyView {
    let (content, point) = sized(view)
    let parts = transform.parts
    guard !parts.onlyMoves else {
      let end = point.applying(transform)
      return AnyView(content.offset(x: end.x, y: end.y))
    }
    // The map turns and stretches around the origin, where something without a size has its middle.
    var turned = AnyView(
      content.offset(x: point.x, y: point.y).frame(width: 0, height: 0, alignment: .topLeading))
    if parts.first.radians != 0 { turned = AnyView(turned.rotationEffect(parts.first)) }
    if parts.scale != CGSize(width: 1, height: 1) {
      turned = AnyView(turned.scaleEffect(parts.scale))
    }
    if parts.last.radians != 0 { turned = AnyView(turned.rotationEffect(parts.last)) }
    return AnyView(turned.offset(x: transform.tx, y: transform.ty))
  }

  /// The view with its size and its origin.
  @MainActor private func sized(_ view: AnyView) -> (AnyView, CGPoint) {
    switch extent {
    case .rectangle(let rect):
      let width = rect.width == 0 ? nil : rect.width
      let height = rect.height == 0 ? nil : rect.height
      let sized = view.fixedSize(horizontal: width == nil, vertical: height == nil)
      return (
        AnyView(sized.frame(width: width, height: height, alignment: .topLeading)), rect.origin
      )
    case .point(let point, .topLeading):
      return (AnyView(view.fixedSize()), point)
    case .point(let point, let anchor):
      guard let alignment = Alignment(anchor) else {
        return (AnyView(Anchored(view: view, anchor: anchor)), point)
      }
      let sized = view.fixedSize().frame(width: 0, height: 0, alignment: alignment)
      return (AnyView(sized), point)
    }
  }
}

/// A view with a point of it at the upper left corner of its place.
private struct Anchored: View {
  let view: AnyView
  let anchor: UnitPoint

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear.frame(width: 0, height: 0)
      view.fixedSize()
        .alignmentGuide(.leading) { $0.width * anchor.x }
        .alignmentGuide(.top) { $0.height * anchor.y }
    }
    .frame(width: 0, height: 0, alignment: .topLeading)
  }
}

extension Alignment {
  /// Nil: the point is neither an edge's, nor a corner, nor the middle.
  fileprivate init?(_ anchor: UnitPoint) {
    let columns: [CGFloat: HorizontalAlignment] = [0: .leading, 0.5: .center, 1: .trailing]
    let rows: [CGFloat: VerticalAlignment] = [0: .top, 0.5: .center, 1: .bottom]
    guard let column = columns[anchor.x], let row = rows[anchor.y] else { return nil }
    self.init(horizontal: column, vertical: row)
  }
}
