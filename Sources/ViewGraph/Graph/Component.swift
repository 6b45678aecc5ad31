/// A node of the graph: a composite view or an item of a `ForEach`. Keeps what lives as long as
/// the view's identity does, and the elements that its body made last.
@MainActor
open class Component {
  package unowned let graph: Graph
  package private(set) unowned(unsafe) var parent: Component?
  package let key: UInt64
  // Two four-byte fields share a word: a list of a thousand rows has a thousand components.
  let id: UInt32
  let depth: Int32
  /// The environment around this component.
  @exclusivity(unchecked) package internal(set) var environment: EnvironmentScope

  // What the last evaluation made.
  @exclusivity(unchecked) var stream: [UInt8] = [] { didSet { flags.remove(.knowsBars) } }
  /// A number per element of the stream, in its order; empty until a host has the elements.
  @exclusivity(unchecked) var nodes = NodeNumbers()
  @exclusivity(unchecked) var handlers: [Handler] = []
  @exclusivity(unchecked) package internal(set) var children: [Component] = []
  /// The sources that it read, latest first.
  @exclusivity(unchecked) private var firstDependency: Dependency?

  /// Fields that most components never set.
  @exclusivity(unchecked) private var extras: ComponentExtras?

  /// Where the last ``child(_:)`` was found; children are mostly asked for in order.
  @exclusivity(unchecked) var childHint: Int32 = 0
  @exclusivity(unchecked) var epoch: UInt32 = 0
  @exclusivity(unchecked) var visitedEpoch: UInt32 = 0
  /// The directions in which its elements fill the offered space: bit 1 width, bit 2 height.
  @exclusivity(unchecked) var fills: UInt8 = 0
  /// The direction of the stack that it stands in: 0 horizontal, 1 vertical.
  @exclusivity(unchecked) var axis: UInt8 = 1
  @exclusivity(unchecked) var flags: ComponentFlags = .isMounted
  /// How many children of its parent had the same key when it came.
  let twin: UInt8

  /// The component among whose elements it is placed, if that is not its parent.
  package internal(set) var host: Component? {
    get { extras?.host }
    set { if newValue != nil || extras != nil { withExtras.host = newValue } }
  }
  var slots: [UInt64: Slot]? {
    get { extras?.slots }
    set { if newValue != nil || extras != nil { withExtras.slots = newValue } }
  }
  var preferences: [PreferenceRecord]? {
    get { extras?.preferences }
    set { if newValue != nil || extras != nil { withExtras.preferences = newValue } }
  }
  /// Keys of preferences that its last evaluation read.
  var readPreferences: [ObjectIdentifier] {
    get { extras?.readPreferences ?? [] }
    set { if !newValue.isEmpty || extras != nil { withExtras.readPreferences = newValue } }
  }
  /// Preferences of children that changed while its body ran.
  var preferencesBelow: ChangedPreferences {
    get { extras?.preferencesBelow ?? ChangedPreferences() }
    set { if !newValue.isEmpty || extras != nil { withExtras.preferencesBelow = newValue } }
  }
  /// The list, form or picker whose items it writes.
  var container: ItemContainer? {
    get { extras?.container }
    set { if newValue != nil || extras != nil { withExtras.container = newValue } }
  }
  /// Attributes of the place where it stands, for its own elements.
  var inherited: InheritedAttributes? {
    get { extras?.inherited }
    set { if newValue != nil || extras != nil { withExtras.inherited = newValue } }
  }

  private var withExtras: ComponentExtras {
    if let extras { return extras }
    let fresh = ComponentExtras()
    extras = fresh
    return fresh
  }

  /// - Parameter isUnique: Whether no other child of the same parent has the key.
  public init(in context: EmissionContext, key: UInt64, isUnique: Bool = false) {
    graph = context.graph
    parent = context.component
    id = graph.nextComponentID()
    self.key = key
    twin = context.children.isEmpty || isUnique ? 0 : context.twins(of: key)
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
    twin = 0
    depth = 0
    self.environment = environment
  }

  /// Writes the component's elements, and evaluates its children on the way.
  open func emit(_ context: EmissionContext) {}

  /// Calls `body` with each named value of the component that can be restored in another process.
  open func forEachKeepable(_ body: (String, any Keepable) -> Void) {}

  /// Called once when the identity ends, for children first.
  open func dismantle() {}

  /// The name of the view in messages.
  open var debugName: String { String(describing: type(of: self)) }

  /// Whether it is one of the items of a `ForEach`.
  open var isItem: Bool { false }

  /// Whether its stream is nothing but children, so that searching it is a matter of `children`.
  open var isTransparent: Bool { false }

  final func depend(on source: Source, check: (() -> Bool)?) {
    var next = firstDependency
    while let dependency = next {
      next = dependency.next
      guard dependency.source === source else { continue }
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
    let fresh = Dependency(source: source, component: self, check: check)
    fresh.next = firstDependency
    firstDependency = fresh
  }

  final func dropUnreadDependencies() {
    var last: Dependency?
    var next = firstDependency
    while let dependency = next {
      next = dependency.next
      if dependency.epoch == epoch {
        last = dependency
        continue
      }
      if let last { last.next = next } else { firstDependency = next }
      dependency.remove()
    }
  }

  private func dropDependencies() {
    var next = firstDependency
    firstDependency = nil
    while let dependency = next {
      // Unlinked one by one: freeing a long chain by recursion would overflow the stack.
      next = dependency.next
      dependency.next = nil
      dependency.remove()
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

  /// Whether all pending attributes at its place go to its own elements, because it stands for
  /// several views rather than one.
  open var sharesAttributes: Bool { false }

  /// Marks the component, so that its body runs again in this or the next turn.
  package final func invalidate() {
    guard isMounted, !isDirty else { return }
    isDirty = true
    graph.dirty.append(self)
  }

  /// Marks the component and all below it: something changed that no body is known to read.
  package final func invalidateAll() {
    invalidate()
    for child in children { child.invalidateAll() }
  }

  final func unmount() {
    guard isMounted else { return }
    isMounted = false
    for child in children { child.unmount() }
    if let slots {
      for slot in slots.values { slot.leave() }
    }
    slots = nil
    if !isShown, !graph.adopted.isEmpty { graph.adopted[id] = nil }
    dropDependencies()
    dismantle()
    handlers = []
  }
}

/// Fields that only some components need, allocated on demand: a thousand rows should not each pay
/// for them.
private final class ComponentExtras {
  @exclusivity(unchecked) weak var host: Component?
  @exclusivity(unchecked) var slots: [UInt64: Slot]?
  @exclusivity(unchecked) var preferences: [PreferenceRecord]?
  @exclusivity(unchecked) var readPreferences: [ObjectIdentifier] = []
  @exclusivity(unchecked) var preferencesBelow = ChangedPreferences()
  @exclusivity(unchecked) var container: ItemContainer?
  @exclusivity(unchecked) var inherited: InheritedAttributes?
}

/// How an element handles an event.
package enum Handler {
  case action(@MainActor () -> Void)
  case event(@MainActor (Event.Action) -> Void)
}
