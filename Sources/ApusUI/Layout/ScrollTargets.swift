import ViewGraph

/// The places at which scrolling comes to rest.
public protocol ScrollTargetBehavior {
  /// The kind of rest: 1 at pages, 2 at views, 3 at views one by one.
  var _snapping: Double { get }
}

/// Scrolling rests where a page begins that is as large as the scroll view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public var _snapping: Double { 1 }
}

/// Scrolling rests where a view begins: one of a stack with ``SwiftUI/View/scrollTargetLayout(isEnabled:)``.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views a flick may pass.
  public struct LimitBehavior: Sendable, Hashable {
    fileprivate let stopsAlways: Bool
    /// As the platform has it.
    public static var automatic: LimitBehavior { .init(stopsAlways: false) }
    /// A single view where room is compact.
    public static var always: LimitBehavior { .init(stopsAlways: true) }
    /// Always one.
    public static var alwaysByOne: LimitBehavior { .init(stopsAlways: true) }
    /// As many as the flick is strong.
    public static var never: LimitBehavior { .init(stopsAlways: false) }
  }

  private let limit: LimitBehavior
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }
  public var _snapping: Double { limit.stopsAlways ? 3 : 2 }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling rests where a page begins.
  ///
  /// > Note: A page rests where a view of the outermost stack begins, so the views should be as large as the scroll view.
  public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling rests where a view begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  /// Scrolling rests where a view begins, and passes so many of them at a time.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior) }
}

private struct SnappingKey: EnvironmentKey { static var defaultValue: Double { 0 } }

extension EnvironmentValues {
  /// The first number of `.scrollSnap`; 0 lets scrolling rest anywhere.
  var snapping: Double {
    get { self[SnappingKey.self] }
    set { self[SnappingKey.self] = newValue }
  }
}

extension View {
  /// Lets scroll views in this view come to rest at views or pages. The browser does it.
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   LazyHStack { cards }.scrollTargetLayout()
  /// }
  /// .scrollTargetBehavior(.viewAligned)
  /// ```
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.snapping, behavior._snapping)
  }

  /// Makes the views of a stack or a grid the places where scrolling comes to rest.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayout(isEnabled: isEnabled))
  }
}

/// Marks the element of a stack or a grid.
nonisolated public struct _ScrollTargetLayout: ViewModifier {
  public typealias Body = Never
  let isEnabled: Bool

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    guard modifier.isEnabled else { return content() }
    context.modify(.free) {
      $0.set(.holdsScrollTargets, true)
    } content: {
      guard let places = context.environment.followedPlaces else { return content() }
      context.withEnvironment(
        EnvironmentValues.entries { $0.scrollTargets = places }[...], content)
    }
  }
}
