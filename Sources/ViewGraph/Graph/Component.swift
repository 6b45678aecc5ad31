/// A node of the graph: a composite view or an item of a `ForEach`. Keeps what lives as long as
/// the view's identity does, and the elements that its body made last.
@MainActor
open class Component {
  package unowned let graph: Graph
  package private(set) unowned(unsafe) var parent: Component?
  /// The component in whose elements it stands, if that is not its parent.
  package internal(set) weak var host: Component?
  let id: UInt32
  package let key: UInt64
  let depth: Int
  /// The environment around this component.
  package internal(set) var environment: EnvironmentScope

  // What the last evaluation made.
  var stream: [UInt8] = []
  /// A number per element of the stream, in its order; empty until a host has the elements.
  var nodes: [NodeID] = []
  var handlers: [Handler] = []
  package internal(set) var children: [Component] = []
  var slots: [UInt64: Slot]?
  var preferences: [PreferenceRecord]?
  var dependencies: [Dependency] = []

  /// Where the last ``child(_:)`` was found; children are mostly asked for in order.
  @exclusivity(unchecked) var childHint = 0
  @exclusivity(unchecked) var epoch: UInt32 = 0
  @exclusivity(unchecked) var visitedEpoch: UInt32 = 0
  /// What its elements want of the space: bit 1 width, bit 2 height.
  @exclusivity(unchecked) var fills: UInt8 = 0
  /// The direction of the stack that it stands in: 0 horizontal, 1 vertical.
  @exclusivity(unchecked) var axis: UInt8 = 1
  /// The list, form or picker whose items it writes.
  var container: ItemContainer?
  /// Attributes of the place where it stands, for its own elements.
  var inherited: InheritedAttributes?
  @exclusivity(unchecked) var isDirty = false
  /// Its body is running.
  @exclusivity(unchecked) var isEvaluating = false
  var isMounted = true
  @exclusivity(unchecked) var isShown = false
  /// A preference of a child changed while its body ran.
  var preferencesChangedBelow = false
  /// Whether a preference was set here or below.
  var containsPreferences = false
  var containsPreferenceReaders = false

  public init(in context: EmissionContext, key: UInt64) {
    graph = context.graph
    parent = context.component
    id = graph.nextComponentID()
    self.key = key
    depth = (context.component?.depth ?? -1) + 1
    environment = context.scope()
    axis = context.axis
  }

  /// The root of a graph.
  init(root graph: Graph, environment: EnvironmentScope) {
    self.graph = graph
    parent = nil
    id = graph.nextComponentID()
    key = 0
    depth = 0
    self.environment = environment
  }

  /// Writes the component's elements, and evaluates its children on the way.
  open func emit(_ context: EmissionContext) {}

  /// Identity ends. Called once, children first.
  open func dismantle() {}

  /// Says which view this is, in messages.
  open var debugName: String { String(describing: type(of: self)) }

  /// Whether its stream is nothing but children, so that searching it is a matter of `children`.
  open var isTransparent: Bool { false }

  final func depend(on source: Source, check: (() -> Bool)?) {
    for dependency in dependencies where dependency.source === source {
      if check == nil {
        if dependency.epoch == epoch || dependency.check == nil {
          dependency.check = nil
          dependency.epoch = epoch
          return
        }
      } else if dependency.epoch != epoch {
        dependency.check = check
        dependency.epoch = epoch
        return
      } else if dependency.check == nil {
        return
      }
    }
    dependencies.append(Dependency(source: source, component: self, check: check))
  }

  final func dropUnreadDependencies() {
    guard dependencies.contains(where: { $0.epoch != epoch }) else { return }
    dependencies.removeAll { dependency in
      guard dependency.epoch != epoch else { return false }
      dependency.remove()
      return true
    }
  }

  package final var queue: InvalidationQueue { graph.queue }

  /// Takes over another environment; true if it is another than before.
  package final func moveTo(_ scope: EnvironmentScope) -> Bool {
    guard environment !== scope else { return false }
    environment = scope
    return true
  }

  /// Whether it must be evaluated although its inputs are the same.
  package final func isStale(in context: EmissionContext) -> Bool {
    if isDirty || axis != context.axis || container !== context.container { return true }
    guard let handed = context.handedDown(to: self) else { return inherited != nil }
    return inherited.map { !$0.attributes.isSame(as: handed) } ?? true
  }

  /// Whether all attributes that wait where it stands are for its own elements: it is no view of
  /// its own, only several.
  open var sharesAttributes: Bool { false }

  /// Its body will run again in this or the next turn.
  package final func invalidate() {
    guard isMounted, !isDirty else { return }
    isDirty = true
    graph.dirty.append(self)
  }

  final func unmount() {
    guard isMounted else { return }
    isMounted = false
    for child in children { child.unmount() }
    if let slots {
      for slot in slots.values { slot.leave() }
    }
    slots = nil
    for dependency in dependencies { dependency.remove() }
    dependencies = []
    dismantle()
    handlers = []
  }
}

/// What an element does with an event.
package enum Handler {
  case action(@MainActor () -> Void)
  case event(@MainActor (Event.Action) -> Void)
}
