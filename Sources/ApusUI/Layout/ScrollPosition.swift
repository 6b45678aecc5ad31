import ViewGraph

/// The place of a scroll view, and the place that the screen asks for.
///
/// ```swift
/// @State private var position = ScrollPosition(idType: Message.ID.self)
///
/// ScrollView {
///   LazyVStack {
///     ForEach(messages) { MessageRow($0) }
///   }
///   .scrollTargetLayout()
/// }
/// .scrollPosition($position)
/// ```
nonisolated public struct ScrollPosition: Equatable, Sendable {
  /// The identity of the view at the anchor, after a request or after scrolling by the person.
  public private(set) var viewID: (any Hashable & Sendable)?
  /// The edge that was scrolled to; nil after the person has scrolled.
  public private(set) var edge: Edge?
  /// Whether the person has scrolled since the last request.
  public internal(set) var isPositionedByUser = false
  /// The requested distances in points; nil after the person has scrolled.
  public private(set) var x, y: CGFloat?
  private(set) var anchor: UnitPoint?
  /// The number of requests so far.
  private(set) var requests = 0

  /// A position at the beginning, for views with identities of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}

  /// A position at an edge, for views with identities of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    scrollTo(edge: edge)
  }

  /// A position at the view with an identity.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    scrollTo(id: id, anchor: anchor)
  }

  /// A position at a point of the content, for views with identities of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    scrollTo(point: point)
  }

  /// A position at distances from the beginning of the content in points, for views with identities of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    scrollTo(x: x, y: y)
  }

  /// A position at a distance from the leading edge of the content in points, for views with identities of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    scrollTo(x: x)
  }

  /// A position at a distance from the top of the content in points, for views with identities of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    scrollTo(y: y)
  }

  /// Scrolls to the view with an identity, so that its anchor is at the same point of the scroll view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    (viewID, edge, self.anchor) = (id, nil, anchor)
    (x, y) = (nil, nil)
    ask()
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) {
    (viewID, self.edge, anchor) = (nil, edge, nil)
    (x, y) = (nil, nil)
    ask()
  }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { scroll(to: point.x, point.y) }

  /// Scrolls to distances from the beginning of the content in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(to: x, y) }

  /// Scrolls to a distance from the leading edge of the content in points. The other direction stays.
  public mutating func scrollTo(x: CGFloat) { scroll(to: x, nil) }

  /// Scrolls to a distance from the top of the content in points. The other direction stays.
  public mutating func scrollTo(y: CGFloat) { scroll(to: nil, y) }

  private mutating func scroll(to x: CGFloat?, _ y: CGFloat?) {
    (viewID, edge, anchor) = (nil, nil, nil)
    (self.x, self.y) = (x, y)
    ask()
  }

  /// The requested point of the content; nil after the person has scrolled.
  public var point: CGPoint? {
    guard let x, let y else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The identity of the view at the anchor; nil if its type is another.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  private mutating func ask() {
    requests += 1
    isPositionedByUser = false
  }

  /// The person scrolled to a view.
  mutating func moved(to id: any Hashable) {
    // No cast asks for Sendable, which has no mark at run time. The author of the position named this type.
    viewID = unsafeBitCast(id as any Hashable, to: (any Hashable & Sendable).self)
    (edge, isPositionedByUser) = (nil, true)
    (x, y) = (nil, nil)
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.requests == b.requests && a.edge == b.edge && a.anchor == b.anchor && a.x == b.x && a.y == b.y
      && a.isPositionedByUser == b.isPositionedByUser && a.identity == b.identity
  }

  var identity: AnyHashable? { viewID.map { AnyHashable($0) } }
}

/// Ties where a scroll view is to a value.
nonisolated public struct _ScrollPositionModifier: ViewModifier {
  public typealias Body = Never
  /// The number of the screen's last request.
  let asked: () -> AnyHashable?
  /// Scrolls to what the screen asks for, and perhaps shows the way.
  let scroll: @MainActor (ScrollPlaces, Bool) -> Void
  let anchor: () -> UnitPoint?
  /// Takes the target that the person scrolled to, and returns what the screen asks for then, if it is another.
  let report: (AnyHashable) -> AnyHashable?

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    let places = context.slot(0x5C70) { ScrollPlaces() }
    places.scope.stands(in: context.component)
    places.anchor = modifier.anchor()
    places.report = { [weak places] in
      if let asked = modifier.report($0) { places?.asked = asked }
    }
    let asked = modifier.asked()
    if asked != places.asked {
      places.asked = asked
      let isAnimated = context.graph.motionOfChange?.moves ?? false
      if asked != nil { context.graph.afterUpdate { modifier.scroll(places, isAnimated) } }
    }
    context.withEnvironment(EnvironmentValues.entries { $0.scrollPlaces = places }[...], content)
  }
}

extension View {
  /// Ties the view at which the scroll view in this view stands to a value: setting it scrolls there, and it is set
  /// when the person has scrolled.
  ///
  /// The views are those of a `ForEach` in a stack or a grid with ``scrollTargetLayout(isEnabled:)``.
  ///
  /// - Parameter anchor: The point of the view and of the scroll view that tells which view it is; nil stands for the
  ///   top and the leading edge, and for as little scrolling as shows all of the view.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      _ScrollPositionModifier(
        asked: { id.wrappedValue.map { AnyHashable($0) } },
        scroll: { places, isAnimated in
          if let asked = places.asked { places.scroll(to: asked, isAnimated: isAnimated) }
        },
        anchor: { anchor },
        report: { target in
          guard let new = target.base as? ID, new != id.wrappedValue else { return nil }
          id.wrappedValue = new
          return target
        }))
  }

  /// Ties where the scroll view in this view stands to a value.
  ///
  /// The views are those of a `ForEach` in a stack or a grid with ``scrollTargetLayout(isEnabled:)``.
  ///
  /// - Parameter anchor: The point of the view and of the scroll view that tells which view it is.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      _ScrollPositionModifier(
        asked: {
          let requests = position.wrappedValue.requests
          return requests == 0 ? nil : AnyHashable(requests)
        },
        scroll: { places, isAnimated in
          let wanted = position.wrappedValue
          if let id = wanted.identity {
            places.scroll(to: id, isAnimated: isAnimated)
          } else if let edge = wanted.edge {
            places.scroll(to: edge.point, isAnimated: isAnimated)
          } else {
            places.scroll(toX: wanted.x, y: wanted.y, isAnimated: isAnimated)
          }
        },
        anchor: { position.wrappedValue.anchor ?? anchor },
        report: { target in
          if target != position.wrappedValue.identity, let id = target.base as? any Hashable {
            position.wrappedValue.moved(to: id)
          }
          return nil
        }))
  }

  /// Lets scroll views in this view begin at a point of their content, and stay there while the content grows. Content
  /// that is smaller than its scroll view stands there, too.
  ///
  /// ```swift
  /// ScrollView { LazyVStack { ForEach(messages) { MessageRow($0) } } }
  ///   .defaultScrollAnchor(.bottom)
  /// ```
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollAnchors, ScrollAnchors(start: anchor, growth: anchor, alignment: anchor))
  }
}

extension Edge {
  fileprivate nonisolated var point: UnitPoint {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}
