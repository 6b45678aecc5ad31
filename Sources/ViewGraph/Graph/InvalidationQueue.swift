import Synchronization

/// What changed, from any thread, until the graph's next turn.
public final class InvalidationQueue: Sendable {
  /// What changed with one animation, one after the other.
  struct Group: Sendable {
    /// Nil: what changes is shown at once.
    let animation: ElementAnimation?
    fileprivate(set) var sources: [Source] = []
    fileprivate var weakComponents: [WeakComponent] = []

    var components: [Component] { weakComponents.compactMap(\.component) }
  }

  private struct State: Sendable {
    var groups: [Group] = []
    /// A turn will come by itself, or is running.
    var isTurnDue = false
    var hasLoss = false

    /// Runs `body` with the group of the changes that are made now.
    mutating func withGroup(_ animation: ElementAnimation?, _ body: (inout Group) -> Void) -> Bool {
      if groups.isEmpty || groups[groups.count - 1].animation != animation {
        groups.append(Group(animation: animation))
      }
      body(&groups[groups.count - 1])
      defer { isTurnDue = true }
      return !isTurnDue
    }
  }

  fileprivate struct WeakComponent: Sendable { weak let component: Component? }

  private let state = Mutex(State())
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  func add(_ source: Source) {
    let animation = TurnAnimation.current
    let mustWake = state.withLock { state in
      state.withGroup(animation) { group in
        if group.sources.last !== source { group.sources.append(source) }
      }
    }
    if mustWake { wake() }
  }

  package func add(_ component: Component) {
    let weak = WeakComponent(component: component)
    let animation = TurnAnimation.current
    let mustWake = state.withLock { state in
      state.withGroup(animation) { $0.weakComponents.append(weak) }
    }
    if mustWake { wake() }
  }

  /// Records that a person changed a value that cannot be restored in another process.
  package func noteLoss() { state.withLock { $0.hasLoss = true } }

  /// Whether a person changed a value that cannot be restored in another process.
  package var hasLoss: Bool { state.withLock { $0.hasLoss } }

  func turnBegins() { state.withLock { $0.isTurnDue = true } }

  /// False if something was added since the last ``take()``.
  func turnEnds() -> Bool {
    state.withLock { state in
      guard state.groups.isEmpty else { return false }
      state.isTurnDue = false
      return true
    }
  }

  /// What changed since the last call, in its order.
  func take() -> [Group] {
    state.withLock { state in
      guard !state.groups.isEmpty else { return [] }
      var taken: [Group] = []
      swap(&taken, &state.groups)
      return taken
    }
  }
}
