import ViewGraph

/// Whether a part of the screen is shown: a page under another is not, its views disappear and
/// appear again without losing their state.
@MainActor
final class AppearanceScope {
  private(set) var isVisible: Bool
  private var slots: [ObjectIdentifier: WeakSlot] = [:]

  private struct WeakSlot { weak var slot: AppearanceSlot? }

  init(isVisible: Bool) { self.isVisible = isVisible }

  func add(_ slot: AppearanceSlot) { slots[ObjectIdentifier(slot)] = WeakSlot(slot: slot) }
  func remove(_ slot: AppearanceSlot) { slots[ObjectIdentifier(slot)] = nil }

  func setVisible(_ isVisible: Bool, in graph: Graph) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    for weak in slots.values { weak.slot?.visibilityChanged(in: graph) }
  }
}

private struct AppearanceKey: EnvironmentKey {
  static let defaultValue: AppearanceScope? = nil
}

extension EnvironmentValues {
  var appearance: AppearanceScope? {
    get { self[AppearanceKey.self] }
    set { self[AppearanceKey.self] = newValue }
  }
}

/// Something that begins when its view appears and ends when it disappears.
class AppearanceSlot: Slot {
  private(set) var isActive = false
  private let scope: AppearanceScope?
  private let graph: Graph
  private var isGone = false

  init(in context: EmissionContext) {
    scope = context.environment.appearance
    graph = context.graph
    super.init()
    scope?.add(self)
    visibilityChanged(in: graph)
  }

  func visibilityChanged(in graph: Graph) {
    graph.afterUpdate { [weak self] in self?.settle() }
  }

  private func settle() {
    let mustBeActive = !isGone && scope?.isVisible ?? true
    guard mustBeActive != isActive else { return }
    isActive = mustBeActive
    if mustBeActive { begin() } else { end() }
  }

  override func leave() {
    isGone = true
    scope?.remove(self)
    graph.afterUpdate { [self] in settle() }
  }

  func begin() {}
  func end() {}
}
