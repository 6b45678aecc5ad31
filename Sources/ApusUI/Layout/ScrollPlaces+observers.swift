import ViewGraph

/// A view whose visibility somebody wants to know.
struct WatchedView { weak var slot: VisibilitySlot? }

/// The watchers of a scroll view, and the watched views in it.
@MainActor
struct ScrollAudience {
  var watchers: [ScrollWatcher] = []
  var views: [WatchedView] = []
  /// Where the scroll view stood when it was told last.
  var geometry: ScrollGeometry?
  var phase = ScrollPhase.idle
  /// How often the scroll view has moved.
  var moves = 0
  /// How far down the content of a window that scrolls begins.
  var top = 0.0

  var isEmpty: Bool { watchers.isEmpty && views.isEmpty }
}

extension CGPoint {
  /// Whether another point is at least one point away.
  fileprivate func isApart(from other: CGPoint) -> Bool {
    max(abs(x - other.x), abs(y - other.y)) >= 1
  }
}

extension ScrollPlaces {
  func watch(_ view: VisibilitySlot) {
    guard !audience.views.contains(where: { $0.slot === view }) else { return }
    audience.views.append(WatchedView(slot: view))
    // The scroll view tells its place from now on.
    if !isFollowed { component?.invalidate() }
  }

  func forget(_ view: VisibilitySlot) {
    audience.views.removeAll { $0.slot === view || $0.slot == nil }
  }

  func watchedMoved() { moved() }

  /// The sizes and the place; nil: the page has not told them.
  private var geometry: ScrollGeometry? {
    guard let view, let content else { return nil }
    var geometry = ScrollGeometry(
      contentOffset: CGPoint(x: view.x - content.x, y: view.y - content.y),
      contentSize: CGSize(width: content.width, height: content.height),
      contentInsets: EdgeInsets(), containerSize: CGSize(width: view.width, height: view.height))
    let window = component?.graph.session.surroundings
    if let window, window.height > 0, view.height > window.height, axes.contains(.vertical) {
      // The window scrolls, below its bars.
      audience.top = max(audience.top, content.y)
      geometry.contentOffset.y = -content.y
      geometry.contentInsets.top = audience.top
      geometry.containerSize.height = window.height
    }
    return geometry
  }

  /// Tells what has changed.
  ///
  /// - Parameter isAsked: Whether the screen asked for the move.
  func observe(isAsked: Bool) {
    let frame = view.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    if frame != nil { for view in audience.views { view.slot?.judge(in: frame) } }
    guard !audience.watchers.isEmpty, let geometry else { return }
    for watcher in audience.watchers { watcher.placed(self) }
    let old = audience.geometry
    audience.geometry = geometry
    // The place in the first HTML is an estimate, which the page mends by parts of a point.
    if let old, old.contentOffset.isApart(from: geometry.contentOffset) {
      enter(isAsked ? .animating : .interacting, geometry)
      rest()
    }
    guard old != geometry else { return }
    for watcher in audience.watchers { watcher.moved(geometry) }
  }

  private func enter(_ phase: ScrollPhase, _ geometry: ScrollGeometry) {
    let old = audience.phase
    guard old != phase else { return }
    audience.phase = phase
    for watcher in audience.watchers { watcher.changed(from: old, to: phase, geometry) }
  }

  /// Stands still once a page has told no move for a while.
  private func rest() {
    audience.moves += 1
    let move = audience.moves
    guard let sleep = component?.graph.session.sleep else { return }
    Task { @MainActor [weak self] in
      try? await sleep(.milliseconds(300))
      guard let self, audience.moves == move, let geometry = audience.geometry else { return }
      enter(.idle, geometry)
    }
  }
}
