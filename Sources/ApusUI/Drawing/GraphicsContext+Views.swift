import Foundation

extension GraphicsContext {
  /// A picture that is ready to be drawn.
  public struct ResolvedImage {
    let image: Image
    /// The style of a template picture; nil keeps the picture's own.
    public var shading: Shading?
  }

  /// Words that are ready to be drawn.
  public struct ResolvedText {
    let text: Text
    /// The style of words without a colour.
    public var shading: Shading
  }

  /// A canvas's view, ready for drawing.
  public struct ResolvedSymbol {
    let view: AnyView
  }

  // MARK: Pictures

  /// Makes a picture ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  /// Draws a picture as large as a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    show(image.image.resizable(), image.shading, .rectangle(rect))
  }

  /// Draws a picture in its own size.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - point: The place of the anchor.
  ///   - anchor: The point of the picture that stands there.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    show(image.image, image.shading, .point(point, anchor))
  }

  /// Draws a picture as large as a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture in its own size, with the anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Words

  /// Makes words ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, shading: .foreground)
  }

  /// Draws words in a rectangle, from its upper left corner. Lines break at its edges.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    show(text.text, text.shading, .rectangle(rect))
  }

  /// Draws words, with the anchor of what they fill at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    show(text.text, text.shading, .point(point, anchor))
  }

  /// Draws words in a rectangle, from its upper left corner. Lines break at its edges.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws words, with the anchor of what they fill at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// The canvas's view with a tag; nil without such a view.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols.first { $0.tag == AnyHashable(id) }.map { ResolvedSymbol(view: $0.view) }
  }

  /// Draws a view of the canvas as large as a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    add(.view(symbol.view, DrawingPlace(.rectangle(rect), transform)))
  }

  /// Draws a view of the canvas in its own size, with the anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.view(symbol.view, DrawingPlace(.point(point, anchor), transform)))
  }

  private func show(_ view: some View, _ shading: Shading?, _ extent: DrawingPlace.Extent) {
    let place = DrawingPlace(extent, transform)
    guard let shading, !shading.isForeground else { return add(.view(AnyView(view), place)) }
    // The rectangle that words fill is the page's to know, so a gradient between points keeps its colours alone.
    add(.view(AnyView(view.foregroundStyle(shading.style)), place))
  }
}
