import Foundation

/// The views of one visitor: what is on the screen, and what must be evaluated again.
@MainActor
package final class Graph {
  package let session: Session
  /// The source of each observed object that has readers.
  @exclusivity(unchecked) package var objects: [ObjectIdentifier: Source] = [:]
  /// Called when a turn that was not caused by ``perform(_:)`` has left changes.
  @exclusivity(unchecked) package var onChanges: (() -> Void)?
  /// Called with a message for the log when something went wrong in a turn.
  /// Runs turns, with all of the app's code in them. A test's clock stands in for the real one there.
  package var aroundTurns: ((() -> Void) -> Void)?
  package var onFault: (String) -> Void = { message in
    FileHandle.standardError.write(Data("apus: \(message)\n".utf8))
  }

  /// Whether the host needs another template for an element because its attributes changed; then
  /// the element is removed and inserted again. Called with its role, its old attributes and its
  /// new ones.
  @exclusivity(unchecked) package var isReshaping: ((Role, Attributes, Attributes) -> Bool)?

  /// Whether the host wants stable keys, by which elements are found again in another process.
  @exclusivity(unchecked) package var namesElements = false

  /// Whether the host shows what was there before something began to move without end: see
  /// ``takeBeginning()``.
  @exclusivity(unchecked) package var keepsBeginning = false
  @exclusivity(unchecked) var beginning: ElementStream?

  /// State that another process kept, until the views have restored it.
  @exclusivity(unchecked) package var restoration: Restoration?

  /// Lays out the screen and tells views that read their size or place what these will be about. Set by a host that
  /// can lay out a screen.
  @exclusivity(unchecked) package var placeNewViews: ((Graph) -> Void)?
  /// Whether a view reads its size or place, which nobody has told it.
  @exclusivity(unchecked) package var hasUnplacedViews = false
  /// How many of the views that are being evaluated have not been told their size.
  @exclusivity(unchecked) package var unplacedDepth = 0

  package let queue: InvalidationQueue
  private let weakSelf: WeakGraph
  package let rootScope: EnvironmentScope
  @exclusivity(unchecked) var dirty: [Component] = []
  /// What to do once the elements are up to date: `onAppear`, `onChange`, …
  @exclusivity(unchecked) private var actions: [() -> Void] = []
  /// Places whose page tells others of the same moment next.
  @exclusivity(unchecked) var heldPlaces: [Event] = []
  @exclusivity(unchecked) var changes: [Change] = []
  /// How the last of the changes moves.
  @exclusivity(unchecked) var motion: ElementAnimation?
  /// Whether elements ever said how their changes move.
  @exclusivity(unchecked) package var hasMotionScopes = false
  /// Whether changes that are made now may move.
  package var mayMove: Bool { motion != nil || hasMotionScopes }
  /// Components by the elements that take events.
  @exclusivity(unchecked) var interactive: [NodeID: Component] = [:]
  @exclusivity(unchecked) var modals = ModalStack()
  /// Values that the host shows because a person set them, until the turn is over.
  @exclusivity(unchecked) var edited: [Edit] = []
  typealias Edit = (node: NodeID, key: AttributeKey, value: AttributeValue)
  /// Components that the running evaluation has not kept.
  @exclusivity(unchecked) var gone: [UInt32: Component] = [:]
  /// Components whose elements are placed outside of their parent.
  @exclusivity(unchecked) var adopted: [UInt32: Component] = [:]
  @exclusivity(unchecked) package private(set) var root: Component!
  @exclusivity(unchecked) package private(set) var context: EmissionContext!
  /// Why a finger does not reach an element for where things are; nil: it does. Asked of those alone
  /// that something may lie over, or that may have no size.
  @exclusivity(unchecked) package var refusalOfTouch: ((NodeID) -> Refusal?)?
  /// The pass that asks functions of guides with a state.
  @exclusivity(unchecked) package var guidePass: AnyObject?
  /// The keeper of a copy of the elements, until these get other numbers.
  @exclusivity(unchecked) package var follower: (any ChangeFollower)?
  /// Bodies evaluated since the graph began; for tests and benchmarks.
  @exclusivity(unchecked) package private(set) var evaluations = 0
  /// Called with each component whose body is evaluated; for tests.
  @exclusivity(unchecked) package var onEvaluate: ((Component) -> Void)?
  @exclusivity(unchecked) private var componentCount: UInt32 = 0
  @exclusivity(unchecked) private var nodeCount: NodeID = 0
  @exclusivity(unchecked) private var turnDepth = 0
  @exclusivity(unchecked) private(set) var hasElements = false
  /// What waits for the numbers of elements.
  @exclusivity(unchecked) private var waitingForNumbers: [() -> Void] = []
  /// The control that is to have the focus, until the host has the elements by their last numbers.
  @exclusivity(unchecked) private var wantedFocus: (component: Component, handler: Int)?
  @exclusivity(unchecked) private var areElementsKnown = false
  @exclusivity(unchecked) private var hasEnded = false
  private let makeRoot: (EmissionContext) -> Void
  /// How often a turn may go on because its own effects changed something.
  package static let passLimit = 64

  /// - Parameter emit: Writes the root view.
  package init(session: Session, emit: @escaping (EmissionContext) -> Void) {
    self.session = session
    _ = Work.marksOfNumbers
    makeRoot = emit
    let reference = WeakGraph()
    weakSelf = reference
    queue = InvalidationQueue {
      Task { @MainActor in reference.graph?.turnIsDue() }
    }
    rootScope = EnvironmentScope(parent: nil, queue: queue)
    reference.graph = self
    context = EmissionContext(graph: self)
    root = RootComponent(graph: self, emit: emit)
  }

  /// Puts the root view on the screen.
  package func start() {
    turn { evaluate(root) }
  }

  /// Takes everything off the screen: tasks are cancelled, `onDisappear` runs.
  package func end() {
    guard !hasEnded else { return }
    root.unmount()
    runActions()
    hasEnded = true
    session.end()
    changes = []
    dirty = []
    follower = nil
  }

  package func nextComponentID() -> UInt32 {
    componentCount += 1
    return componentCount
  }

  func nextNodeID() -> NodeID {
    nodeCount += 1
    return nodeCount
  }

  /// The whole present tree. From now on changes are kept for the host.
  package func elements() -> ElementStream {
    let stream = numbered()
    hasElements = true
    if let wanted = wantedFocus { focus(wanted.component, focusHandler: wanted.handler) }
    return stream
  }

  private func numbered() -> ElementStream {
    let writer = ElementWriter()
    forgetNumbers()
    materialize(root, into: writer, key: namesElements ? root.stableKey : 0)
    return ElementStream(writer)
  }

  private func forgetNumbers() {
    forgetNodes(of: root)
    interactive = [:]
    modals = ModalStack()
    follower = nil
    _ = takeChanges()
  }

  /// Reads the whole present tree under numbers by which events reach its elements. Without a host that has the
  /// elements, the numbers hold for `body` alone.
  package func withNumberedElements(_ body: (ElementStream) -> Void) {
    guard !hasElements else { return body(snapshot()) }
    body(numbered())
    forgetNumbers()
  }

  /// Does what needs the numbers of elements: now, or once a host has them.
  package func whenNumbered(_ action: @escaping () -> Void) {
    if hasElements { action() } else { waitingForNumbers.append(action) }
  }

  /// The host has the elements, and will have no others before changes of them.
  package func elementsAreKnown() {
    areElementsKnown = true
    wantedFocus = nil
    guard !waitingForNumbers.isEmpty else { return }
    let waiting = waitingForNumbers
    waitingForNumbers = []
    for action in waiting { action() }
  }

  /// The number of the element with an `.onFocus` handler of a component, once a host has it.
  ///
  /// - Parameter index: What ``EmissionContext/handler(_:_:)`` returned when it was written.
  package func node(of component: Component, focusHandler index: Int) -> NodeID? {
    guard hasElements, component.isMounted, component.isShown else { return nil }
    return component.ordinal(ofFocusHandler: index).map { component.nodes[$0] }
  }

  /// Asks the host to move the keyboard focus to an element: now, or with the first paint.
  package func focus(_ component: Component, focusHandler index: Int) {
    // A host may take the elements twice before it shows them; then they have other numbers.
    wantedFocus = !areElementsKnown && component.isMounted ? (component, index) : nil
    if let node = node(of: component, focusHandler: index) { session.perform(.focus(node)) }
  }

  private func forgetNodes(of component: Component) {
    component.nodes = NodeNumbers()
    component.isShown = false
    for child in component.children { forgetNodes(of: child) }
  }

  package func takeChanges() -> [Change] {
    defer { (changes, motion) = ([], nil) }
    follower?.taken(changes)
    return changes
  }

  /// The changes that the host has not taken yet.
  package var waitingChanges: [Change] { changes }

  /// Whether what waits for the host may have changed what layouts of the app arrange.
  package var mayRearrange: Bool {
    changes.contains { change in
      if case .set(_, let key, _) = change { return key == .arrangement || key == .layoutValues }
      return true
    }
  }

  // MARK: Turns

  /// Runs `body` and brings the elements up to date.
  package func turn(_ body: () -> Void = {}) { turn(by: .program, body) }

  func turn(by origin: Work.Origin, _ body: () -> Void) {
    guard !hasEnded else { return }
    let isOuter = turnDepth == 0
    var work = Work(
      graph: weakSelf, locale: session.surroundings.locale, languages: session.languages,
      origin: origin)
    if !isOuter, let outer = Work.current { work.origin = outer.origin }
    turnDepth += 1
    if isOuter, let aroundTurns {
      aroundTurns { run(body, work, isOuter: true, by: origin) }
    } else {
      run(body, work, isOuter: isOuter, by: origin)
    }
    turnDepth -= 1
  }

  private func run(
    _ body: () -> Void, _ work: Work, isOuter: Bool, by origin: Work.Origin
  ) {
    Work.$current.with(work) {
      if isOuter { queue.turnBegins() }
      if origin != .program { session.route.giveUp() }
      body()
      if isOuter, origin != .act { settle() }
    }
    if isOuter, origin == .act {
      // What views do when they appear can be repeated in another process.
      var work = work
      work.origin = .entry
      Work.$current.with(work) { settle() }
    }
  }

  private func turnIsDue() {
    guard !hasEnded else { return }
    turn()
    if !changes.isEmpty { onChanges?() }
  }

  /// Runs after the elements are up to date, in the same turn.
  package func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  private func settle() {
    var recent: [Source] = []
    for _ in 0..<Self.passLimit {
      let groups = queue.take()
      let sources = groups.flatMap(\.sources)
      if !sources.isEmpty { recent = sources }
      // What was outdated otherwise has no animation.
      if !dirty.isEmpty { moving(nil) { evaluateDirty() } }
      update(groups)
      if placesNewViews() { continue }
      runActions()
      guard dirty.isEmpty, actions.isEmpty else { continue }
      if session.route.isUnderWay, session.route.goOn(in: self) { continue }
      if queue.turnEnds() { return }
    }
    let names = Set(recent.map(\.name)).sorted().joined(separator: ", ")
    _ = queue.take()
    for component in dirty { component.isDirty = false }
    dirty = []
    actions = []
    _ = queue.turnEnds()
    let id = String(UInt32.random(in: .min ... .max), radix: 36)
    onFault(
      "An update did not come to rest after \(Self.passLimit) passes; it keeps changing "
        + "\(names.isEmpty ? "a value" : names). The screen stays as it was. [\(id)]")
    session.perform(
      .notice(message: "This screen could not be updated. Please try again.", id: id))
  }

  /// Tells new readers of sizes and places theirs, so that what views do when they appear finds these. Before the first
  /// paint, hosts tell views without actions.
  private func placesNewViews() -> Bool {
    guard hasUnplacedViews, let placeNewViews, hasElements || !actions.isEmpty else { return false }
    hasUnplacedViews = false
    placeNewViews(self)
    return true
  }

  func evaluateDirty() {
    while !dirty.isEmpty {
      let batch = dirty.count > 1 ? dirty.sorted(by: isEvaluatedFirst) : dirty
      dirty = []
      for component in batch where component.isDirty && component.isMounted {
        evaluate(component)
      }
    }
  }

  /// Parents before children; those that are there for longer before others.
  private func isEvaluatedFirst(_ first: Component, _ second: Component) -> Bool {
    first.depth != second.depth ? first.depth < second.depth : first.id < second.id
  }

  private func runActions() {
    guard !actions.isEmpty else { return }
    let batch = actions
    actions = []
    for action in batch { action() }
  }

  func evaluate(_ component: Component) {
    component.isDirty = false
    evaluations += 1
    onEvaluate?(component)
    context.run(component) { writer in
      let fresh = writer.contents
      if !component.isShown {
        component.stream = Array(fresh)
      } else {
        let isSame = component.stream.withBytes { old in
          old.count == fresh.count
            && (old.count == 0 || memcmp(old.baseAddress!, fresh.baseAddress!, old.count) == 0)
        }
        if !isSame { update(component, to: fresh) }
      }
    }
  }
}

private final class RootComponent: Component {
  private let body: (EmissionContext) -> Void

  init(graph: Graph, emit: @escaping (EmissionContext) -> Void) {
    body = emit
    super.init(root: graph, environment: graph.rootScope)
  }

  override func emit(_ context: EmissionContext) { body(context) }
}
