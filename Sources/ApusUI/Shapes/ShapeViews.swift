import ViewGraph

/// A view that is a shape, drawn with a style.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape that is drawn.
  nonisolated var shape: Content { get }
}

/// A filled shape.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  public typealias Body = Never
  public nonisolated let shape: Content
  nonisolated let style: Style
  nonisolated let fillStyle: FillStyle

  nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  public static func _emit(_ view: Self, _ context: EmissionContext) {
    emitShape(
      view.shape, fill: .style(view.style._fill(in: context.environment)),
      isEvenOdd: view.fillStyle.isEOFilled, context)
  }
}

/// The line along a shape's outline, over what was drawn of the shape before.
nonisolated public struct _StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  public typealias Body = Never
  public nonisolated let shape: Content
  nonisolated let style: Style
  nonisolated let stroke: StrokeStyle
  nonisolated let isInside: Bool
  let background: Background

  nonisolated init(
    shape: Content, style: Style, stroke: StrokeStyle, isInside: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.stroke = stroke
    self.isInside = isInside
    self.background = background
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    func line() { context.onGround(drawLine) }
    func drawLine() {
      var (outline, place) = context.outline(of: view.shape) { $0._outline(size: $1) }
      outline.stroke = view.stroke
      context.openShape(outline)
      context.follow(place)
      let fill = view.style._fill(in: context.environment)
      fill.write(context.writer, paint: .strokePaint, gradient: .strokeGradient)
      context.writeStroke(view.stroke, isInside: view.isInside)
      context.close { _ in 3 }
    }
    guard Background.self != EmptyView.self else { return line() }
    context.layered(isBehind: false, alignment: .center) {
      context.descend(1) { Background._emit(view.background, context) }
    } layer: {
      line()
    }
  }
}

enum ShapeFill {
  /// The colour that text has here.
  case foreground
  case style(_StyleFill)
}

/// Writes a shape's element. A shape that is a line is drawn as one.
@MainActor
func emitShape<Content: Shape>(
  _ shape: Content, fill: ShapeFill, isEvenOdd: Bool = false, _ context: EmissionContext
) {
  context.onGround { drawShape(shape, fill: fill, isEvenOdd: isEvenOdd, context) }
}

@MainActor
private func drawShape<Content: Shape>(
  _ shape: Content, fill: ShapeFill, isEvenOdd: Bool, _ context: EmissionContext
) {
  let (outline, place) = context.outline(of: shape) { shape, size in
    let outline = shape._outline(size: size)
    return outline.trim != nil && outline.stroke == nil ? shape.pathOutline(size: size) : outline
  }
  context.openShape(outline)
  context.follow(place)
  if isEvenOdd { context.writer.set(.isEvenOdd, true) }
  let isLine = outline.stroke != nil
  switch fill {
  case .style(let fill):
    fill.write(
      context.writer, paint: isLine ? .strokePaint : .paint,
      gradient: isLine ? .strokeGradient : .gradient)
  case .foreground:
    if case .gradient(let gradient)? = context.environment.foregroundLevels.first?.kind {
      context.writer.set(isLine ? .strokeGradient : .gradient, gradient)
    }
  }
  if let stroke = outline.stroke { context.writeStroke(stroke, isInside: false) }
  context.close { _ in 3 }
}

extension EmissionContext {
  /// Writes a shape. Ground and border follow the frame's outline.
  func onGround(_ shape: () -> Void) {
    guard let waiting,
      waiting[.background] != nil || waiting[.backgroundGradient] != nil
        || waiting[.material] != nil || waiting[.borderPaint] != nil
    else { return shape() }
    box(shape)
  }

  func openShape(_ outline: _ShapeOutline) {
    open(.shape)
    writer.set(.shape, outline.numbers)
    if !outline.between.isEmpty {
      writer.set(.shapesBetween, outline.between.flatMap { [Double($0.count)] + $0 })
    }
    if let trim = outline.trim, outline.stroke != nil { writer.set(.trim, trim) }
    if outline.inset != 0 { writer.set(.inset, outline.inset) }
  }

  func writeStroke(_ stroke: StrokeStyle, isInside: Bool) {
    writer.set(.strokeWidth, Double(stroke.lineWidth))
    if !stroke.dash.isEmpty { writer.set(.dash, stroke.dash.map(Double.init)) }
    let details = [
      Double(stroke.lineCap.rawValue), Double(stroke.lineJoin.rawValue),
      Double(stroke.miterLimit), Double(stroke.dashPhase), isInside ? 1 : 0,
    ]
    if details != [0, 0, 10, 0, 0] { writer.set(.strokeDetails, details) }
  }
}

private let smooth = "edges are smooth"

extension Shape {
  /// Fills the shape with a style.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills the shape with the foreground.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    fill(ForegroundStyle(), style: style)
  }

  /// Draws a line along the outline; half of it outside.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> _StrokeShapeView<Self, S, EmptyView> {
    if !antialiased { notDrawn("stroke(_:style:antialiased:)", smooth, _file, _line) }
    return _StrokeShapeView(
      shape: self, style: content, stroke: style, isInside: false, background: EmptyView())
  }

  /// Draws a line of `lineWidth` points along the outline; half of it outside.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> _StrokeShapeView<Self, S, EmptyView> {
    if !antialiased { notDrawn("stroke(_:lineWidth:antialiased:)", smooth, _file, _line) }
    return stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Draws a line along the outline, inside of it.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> _StrokeShapeView<Self, S, EmptyView> {
    if !antialiased { notDrawn("strokeBorder(_:style:antialiased:)", smooth, _file, _line) }
    return _StrokeShapeView(
      shape: self, style: content, stroke: style, isInside: true, background: EmptyView())
  }

  /// Draws a line of `lineWidth` points along the outline, inside of it.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> _StrokeShapeView<Self, S, EmptyView> {
    if !antialiased { notDrawn("strokeBorder(_:lineWidth:antialiased:)", smooth, _file, _line) }
    return strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView {
  /// Draws a line along the outline, over what is drawn already.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> _StrokeShapeView<Content, S, Self> {
    if !antialiased { notDrawn("stroke(_:style:antialiased:)", smooth, _file, _line) }
    return _StrokeShapeView(
      shape: shape, style: content, stroke: style, isInside: false, background: self)
  }

  /// Draws a line of `lineWidth` points along the outline, over what is drawn already.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> _StrokeShapeView<Content, S, Self> {
    if !antialiased { notDrawn("stroke(_:lineWidth:antialiased:)", smooth, _file, _line) }
    return stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line along the outline, inside of it, over what is drawn already.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> _StrokeShapeView<Content, S, Self> {
    if !antialiased { notDrawn("strokeBorder(_:style:antialiased:)", smooth, _file, _line) }
    return _StrokeShapeView(
      shape: shape, style: content, stroke: style, isInside: true, background: self)
  }

  /// Draws a line of `lineWidth` points along the outline, inside of it, over what is drawn
  /// already.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> _StrokeShapeView<Content, S, Self> {
    if !antialiased { notDrawn("strokeBorder(_:lineWidth:antialiased:)", smooth, _file, _line) }
    return strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension LinearGradient: View {
  public typealias Body = Never
  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    emitShape(Rectangle(), fill: .style(view._fill(in: context.environment)), context)
  }
}

extension RadialGradient: View {
  public typealias Body = Never
  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    emitShape(Rectangle(), fill: .style(view._fill(in: context.environment)), context)
  }
}

extension AngularGradient: View {
  public typealias Body = Never
  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    emitShape(Rectangle(), fill: .style(view._fill(in: context.environment)), context)
  }
}

extension EllipticalGradient: View {
  public typealias Body = Never
  public static func _emit(_ view: Self, _ context: EmissionContext) {
    emitShape(Rectangle(), fill: .style(view._fill(in: context.environment)), context)
  }
}
