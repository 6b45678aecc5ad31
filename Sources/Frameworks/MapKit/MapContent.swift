import ApusCoreLocation
import ApusUI

/// Things on a map, and whatever is made of them.
@MainActor @preconcurrency
public protocol MapContent {
  /// The type of the body.
  associatedtype Body: MapContent
  /// The things, and other content, of this content.
  @MapContentBuilder var body: Body { get }
  /// Collects the things. Not for apps.
  static func _collect(_ content: Self, into things: inout _MapThings)
}

extension MapContent {
  public static func _collect(_ content: Self, into things: inout _MapThings) {
    Body._collect(content.body, into: &things)
  }
}

extension MapContent where Body == Never {
  public var body: Never { fatalError("A thing on a map has no body.") }
}

extension Never: MapContent {
  public static func _collect(_ content: Never, into things: inout _MapThings) {}
}

/// Things on a map in their order.
nonisolated public struct _MapThings {
  var things: [MapThing] = []
  /// Whether the visitor's own place is shown.
  var hasUser = false
}

/// One thing at a place.
struct MapThing {
  let coordinate: CLLocationCoordinate2D
  /// The anchor of the view.
  let anchor: UnitPoint
  var view: AnyView
  /// Whether it is red unless a tint is given.
  var isMarker = false
  /// A line or an area, rather than a view.
  var outline: MapOutline?
  /// Its name for the selection of the map.
  var tag: AnyHashable?

  /// The edge, corner or middle that is nearest to the anchor.
  var alignment: Alignment {
    let across: HorizontalAlignment =
      anchor.x < 0.25 ? .leading : anchor.x > 0.75 ? .trailing : .center
    let along: VerticalAlignment = anchor.y < 0.25 ? .top : anchor.y > 0.75 ? .bottom : .center
    return Alignment(horizontal: across, vertical: along)
  }
}

/// Makes content of the statements in a map.
@resultBuilder
public enum MapContentBuilder {
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
  public static func buildPartialBlock<C: MapContent>(first content: C) -> C { content }
  public static func buildPartialBlock<A: MapContent, B: MapContent>(
    accumulated: A, next: B
  ) -> _MapContentPair<A, B> { _MapContentPair(first: accumulated, second: next) }
  public static func buildIf<C: MapContent>(_ content: C?) -> C? { content }
  public static func buildEither<A: MapContent, B: MapContent>(
    first: A
  ) -> _MapContentChoice<A, B> { .first(first) }
  public static func buildEither<A: MapContent, B: MapContent>(
    second: B
  ) -> _MapContentChoice<A, B> { .second(second) }
}

/// Nothing on a map.
nonisolated public struct EmptyMapContent: MapContent {
  public typealias Body = Never
  public init() {}
  @MainActor public static func _collect(_ content: Self, into things: inout _MapThings) {}
}

/// Content after other content.
nonisolated public struct _MapContentPair<A: MapContent, B: MapContent>: MapContent {
  public typealias Body = Never
  let first: A
  let second: B
  @MainActor public static func _collect(_ content: Self, into things: inout _MapThings) {
    A._collect(content.first, into: &things)
    B._collect(content.second, into: &things)
  }
}

/// Content in a tint.
nonisolated public struct _TintedMapContent<Content: MapContent>: MapContent {
  public typealias Body = Never
  let content: Content
  let tint: Color

  @MainActor public static func _collect(_ content: Self, into things: inout _MapThings) {
    var own = _MapThings()
    Content._collect(content.content, into: &own)
    for thing in own.things {
      var thing = thing
      thing.view = AnyView(thing.view.tint(content.tint))
      things.things.append(thing)
    }
    if own.hasUser { things.hasUser = true }
  }
}

extension MapContent {
  /// Gives markers, and what follows the tint in annotations, a colour.
  public func tint(_ tint: Color) -> some MapContent {
    _TintedMapContent(content: self, tint: tint)
  }
}

/// One of two contents.
nonisolated public enum _MapContentChoice<A: MapContent, B: MapContent>: MapContent {
  public typealias Body = Never
  case first(A)
  case second(B)
  @MainActor public static func _collect(_ content: Self, into things: inout _MapThings) {
    switch content {
    case .first(let content): A._collect(content, into: &things)
    case .second(let content): B._collect(content, into: &things)
    }
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ content: Self, into things: inout _MapThings) {
    if let content { Wrapped._collect(content, into: &things) }
  }
}

extension ForEach: MapContent where Content: MapContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ content: Self, into things: inout _MapThings) {
    for element in content.data { Content._collect(content.content(element), into: &things) }
  }
}

extension ForEach where Content: MapContent {
  /// Things for each element.
  nonisolated public init(
    _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(parts: data, id: { $0.id }, content: content)
  }

  /// Things for each element.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(parts: data, id: { $0[keyPath: id] }, content: content)
  }
}
