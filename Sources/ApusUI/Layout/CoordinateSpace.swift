import ViewGraph

/// What places are counted from.
public enum CoordinateSpace: Hashable {
  /// The visible part of the page.
  case global
  /// The view itself.
  case local
  /// A view around that has this name by `coordinateSpace(_:)`.
  case named(AnyHashable)

  /// Whether it is what is seen of the page.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view itself.
  public var isLocal: Bool { self == .local }
}

/// A space in which places are counted, as a type.
public protocol CoordinateSpaceProtocol {
  /// The space itself.
  nonisolated var coordinateSpace: CoordinateSpace { get }
}

/// The name of a coordinate space.
nonisolated public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The space of the view with this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// What `GeometryProxy` takes.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The space of the view itself.
nonisolated public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the visible part of the page.
nonisolated public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view itself.
  nonisolated public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The visible part of the page.
  nonisolated public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the view around that has this name.
  nonisolated public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The visible part of the scroll view around, or of the page without one.
  ///
  /// ```swift
  /// Photo().visualEffect { photo, place in
  ///   photo.offset(y: place.frame(in: .scrollView).minY / 3)
  /// }
  /// ```
  nonisolated public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: nil)))
  }

  /// The visible part of the nearest scroll view around that scrolls in a direction.
  nonisolated public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis)))
  }
}

/// The name of the space of the scroll view around.
nonisolated struct ScrollSpaceName: Hashable, Sendable {
  /// Nil: whichever way it scrolls.
  let axis: Axis?
}

/// The places of views that have a name, by that name.
struct CoordinateSpaces: Equatable {
  private var places: [AnyHashable: GeometryPlace] = [:]

  subscript(name: AnyHashable) -> GeometryPlace? {
    get { places[name] }
    set { places[name] = newValue }
  }

  static func == (a: Self, b: Self) -> Bool {
    a.places.count == b.places.count && a.places.allSatisfy { b.places[$0] === $1 }
  }
}

struct CoordinateSpacesKey: EnvironmentKey {
  static var defaultValue: CoordinateSpaces { CoordinateSpaces() }
}

extension EnvironmentValues {
  var coordinateSpaces: CoordinateSpaces {
    get { self[CoordinateSpacesKey.self] }
    set { self[CoordinateSpacesKey.self] = newValue }
  }
}

/// Names a view for places that are counted from it.
nonisolated public struct _CoordinateSpaceModifier: ViewModifier {
  public typealias Body = Never
  let name: AnyHashable

  nonisolated init(name: AnyHashable) { self.name = name }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    context.box {
      context.measured(0xC005) { _ in
      } content: { place in
        var spaces = context.environment.coordinateSpaces
        spaces[modifier.name] = place
        context.withEnvironment(
          EnvironmentEntry(key: ObjectIdentifier(CoordinateSpacesKey.self), value: spaces), content)
      }
    }
  }
}

extension View {
  /// Gives this view a name by which views inside of it count their place from its upper leading
  /// corner.
  ///
  /// ```swift
  /// ScrollView {
  ///   GeometryReader { place in
  ///     Header(isSmall: place.frame(in: .named("scroll")).minY < 0)
  ///   }
  /// }
  /// .coordinateSpace(.named("scroll"))
  /// ```
  nonisolated public func coordinateSpace(
    _ name: NamedCoordinateSpace
  ) -> ModifiedContent<Self, _CoordinateSpaceModifier> {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }

  /// The same as ``coordinateSpace(_:)`` with `.named(name)`.
  nonisolated public func coordinateSpace<T: Hashable>(
    name: T
  ) -> ModifiedContent<Self, _CoordinateSpaceModifier> {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
