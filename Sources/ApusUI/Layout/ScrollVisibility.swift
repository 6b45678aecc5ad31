import ViewGraph

/// Whether enough of a view is seen in the scroll view around.
final class VisibilitySlot: Slot {
  var threshold = 0.5
  var action: ((Bool) -> Void)?
  weak var places: ScrollPlaces?
  weak var graph: Graph?
  private var place: MeasuredPlace?
  private var isVisible = false

  func isAt(_ place: MeasuredPlace) {
    self.place = place
    // The place of the scroll view may come later.
    if let places { places.watchedMoved() } else { judge(in: window) }
  }

  /// The window; nil: nobody knows it.
  private var window: CGRect? {
    guard let surroundings = graph?.session.surroundings, surroundings.width > 0,
      surroundings.height > 0
    else { return nil }
    return CGRect(x: 0, y: 0, width: surroundings.width, height: surroundings.height)
  }

  /// Runs the action if the view came into sight or left it.
  ///
  /// - Parameter frame: The frame of the scroll view; nil: there is none, or nobody knows it.
  func judge(in frame: CGRect?) {
    guard let place else { return }
    let whole = CGRect(x: place.x, y: place.y, width: place.width, height: place.height)
    var seen = whole
    for frame in [frame, window] {
      if let frame { seen = seen.intersection(frame) }
    }
    let all = whole.width * whole.height
    let part = seen.isNull || all == 0 ? 0 : seen.width * seen.height / all
    let isEnough = part > 0 && part + 0.001 >= min(threshold, 1)
    guard isEnough != isVisible else { return }
    isVisible = isEnough
    action?(isEnough)
  }

  override func leave() { places?.forget(self) }
}

/// Tells whether a view is seen.
nonisolated private struct _ScrollVisibilityModifier: ViewModifier {
  typealias Body = Never
  let threshold: Double
  let action: (Bool) -> Void

  @MainActor static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let slot = context.slot(0x5C85) { VisibilitySlot() }
    slot.threshold = modifier.threshold
    slot.action = modifier.action
    slot.graph = context.graph
    let places = context.environment.scrollAround
    slot.places = places
    places?.watch(slot)
    context.box {
      context.followed({ [weak slot] in slot?.isAt($0) }, content: content)
    }
  }
}

extension View {
  /// Runs an action when a part of this view comes into sight in the scroll view around, and when it leaves it.
  ///
  /// ```swift
  /// VideoPlayer(player: player)
  ///   .onScrollVisibilityChange(threshold: 0.2) { isSeen in
  ///     if isSeen { player.play() } else { player.pause() }
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - threshold: The part of the view, from 0 to 1.
  ///   - action: Called with whether that part is seen, also when the view comes onto the screen.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}
