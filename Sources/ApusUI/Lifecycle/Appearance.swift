import ViewGraph

/// Whether a part of the screen is shown: a page under another is not, its views disappear and
/// appear again without losing their state.
@MainActor
final class AppearanceScope {
  private var isOn: Bool
  /// What it is a part of: in a tab that is not shown, no page of a stack is.
  private let outer: AppearanceScope?
  private var slots: [ObjectIdentifier: WeakSlot] = [:]
  private var inner: [WeakScope] = []

  private struct WeakSlot { weak var slot: AppearanceSlot? }
  private struct WeakScope { weak var scope: AppearanceScope? }

  var isVisible: Bool { isOn && (outer?.isVisible ?? true) }

  init(isVisible: Bool, in outer: AppearanceScope?) {
    isOn = isVisible
    self.outer = outer
    outer?.inner.removeAll { $0.scope == nil }
    outer?.inner.append(WeakScope(scope: self))
  }

  func add(_ slot: AppearanceSlot) { slots[ObjectIdentifier(slot)] = WeakSlot(slot: slot) }
  func remove(_ slot: AppearanceSlot) { slots[ObjectIdentifier(slot)] = nil }

  func setVisible(_ isVisible: Bool, in graph: Graph) {
    guard isVisible != isOn else { return }
    isOn = isVisible
    visibilityChanged(in: graph)
  }

  private func visibilityChanged(in graph: Graph) {
    for weak in slots.values { weak.slot?.visibilityChanged(in: graph) }
    for weak in inner { weak.scope?.visibilityChanged(in: graph) }
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
