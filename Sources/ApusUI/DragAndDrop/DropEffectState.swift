import ViewGraph

/// The result of a drop on an element now, for the element's attribute.
@MainActor
class DropEffectState: Source {
  private(set) var effect: DropEffect?

  init(owner: Component) {
    super.init(queue: owner.queue)
    name = "a drop"
  }

  /// Nil: nothing is over the element.
  final func readEffect() -> DropEffect? {
    Tracking.read(self)
    return effect
  }

  final func show(_ effect: DropEffect?) {
    guard effect != self.effect else { return }
    self.effect = effect
    invalidate()
  }
}

/// Keeps the state of drops at the element's place.
final class DropSlot<State: DropEffectState>: Slot {
  let state: State
  init(_ state: State) { self.state = state }
}
