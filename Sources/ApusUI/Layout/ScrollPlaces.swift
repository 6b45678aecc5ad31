import ViewGraph

/// The places of a scroll view, of its content and of its targets, as a page told them last.
@MainActor
final class ScrollPlaces: Slot {
  /// Scrolls to views by their identity.
  let scope = ScrollScope()
  /// The points at which the scroll view begins, and where it stays while its content grows.
  var anchors = ScrollAnchors()
  /// The point of the scroll view that tells which target is the one that is seen.
  var anchor: UnitPoint?
  /// Hears of the target that a person scrolled to.
  var report: ((AnyHashable) -> Void)?
  /// The screen's identity, or the number of its request.
  var asked: AnyHashable?

  /// The directions of scrolling.
  private(set) var axes = Axis.Set.vertical
  var isReversed = false
  private(set) weak var component: Component?
  private weak var contentPlace: ScrollContentSlot?
  private(set) var view, content: MeasuredPlace?
  /// The watchers of the scroll view, and the watched views in it.
  var audience = ScrollAudience()
  /// Whether the page tells the places.
  var isFollowed = false
  var targets: [AnyHashable: MeasuredPlace] = [:]
  /// How far the content was scrolled when the target was told last.
  private var told: CGPoint?
  /// Whether the next move is one that the screen asked for.
  private var expectsMove = false
  /// Whether the way of that move is shown.
  private var isShown = false
  /// The rest of that way at the last report, in points.
  var wayLeft: Double?
  /// The number of requested moves.
  private var orders = 0
  /// The target that the screen asked for last.
  var wanted: AnyHashable?
  /// The place that the screen asked for last without a target.
  var goal: ScrollOrder.Place?
  private var isDue = false

  // MARK: Told by the page

  func stands(
    in context: EmissionContext, _ axes: Axis.Set, content: ScrollContentSlot
  ) {
    self.axes = axes
    component = context.component
    contentPlace = content
    isReversed = context.environment.layoutDirection == .rightToLeft
  }

  func viewIs(_ news: MeasuredPlace) {
    guard let place = news.told(after: view) else { return }
    view = place
    moved()
  }

  func contentIs(_ news: MeasuredPlace) {
    let old = content
    guard let place = news.told(after: old) else { return }
    content = place
    moved()
    guard let stay = anchors.growth, let old,
      old.width != place.width || old.height != place.height
    else { return }
    if isAt(stay, old) { scroll(to: stay) }
  }

  /// - Parameter place: The place of a target; nil: it is there no longer.
  func target(_ id: AnyHashable, is news: MeasuredPlace?) {
    guard let news else {
      targets[id] = nil
      return
    }
    guard let place = news.told(after: targets[id]) else { return }
    targets[id] = place
    moved()
  }

  // MARK: Scrolling

  /// Scrolls to the target with an identity.
  func scroll(to id: AnyHashable, isAnimated: Bool = false) {
    wanted = id
    expect(isAnimated)
    if hasArrived { expectsMove = false }
    scope.scroll(to: id, anchor, isAnimated: isAnimated)
  }

  /// Scrolls so far that a point of the content is at the same point of the scroll view.
  func scroll(to point: UnitPoint, isAnimated: Bool = false) {
    perform(.anchor(Session.Anchor(x: Double(point.x), y: Double(point.y))), isAnimated)
  }

  /// Scrolls so far that the content begins at these distances before the scroll view, in points; nil: as far as it is.
  func scroll(toX x: CGFloat?, y: CGFloat?, isAnimated: Bool = false) {
    perform(.distance(x: x.map(Double.init), y: y.map(Double.init)), isAnimated)
  }

  private func perform(_ goal: ScrollOrder.Place, _ isAnimated: Bool) {
    wanted = nil
    self.goal = goal
    expect(isAnimated)
    guard let graph = component?.graph else { return }
    graph.turn {
      graph.afterUpdate { [weak self] in
        graph.whenNumbered {
          guard let self, let place = self.contentPlace,
            let node = self.component?.firstNode(at: place.offset)
          else { return }
          graph.session.perform(.scroll(ScrollOrder(node, goal, isAnimated: isAnimated)))
        }
      }
    }
  }

  /// A move that is asked for comes: one step, or several that are shown.
  private func expect(_ isAnimated: Bool) {
    expectsMove = true
    orders += 1
    isShown = isAnimated
    wayLeft = nil
    guard isAnimated, let sleep = component?.graph.session.sleep else { return }
    let order = orders
    Task { @MainActor [weak self] in
      try? await sleep(.milliseconds(1000))
      guard let self, orders == order else { return }
      expectsMove = false
    }
  }

  // A page tells the places one by one, so the target is looked for when all have come.
  func moved() {
    guard report != nil || !audience.isEmpty, !isDue, let sleep = component?.graph.session.sleep
    else { return }
    isDue = true
    Task { @MainActor [weak self] in
      try? await sleep(.milliseconds(30))
      guard let self else { return }
      isDue = false
      if expectsMove, isShown, goesAway { expectsMove = false }
      let isAsked = expectsMove
      tell()
      observe(isAsked: isAsked)
    }
  }

  private func tell() {
    guard let view, let content else { return }
    let offset = CGPoint(x: content.x - view.x, y: content.y - view.y)
    // In a window that scrolls, both move.
    let place = CGPoint(
      x: offset.x == 0 ? content.x : offset.x, y: offset.y == 0 ? content.y : offset.y)
    let old = told
    told = place
    if expectsMove {
      if old != nil && old != place && !isShown || hasArrived { expectsMove = false }
      return
    }
    // The place in the first HTML is an estimate, which the page mends by parts of a point.
    guard let report, let old, abs(old.x - place.x) >= 1 || abs(old.y - place.y) >= 1 else {
      return
    }
    let nearest = targets.min { distance(of: $0.value) < distance(of: $1.value) }
    if let nearest { report(nearest.key) }
  }
}

/// Points of a scroll view's content that are at the same points of the scroll view.
nonisolated struct ScrollAnchors: Equatable, Sendable {
  /// When the scroll view appears.
  var start: UnitPoint?
  /// When its content has another size.
  var growth: UnitPoint?
  /// While the content is smaller than the scroll view.
  var alignment: UnitPoint?
}

/// The place of a scroll view's content.
final class ScrollContentSlot: PlaceSlot {}

private struct ScrollPlacesKey: EnvironmentKey { static var defaultValue: ScrollPlaces? { nil } }
private struct ScrollTargetsKey: EnvironmentKey { static var defaultValue: ScrollPlaces? { nil } }
private struct FollowedPlacesKey: EnvironmentKey { static var defaultValue: ScrollPlaces? { nil } }
private struct ScrollAnchorsKey: EnvironmentKey {
  static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

extension EnvironmentValues {
  /// The places of the next scroll view, if a scroll position follows them.
  var scrollPlaces: ScrollPlaces? {
    get { self[ScrollPlacesKey.self] }
    set { self[ScrollPlacesKey.self] = newValue }
  }

  /// The places that the rows of a layout of targets are told to.
  var scrollTargets: ScrollPlaces? {
    get { self[ScrollTargetsKey.self] }
    set { self[ScrollTargetsKey.self] = newValue }
  }

  /// The places of the scroll view around, if somebody follows them.
  var followedPlaces: ScrollPlaces? {
    get { self[FollowedPlacesKey.self] }
    set { self[FollowedPlacesKey.self] = newValue }
  }

  /// The points at which the next scroll view begins and stays.
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}

/// A target, which is forgotten when it leaves the page.
private final class ScrollTargetSlot: Slot {
  var id: AnyHashable = 0
  weak var places: ScrollPlaces?

  override func leave() { places?.target(id, is: nil) }
}

extension EmissionContext {
  /// Puts content into a box as large as it, whose place is told each time that it changes.
  func followed(_ told: @escaping @MainActor (MeasuredPlace) -> Void, content: () -> Void) {
    graph.session.readsPlaces = true
    open(.box)
    writer.set(.measuresContent, true)
    writer.set(.tracksPlace, true)
    handler(.onGeometry, .event { if case .geometry(let place) = $0 { told(place) } })
    content()
    close()
  }

  /// Makes content a target of scrolling, if it stands in a layout of targets that somebody follows.
  func scrollTarget(_ id: AnyHashable, content: () -> Void) {
    guard let places = environment.scrollTargets else { return content() }
    // Another process finds the state of the row by the same number.
    descend(Graph.fingerprint("target", "\(id.base)")) {
      let slot = slot(0x5C7B) { ScrollTargetSlot() }
      (slot.id, slot.places) = (id, places)
      followed { [weak places] in
        places?.target(id, is: $0)
      } content: {
        withEnvironment(EnvironmentValues.entries { $0.scrollTargets = nil }[...], content)
      }
    }
  }
}
