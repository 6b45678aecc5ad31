import ViewGraph

/// The places at which scrolling comes to rest.
///
/// An app's own behaviour changes the target:
///
/// ```swift
/// struct OpenOrClosed: ScrollTargetBehavior {
///   func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///     if target.rect.minY < 75 { target.rect.origin.y = 0 }
///   }
/// }
/// ```
///
/// > Note: On a page the server asks it when scrolling has come to rest, and scrolls from there to the target.
public protocol ScrollTargetBehavior {
  /// Changes where scrolling comes to rest.
  ///
  /// - Parameters:
  ///   - target: The place at which it rests without this behaviour.
  ///   - context: The sizes of the scroll view and where the person began.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// The properties of the behaviour for a scroll view.
  func properties(context: PropertiesContext) -> Properties

  /// The browser's kind of rest: 1 at pages, 2 at views, 3 at views one by one, 0 for none. Not for apps.
  var _snapping: Double { get }

  /// The context of a target.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// The context of the properties.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// The properties of a behaviour.
  typealias Properties = ScrollTargetBehaviorProperties
}

extension ScrollTargetBehavior {
  public func properties(context: PropertiesContext) -> Properties { Properties() }
  public var _snapping: Double { 0 }
}

/// Scrolling rests where a page begins that is as large as the scroll view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public var _snapping: Double { 1 }

  /// Moves the target to the beginning of the nearest page, no farther than one page away.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func rest(_ at: CGFloat, _ from: CGFloat, _ page: CGFloat, _ velocity: CGFloat) -> CGFloat {
      guard page > 0 else { return at }
      let start = (from / page).rounded()
      let nearest = (at / page).rounded()
      let wanted = nearest == start && velocity != 0 ? start + (velocity > 0 ? 1 : -1) : nearest
      return max(0, min(max(wanted, start - 1), start + 1)) * page
    }
    let (size, began) = (context.containerSize, context.originalTarget.rect.origin)
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = rest(
        target.rect.minX, began.x, size.width, context.velocity.dx)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = rest(
        target.rect.minY, began.y, size.height, context.velocity.dy)
    }
  }
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

  /// Moves the target to the nearest beginning of a view of a layout with
  /// ``SwiftUI/View/scrollTargetLayout(isEnabled:)``.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let origin = target.rect.origin
    func distance(_ frame: CGRect) -> CGFloat {
      max(
        context.axes.contains(.horizontal) ? abs(frame.minX - origin.x) : 0,
        context.axes.contains(.vertical) ? abs(frame.minY - origin.y) : 0)
    }
    guard let nearest = context.targets.min(by: { distance($0) < distance($1) }) else { return }
    if context.axes.contains(.horizontal) { target.rect.origin.x = nearest.minX }
    if context.axes.contains(.vertical) { target.rect.origin.y = nearest.minY }
  }
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
  /// Lets scroll views in this view come to rest at views, at pages, or where an app's own behaviour says. The browser
  /// does it for views and pages.
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   LazyHStack { cards }.scrollTargetLayout()
  /// }
  /// .scrollTargetBehavior(.viewAligned)
  /// ```
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(_ScrollTargetBehaviorModifier(behavior: behavior))
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
