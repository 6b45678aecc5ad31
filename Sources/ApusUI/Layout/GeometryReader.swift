import ViewGraph

/// Content that depends on the size of its place. It takes all the space that it is offered, and
/// stands at its upper leading corner.
///
/// The page measures the place. Until then, a layout on the server gives the size. Its letters have the widths
/// of a table. Actions such as `onAppear` and preferences in the content find that size, and no other.
///
/// ```swift
/// struct Half: View {
///   var body: some View {
///     GeometryReader { room in
///       Color.teal.frame(width: room.size.width / 2)
///     }
///   }
/// }
/// ```
nonisolated public struct GeometryReader<Content: View>: View {
  public typealias Body = Never
  /// Makes the content for a place.
  public var content: (GeometryProxy) -> Content

  /// Content that is made again when its place has another size.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    let place = context.geometryPlace(0x6E0)
    let assumed = ShapeProposal.size(in: context) ?? context.pageSize
    MainThread.changing { place.assumed = assumed }
    place.trackingBegins = {}
    context.open(.box)
    context.writer.set(.frameAlignment, ElementAlignment(.leading, .top))
    let axis = context.axis
    context.axis = 1
    let isUnplaced = place.measured == nil && context.graph.placeNewViews != nil
    if isUnplaced { context.graph.unplacedDepth += 1 }
    // The content is evaluated first, to find out whether it reads its place in the page.
    let child = context.descend(1) {
      composite(
        _GeometryContent(
          source: place.changes, proxy: GeometryProxy(place: place), make: view.content), context)
    }
    if isUnplaced { context.graph.unplacedDepth -= 1 }
    context.axis = axis
    place.trackingBegins = { [weak owner = context.component] in owner?.invalidate() }
    if place.isTracked { context.writer.set(.tracksPlace, true) }
    context.handler(
      .onGeometry,
      .event { action in
        guard case .geometry(let news) = action,
          let measured = news.told(after: place.measured), measured != place.measured
        else { return }
        MainThread.changing { place.measured = measured }
        place.changes.invalidate()
      })
    context.place(child)
    context.close { _ in 3 }
  }
}

/// Makes the content in a body, which depends on the measured place.
nonisolated struct _GeometryContent<Content: View>: View {
  let source: Source
  let proxy: GeometryProxy
  let make: (GeometryProxy) -> Content

  @MainActor var body: Content {
    Tracking.read(source)
    return make(proxy)
  }
}

/// How large a place is, and where.
public struct GeometryProxy: Sendable {
  let place: GeometryPlace

  /// Points.
  public var size: CGSize { MainThread.reading(place) { $0.size } }

  /// A page keeps nothing free for a device.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The place in a coordinate space that is given as a type.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The place in a coordinate space: `.global` is what is seen of the page, and changes while it
  /// scrolls; in `.local` it begins at zero; a named one is that of the view around with this name, and
  /// the global one if there is none.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let name: AnyHashable
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return MainThread.reading(place) { $0.globalFrame }
    case .named(let asked): name = asked
    }
    return MainThread.reading((place, name)) { place, name in
      guard let space = place.spaces[name] else { return place.globalFrame }
      return place.frame(in: space)
    }
  }

  /// The bounds of a named coordinate space around, counted from this place; nil: there is none with this name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace else { return nil }
    return MainThread.reading((place, name)) { place, name in
      guard let space = place.spaces[name] else { return nil }
      let frame = place.frame(in: space)
      return CGRect(origin: CGPoint(x: -frame.minX, y: -frame.minY), size: space.size)
    }
  }
}
