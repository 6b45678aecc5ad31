import ViewGraph

/// A place to which a scroll view scrolls.
public struct ScrollTarget: Hashable {
  /// The rectangle that comes into sight, in points of the content.
  public var rect: CGRect
  /// The point of the rectangle that comes to the same point of the scroll view; nil: the upper leading corner.
  public var anchor: UnitPoint?

  /// A target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  /// How far the content is scrolled at the target, in a scroll view with a size.
  func offset(in size: CGSize) -> CGPoint {
    guard let anchor else { return rect.origin }
    return CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y)
  }
}

/// The context of a changed target.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The target when the person began to scroll.
  public let originalTarget: ScrollTarget
  /// The mean velocity of the way so far, in points a second. A page has come to rest before it asks.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the scroll view.
  public let containerSize: CGSize
  /// The directions of scrolling.
  public let axes: Axis.Set
  /// The frames of the views at which scrolling can rest, in points of the content.
  let targets: [CGRect]
  let environment: EnvironmentValues

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// The context of a behaviour's properties.
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
  let environment: EnvironmentValues

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// The properties of a behaviour.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether a gesture scrolls by one target alone. Pages ignore it.
  public var limitsScrolls = false

  /// The properties of a behaviour without limits.
  public init() {}
}

/// Scrolls to the target of an app's behaviour when scrolling has come to rest.
final class RestWatcher: ScrollWatcher {
  var behavior: (any ScrollTargetBehavior)?
  var environment = EnvironmentValues()
  private weak var places: ScrollPlaces?
  private var began: ScrollGeometry?
  /// How many steps of the way the page has told.
  private var steps = 0
  private var last: ScrollGeometry?

  override var readsTargets: Bool { behavior is ViewAlignedScrollTargetBehavior }

  override func placed(_ places: ScrollPlaces) { self.places = places }

  override func moved(_ geometry: ScrollGeometry) {
    steps += 1
    last = geometry
  }

  override func changed(from old: ScrollPhase, to new: ScrollPhase, _ geometry: ScrollGeometry) {
    if new == .interacting { (began, steps) = (last ?? geometry, 0) }
    guard old == .interacting, new == .idle, let behavior, let places else { return }
    var target = ScrollTarget(rect: geometry.visibleRect)
    behavior.updateTarget(&target, context: context(geometry, places))
    var offset = target.offset(in: geometry.containerSize)
    offset.x = max(0, min(offset.x, geometry.contentSize.width - geometry.containerSize.width))
    offset.y = max(0, min(offset.y, geometry.contentSize.height - geometry.containerSize.height))
    let moves =
      places.axes.contains(.horizontal) && abs(offset.x - geometry.contentOffset.x) >= 1
      || places.axes.contains(.vertical) && abs(offset.y - geometry.contentOffset.y) >= 1
    if moves { places.scroll(toX: offset.x, y: offset.y, isAnimated: true) }
  }

  private func context(
    _ geometry: ScrollGeometry, _ places: ScrollPlaces
  ) -> ScrollTargetBehaviorContext {
    let start = began ?? geometry
    // A page tells a step every 30 milliseconds.
    let seconds = Double(max(steps, 1)) * 0.03
    return ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: start.visibleRect),
      velocity: CGVector(
        dx: (geometry.contentOffset.x - start.contentOffset.x) / seconds,
        dy: (geometry.contentOffset.y - start.contentOffset.y) / seconds),
      contentSize: geometry.contentSize, containerSize: geometry.containerSize,
      axes: places.axes, targets: places.targetFrames, environment: environment)
  }
}

/// Says where scroll views in a view come to rest.
nonisolated struct _ScrollTargetBehaviorModifier<Behavior: ScrollTargetBehavior>: ViewModifier {
  typealias Body = Never
  let behavior: Behavior

  @MainActor static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let snapping = modifier.behavior._snapping
    let watcher = snapping > 0 ? nil : context.slot(0x5C85) { RestWatcher() }
    watcher?.behavior = modifier.behavior
    watcher?.environment = context.environment
    let all = context.environment.scrollWatchers
    context.box {
      context.withEnvironment(
        EnvironmentValues.entries {
          $0.snapping = snapping
          if let watcher { $0.scrollWatchers = all + [watcher] }
        }[...], content)
    }
  }
}
