import ViewGraph

/// Content that depends on the size of its place. It takes all the space that it is offered, and
/// stands at its upper leading corner.
///
/// The page measures the place. Until it has, in the first paint, the size is that of a fixed frame
/// around it, or else that of the whole page as far as it is known.
public struct GeometryReader<Content: View>: View {
  nonisolated(unsafe) public var content: (GeometryProxy) -> Content
  @State private var place = GeometryPlace()

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public var body: some View { _Measured(place: place, content: content) }
}

/// Where a reader's place is, as it was told last.
@MainActor
final class GeometryPlace: Sendable {
  var measured: MeasuredPlace?
  /// What is assumed until then.
  var assumed = CGSize.zero
  /// Whether the content asks where it is in the page, which changes while it scrolls.
  private(set) var isTracked = false
  var changed: () -> Void = {}
  var trackingBegins: () -> Void = {}

  nonisolated init() {}

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

/// The box that is measured.
struct _Measured<Content: View>: View {
  typealias Body = Never
  let place: GeometryPlace
  nonisolated(unsafe) let content: (GeometryProxy) -> Content

  private final class Changes: Slot {
    let source: Source
    init(queue: InvalidationQueue) {
      source = Source(queue: queue)
      source.name = "the size of a GeometryReader"
    }
  }

  static func _emit(_ view: Self, _ context: EmissionContext) {
    let place = view.place
    let changes = context.slot(0x6E0) { Changes(queue: context.graph.queue) }
    let source = changes.source
    let owner = context.component!
    place.changed = { source.invalidate() }
    place.assumed = ShapeProposal.size(in: context) ?? pageSize(context)
    // The content is evaluated first: it says whether its place in the page matters.
    place.trackingBegins = {}
    context.open(.box)
    context.writer.set(
      .frameAlignment, ElementAlignment(.leading, .top).rawValue)
    let axis = context.axis
    context.axis = 1
    let child = context.descend(1) {
      composite(
        _GeometryContent(source: source, proxy: GeometryProxy(place: place), make: view.content),
        context)
    }
    context.axis = axis
    place.trackingBegins = { [weak owner] in owner?.invalidate() }
    if place.isTracked { context.writer.set(.tracksPlace, true) }
    context.handler(
      .onGeometry,
      .event { action in
        guard case .geometry(let measured) = action, measured != place.measured else { return }
        place.measured = measured
        place.changed()
      })
    context.place(child)
    context.close { _ in 3 }
  }

  private static func pageSize(_ context: EmissionContext) -> CGSize {
    let surroundings = context.graph.session.surroundings
    return CGSize(width: surroundings.width, height: surroundings.height)
  }
}

/// Makes the content in a body, which depends on the measured place.
struct _GeometryContent<Content: View>: View {
  let source: Source
  let proxy: GeometryProxy
  nonisolated(unsafe) let make: (GeometryProxy) -> Content

  var body: Content {
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

  public var isGlobal: Bool { self == .global }
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
}
