import ViewGraph

/// A shape whose path does not just grow with its place, such as one with corners of 20 points, is made in the
/// size that the page has measured, as the content of a ``GeometryReader`` is.
extension EmissionContext {
  /// The outline of a shape in the place that is written.
  ///
  /// - Parameter make: The outline of a shape in a size, or in any (nil).
  /// - Returns: The place too, if the outline depends on its size: see ``follow(_:)``.
  func outline<Content: Shape>(
    of shape: Content, _ make: (Content, CGSize?) -> _ShapeOutline
  ) -> (outline: _ShapeOutline, place: GeometryPlace?) {
    func made(_ size: CGSize?) -> _ShapeOutline {
      var outline = make(shape, size)
      outline.between = ShapeMotion.between(shape, in: self) { make($0, size) }
      return outline
    }
    if let size = ShapeProposal.size(in: self) { return (made(size), nil) }
    guard make(shape, nil).dependsOnSize else { return (made(nil), nil) }
    let place = geometryPlace(0x5A9E)
    place.trackingBegins = {}
    // Until it is measured: as large as the window, which is seldom smaller.
    let page = pageSize
    MainThread.changing { place.assumed = page }
    return (made(place.size), place)
  }

  /// Has the element opened last tell how large it is, if its shape depends on that.
  func follow(_ place: GeometryPlace?) {
    guard let place else { return }
    handler(
      .onGeometry,
      .event { [weak owner = component] action in
        guard case .geometry(let news) = action,
          let measured = news.told(after: place.measured)
        else { return }
        let last = place.size
        MainThread.changing { place.measured = measured }
        if last != place.size { owner?.invalidate() }
      })
  }

  /// Cuts content off outside of a shape.
  func clip(
    _ shape: some Shape, isEvenOdd: Bool = false, _ content: () -> Void
  ) {
    func made(_ size: CGSize?) -> _ShapeOutline {
      let outline = shape._outline(size: size)
      return outline.trim == nil && outline.inset == 0 ? outline : shape.pathOutline(size: size)
    }
    func write(_ outline: _ShapeOutline, _ writer: ElementWriter) {
      writer.set(.clipShape, outline.numbers)
      if isEvenOdd { writer.set(.clipsEvenOdd, true) }
    }
    let size = ShapeProposal.size(in: self)
    let outline = made(size)
    if size == nil, outline.dependsOnSize {
      let page = pageSize
      return measured(0x5A9E) { place in
        MainThread.changing { place.assumed = page }
        write(made(place.size), writer)
      } content: { _ in
        content()
      }
    }
    modify(.clip) {
      write(outline, $0)
    } content: {
      content()
    }
  }
}
