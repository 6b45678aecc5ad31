import ViewGraph

/// Content that depends on the size of its place. It takes all the space that it is offered, and
/// stands at its upper leading corner.
///
/// The page measures the place. Until it has, in the first paint, the size is that of a fixed frame
/// around it, or else that of the whole page as far as it is known.
nonisolated public struct GeometryReader<Content: View>: View {
  public typealias Body = Never
  /// Makes the content for a place.
  public var content: (GeometryProxy) -> Content

  /// Content that is made again when its place has another size.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    let queue = context.graph.queue
    let kept = context.slot(0x6E0) { GeometrySlot(queue: queue) }
    let place = kept.place
    place.assumed = ShapeProposal.size(in: context) ?? context.pageSize
    place.trackingBegins = {}
    context.graph.session.readsPlaces = true
    context.open(.box)
    context.writer.set(.frameAlignment, ElementAlignment(.leading, .top))
    let axis = context.axis
    context.axis = 1
    // The content is evaluated first, to find out whether it reads its place in the page.
    let child = context.descend(1) {
      composite(
        _GeometryContent(
          source: kept.changes, proxy: GeometryProxy(place: place), make: view.content), context)
    }
    context.axis = axis
    place.trackingBegins = { [weak owner = context.component] in owner?.invalidate() }
    if place.isTracked { context.writer.set(.tracksPlace, true) }
    context.handler(
      .onGeometry,
      .event { action in
        guard case .geometry(let measured) = action, measured != place.measured else { return }
        place.measured = measured
        kept.changes.invalidate()
      })
    context.place(child)
    context.close { _ in 3 }
  }
}

private final class GeometrySlot: Slot {
  let place = GeometryPlace()
  let changes: Source

  init(queue: InvalidationQueue) {
    changes = Source(queue: queue)
    changes.name = "the size of a GeometryReader"
  }
}

extension EmissionContext {
  fileprivate var pageSize: CGSize {
    let surroundings = graph.session.surroundings
    return CGSize(width: surroundings.width, height: surroundings.height)
  }
}

/// The place of a reader, as last measured.
@MainActor
final class GeometryPlace: Sendable {
  var measured: MeasuredPlace?
  /// What is assumed until then.
  var assumed = CGSize.zero
  /// Whether the content asks where it is in the page, which changes while it scrolls.
  private(set) var isTracked = false
  var trackingBegins: () -> Void = {}

  var size: CGSize {
    measured.map { CGSize(width: $0.width, height: $0.height) } ?? assumed
  }

  var globalFrame: CGRect {
    if !isTracked {
      isTracked = true
      trackingBegins()
    }
    return CGRect(
      origin: CGPoint(x: measured?.x ?? 0, y: measured?.y ?? 0), size: size)
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
  public var size: CGSize { MainActor.assumeIsolated { place.size } }

  /// A page keeps nothing free for a device.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The place in a coordinate space: `.global` is what is seen of the page, and changes while it
  /// scrolls; in `.local` it begins at zero.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: size)
    case .global: MainActor.assumeIsolated { place.globalFrame }
    }
  }
}

/// What places are counted from.
public enum CoordinateSpace: Hashable, Sendable {
  /// What is seen of the page.
  case global
  /// The view itself.
  case local

  /// Whether it is what is seen of the page.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view itself.
  public var isLocal: Bool { self == .local }

  @available(
    *, unavailable,
    message: "A page measures a view in itself and in the page: use .local or .global."
  )
  public static func named(_ name: some Hashable) -> CoordinateSpace { .global }
}

extension View {
  @available(
    *, unavailable,
    message: "A page measures a view in itself and in the page: use .local or .global."
  )
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> Self { self }

  @available(
    *, unavailable,
    message: "A page measures a view in itself and in the page: use .local or .global."
  )
  nonisolated public func coordinateSpace(_ name: CoordinateSpace) -> Self { self }
}
