/// Where a body's views write their elements. One per graph; a component's evaluation borrows it.
@MainActor
public final class EmissionContext {
  package unowned let graph: Graph
  // What each element touches is not checked for overlapping accesses at run time: the checks are a
  // sixth of an evaluation, and no access lasts while a view runs.

  /// The component whose body is being evaluated.
  @exclusivity(unchecked) package private(set) unowned(unsafe) var component: Component?
  @exclusivity(unchecked) package private(set) var writer: ElementWriter
  /// The structural place, from the component's root.
  @exclusivity(unchecked) package private(set) var path: UInt64 = 0
  /// The direction of the stack around: 0 horizontal, 1 vertical.
  @exclusivity(unchecked) package var axis: UInt8 = 1
  /// The list, form or picker whose items are being written: what each is put in.
  package var container: ItemContainer?

  @exclusivity(unchecked) private var handlers: [Handler] = []
  private var children: [Component] = []
  private var oldChildren: [Component] = []
  @exclusivity(unchecked) private var childCursor = 0
  private var preferences: [PreferenceRecord] = []
  private var readsPreferences = false
  /// Offset of the `fills` byte of each open element, what its content wants so far, and what
  /// its frame makes of that.
  @exclusivity(unchecked) private var fillStack: [OpenElement] = []
  private struct OpenElement {
    let offset: Int
    var content: UInt8 = 0
    let frame: FrameFills
    var isBox = false
    /// The container to go back to when the element ends.
    var outerContainer: ItemContainer?
    /// Where the content of an item that was opened with the element begins.
    var itemContent: Int?
  }
  /// Attributes that wait for the next element.
  @exclusivity(unchecked) package var pending = PendingAttributes()
  private var rootFills: UInt8 = 0
  private var baseScope: EnvironmentScope
  /// Values set above this place that no child component has needed yet.
  private var pendingEnvironment: [(entry: EnvironmentEntry, path: UInt64)] = []
  private var materializedScope: (count: Int, scope: EnvironmentScope)?
  private var spareWriters: [ElementWriter] = []
  private var attributeWriters: [ElementWriter] = []

  init(graph: Graph) {
    self.graph = graph
    writer = ElementWriter()
    baseScope = graph.rootScope
  }

  // MARK: Place

  /// Evaluates what stands in no list, form or picker although its modifier does, such as a sheet.
  package func outsideOfItems(_ body: () -> Void) {
    let outer = (container, pending)
    container = nil
    pending = PendingAttributes()
    body()
    (container, pending) = outer
  }

  /// Evaluates `body` one structural step further down.
  package func descend<Result>(_ step: UInt64, _ body: () -> Result) -> Result {
    let outer = path
    path = Self.mix(path, step)
    defer { path = outer }
    return body()
  }

  package static func mix(_ path: UInt64, _ step: UInt64) -> UInt64 {
    var value = (path ^ step) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 29
    value = value &* 0xBF58_476D_1CE4_E5B9
    return value ^ (value >> 32) &+ 1
  }

  // MARK: Elements

  /// Begins an element. It takes the attributes that wait for one.
  ///
  /// - Parameter defaults: Writes attributes that those which wait may replace.
  package func open(_ role: Role, defaults: (ElementWriter) -> Void = { _ in }) {
    let outer = container
    var itemContent: Int?
    if let outer, outer.wraps(role) {
      container = nil
      openItem(of: outer)
      itemContent = writer.count
    } else if role != .section {
      container = nil
    }
    writer.open(role, number: UInt32(truncatingIfNeeded: path))
    writer.set(.fills, 0)
    fillStack.append(
      OpenElement(
        offset: writer.count - 4, frame: pending.frame, isBox: role == .box,
        outerContainer: outer, itemContent: itemContent))
    defaults(writer)
    guard !pending.isEmpty else { return }
    let taken = pending
    pending = taken.left(by: role)
    writer.append(taken.contents)
    if pending.meaning.isEmpty { writer.append(taken.meaning) }
    for waiting in taken.handlers where !waiting.isForItem { register(waiting) }
  }

  private func openItem(of container: ItemContainer) {
    writer.open(container.role ?? .row, number: UInt32(truncatingIfNeeded: path))
    writer.set(.fills, 0)
    fillStack.append(OpenElement(offset: writer.count - 4, frame: FrameFills()))
    let taken = pending
    writer.append(taken.item)
    for waiting in taken.handlers where waiting.isForItem { register(waiting) }
    if container.takesMeaning {
      writer.append(taken.meaning)
      pending.meaning = []
    }
    pending.item = []
    pending.tag = nil
    pending.handlers.removeAll(where: \.isForItem)
    container.describe(taken.tag, self)
  }

  private func register(_ waiting: WaitingHandler) {
    let box = waiting.box
    switch box.handler {
    case .action:
      handler(waiting.key, .action { if case .action(let action) = box.handler { action() } })
    case .event:
      handler(waiting.key, .event { if case .event(let handle) = box.handler { handle($0) } })
    }
  }

  /// Ends the element opened last.
  ///
  /// - Parameter fills: What it wants of the offered space (bit 1 width, bit 2 height), made from
  ///   what its content wants.
  package func close(fills: (UInt8) -> UInt8 = { $0 }) {
    let element = fillStack.removeLast()
    let wanted = element.frame.applied(to: fills(element.content))
    writer.patch(byteAt: element.offset, wanted)
    writer.close()
    if element.isBox { pending = PendingAttributes() }
    addFills(wanted)
    if let start = element.itemContent, let container = element.outerContainer {
      container.finish(from: start, self)
      close { _ in 1 }
    }
    container = element.outerContainer
  }

  /// Writes elsewhere what `body` writes, for elements whose attributes depend on their children.
  /// It begins outside of any container; what it sets does not outlast it.
  package func capture(_ body: () -> Void) -> [UInt8] {
    let outer = (writer, pending, container, axis)
    writer = spareWriters.popLast() ?? ElementWriter()
    writer.removeAll()
    pending = PendingAttributes()
    container = nil
    fillStack.append(OpenElement(offset: 0, frame: FrameFills()))
    body()
    fillStack.removeLast()
    let bytes = Array(writer.contents)
    spareWriters.append(writer)
    (writer, pending, container, axis) = outer
    return bytes
  }

  /// Takes the identifier, names and traits that wait, for an element further in.
  package func takeMeaning() -> [UInt8] {
    defer { pending.meaning = [] }
    return pending.meaning
  }

  /// Replaces what was written since `start`.
  package func rewrite(from start: Int, _ bytes: [UInt8]) {
    writer.truncate(to: start)
    writer.append(bytes)
  }

  private func addFills(_ wanted: UInt8) {
    if fillStack.isEmpty {
      rootFills |= wanted
    } else {
      fillStack[fillStack.count - 1].content |= wanted
    }
  }

  /// Writes what the element opened last does with an event.
  ///
  /// - Returns: The handler's index in the component: see ``Graph/node(of:focusHandler:)``.
  @discardableResult
  package func handler(_ key: AttributeKey, _ handler: Handler) -> Int {
    writer.set(key, handler: handlers.count)
    handlers.append(handler)
    return handlers.count - 1
  }

  // MARK: Modifiers

  /// Evaluates `content` with attributes for its outermost element, if their order allows; else a
  /// box around it gets those that came before.
  ///
  /// - Parameters:
  ///   - stage: Where the modifier stands among those that one element can carry, from outside to
  ///     inside; ``ModifierStage/free`` goes with any.
  ///   - frame: What the modifier makes of what the content wants of the space.
  package func modify(
    _ stage: ModifierStage, frame: FrameFills = FrameFills(),
    _ write: (ElementWriter) -> Void, content: () -> Void
  ) {
    if stage != .free, stage.rawValue <= pending.stage.rawValue {
      box { modify(stage, frame: frame, write, content: content) }
      return
    }
    let scratch = scratchWriter()
    write(scratch)
    pending.add(scratch.contents) { handlers[$0] }
    if stage != .free { pending.stage = stage }
    if !frame.isNeutral { pending.frame = frame }
    attributeWriters.append(scratch)
    content()
    pending = PendingAttributes()
  }

  /// Evaluates `content` with attributes for the item of a list around it.
  package func modifyItem(_ write: (ElementWriter) -> Void, content: () -> Void) {
    let scratch = scratchWriter()
    write(scratch)
    pending.addForItem(scratch.contents) { handlers[$0] }
    attributeWriters.append(scratch)
    content()
    pending = PendingAttributes()
  }

  /// Evaluates `content` so that a handler index can be written among its attributes.
  package func registerHandler(_ handler: Handler) -> Int {
    handlers.append(handler)
    return handlers.count - 1
  }

  /// Puts the attributes that wait for an element on a box of their own, if there are any.
  package func box(_ content: () -> Void) {
    guard pending.hasLayout else { return content() }
    open(.box)
    content()
    close()
  }

  /// Evaluates several views in place of one: each gets the attributes that wait.
  package func distribute(_ contents: (() -> Void) -> Void) {
    guard !pending.isEmpty else {
      contents {}
      return
    }
    let shared = pending
    contents { pending = shared }
    pending = PendingAttributes()
  }

  private func scratchWriter() -> ElementWriter {
    let writer = attributeWriters.popLast() ?? ElementWriter(capacity: 256)
    writer.removeAll()
    return writer
  }

  // MARK: Children

  /// The child at this place, if it is still of the same type and key.
  package func existingChild(_ type: Component.Type, key: UInt64) -> Component? {
    func isMatch(_ child: Component) -> Bool {
      child.key == key && Swift.type(of: child) == type
        && child.visitedEpoch != component!.epoch
    }
    if childCursor < oldChildren.count, isMatch(oldChildren[childCursor]) {
      childCursor += 1
      return oldChildren[childCursor - 1]
    }
    guard let index = oldChildren.firstIndex(where: isMatch) else { return nil }
    childCursor = index + 1
    return oldChildren[index]
  }

  /// Keeps a child for this evaluation, without placing its elements.
  package func keep(_ child: Component) {
    child.visitedEpoch = component!.epoch
    children.append(child)
  }

  /// Puts a child's elements here.
  package func place(_ child: Component) {
    child.inherited?.takeActions(of: pending)
    pending = handsDownAll(to: child) ? PendingAttributes() : pending.withoutHandedDown
    guard !pending.hasLayout else { return box { place(child) } }
    writer.child(child.id)
    if child.containsPreferences { preferences.append(.child(child)) }
    addFills(child.fills)
  }

  private func handsDownAll(to child: Component) -> Bool {
    container != nil || child.sharesAttributes
  }

  /// The attributes that wait here and are a child's to write.
  func handedDown(to child: Component) -> PendingAttributes? {
    guard !pending.isEmpty else { return nil }
    if handsDownAll(to: child) { return pending }
    let handed = pending.handedDown
    return handed.isEmpty ? nil : handed
  }

  /// Puts a component's elements here that another component keeps, such as a page's tools in the
  /// page's bar.
  package func placeAdopted(_ child: Component) {
    child.host = component
    graph.adopted[child.id] = child
    writer.child(child.id)
  }

  func keptChild(_ id: UInt32) -> Component? { children.first { $0.id == id } }

  /// Evaluates a new child, or an old one whose inputs changed.
  package func evaluate(_ child: Component) {
    child.axis = axis
    child.container = container
    child.inherited = handedDown(to: child).map(InheritedAttributes.init)
    graph.evaluate(child)
  }

  // MARK: Slots

  /// What is kept at this place; made if the place is new.
  package func slot<Kept: Slot>(_ step: UInt64, make: () -> Kept) -> Kept {
    let component = component!
    var key = Self.mix(path, step)
    while let old = component.slots?[key] {
      if old.epoch != component.epoch || component.epoch == 0, let kept = old as? Kept {
        kept.visit(component.epoch)
        return kept
      }
      if old.epoch != component.epoch { old.leave(); break }
      key &+= 1
    }
    let kept = make()
    kept.visit(component.epoch)
    component.slots = component.slots ?? [:]
    component.slots![key] = kept
    return kept
  }

  // MARK: Environment

  /// Evaluates `body` with a value that views below read.
  package func withEnvironment(_ entry: EnvironmentEntry, _ body: () -> Void) {
    pendingEnvironment.append((entry, path))
    body()
    pendingEnvironment.removeLast()
    if let kept = materializedScope, kept.count > pendingEnvironment.count {
      materializedScope = nil
    }
  }

  /// The value at this place, and records that the component read it.
  package func environmentValue(_ key: ObjectIdentifier) -> Any? {
    for pending in pendingEnvironment.reversed() where pending.entry.key == key {
      return pending.entry.value
    }
    return baseScope.value(key)
  }

  /// The environment at this place, for a child component to keep.
  package func scope() -> EnvironmentScope {
    guard let innermost = pendingEnvironment.last else { return baseScope }
    if let kept = materializedScope, kept.count == pendingEnvironment.count { return kept.scope }
    let outer = path
    path = innermost.path
    defer { path = outer }
    let base = baseScope
    let queue = graph.queue
    let scope = slot(0x5C09E) { EnvironmentScope(parent: base, queue: queue) }
    // The innermost value of a key wins.
    var entries: [EnvironmentEntry] = []
    for pending in pendingEnvironment.reversed()
    where !entries.contains(where: { $0.key == pending.entry.key }) {
      entries.append(pending.entry)
    }
    scope.update(entries)
    materializedScope = (pendingEnvironment.count, scope)
    return scope
  }

  // MARK: Preferences

  package func writePreference<Value>(_ key: ObjectIdentifier, _ value: Value) {
    preferences.append(
      .value(key, value) { first, second in
        guard let first = first as? Value, let second = second as? Value else { return false }
        return isSameInput(first, second)
      })
  }

  /// Evaluates `body`, then calls `read` with each value of `key` that it set, in order.
  ///
  /// - Parameter hides: Whether the values go no further up.
  package func readPreferences(
    _ key: ObjectIdentifier, hides: Bool = false, of body: () -> Void, _ read: (Any) -> Void
  ) {
    readsPreferences = true
    let start = preferences.count
    body()
    for record in preferences[start...] {
      switch record {
      case .value(let written, let value, _): if written == key { read(value) }
      case .child(let child, let hidden):
        if !hidden.contains(key) { child.forEachPreference(key, read) }
      }
    }
    if hides {
      preferences[start...].removeAll { record in
        if case .value(key, _, _) = record { true } else { false }
      }
      for index in preferences.indices.dropFirst(start) {
        guard case .child(let child, let hidden) = preferences[index] else { continue }
        preferences[index] = .child(child, hidden: hidden + [key])
      }
    }
  }

  /// As ``readPreferences(_:hides:of:_:)``, for a child that was kept but not placed.
  package func readPreferences(_ key: ObjectIdentifier, of child: Component, _ read: (Any) -> Void)
  {
    readsPreferences = true
    child.forEachPreference(key, read)
  }

  // MARK: Evaluation

  /// Runs the component's body with a fresh context, and gives what came out to `finish`.
  func run(_ component: Component, _ finish: (ElementWriter) -> Void) {
    let outer = (
      self.component, writer, path, axis, handlers, children, oldChildren, childCursor,
      preferences, readsPreferences, fillStack, rootFills, baseScope, pendingEnvironment,
      materializedScope, pending, container
    )
    writer = spareWriters.popLast() ?? ElementWriter()
    writer.removeAll()
    self.component = component
    path = 0
    axis = component.axis
    container = component.container
    handlers = []
    oldChildren = component.children
    children = []
    childCursor = 0
    preferences = []
    readsPreferences = false
    fillStack = []
    rootFills = 0
    baseScope = component.environment
    pendingEnvironment = []
    materializedScope = nil
    pending = component.inherited?.attributes ?? PendingAttributes()

    component.epoch &+= 1
    component.isEvaluating = true
    Tracking.with(component) { component.emit(self) }
    component.isEvaluating = false
    component.dropUnreadDependencies()

    let gone = oldChildren.filter { $0.visitedEpoch != component.epoch }
    component.children = children
    component.handlers = handlers
    adoptPreferences(component)
    if let slots = component.slots {
      for (key, slot) in slots where slot.epoch != component.epoch {
        slot.leave()
        component.slots![key] = nil
      }
    }
    let fillsChanged = component.fills != rootFills
    component.fills = rootFills
    for child in gone { graph.gone[child.id] = child }
    finish(writer)
    for child in gone {
      graph.gone[child.id] = nil
      child.unmount()
    }
    if fillsChanged, let parent = component.parent, !parent.isEvaluating {
      parent.invalidate()
    }

    spareWriters.append(writer)
    (
      self.component, writer, path, axis, handlers, children, oldChildren, childCursor,
      preferences, readsPreferences, fillStack, rootFills, baseScope, pendingEnvironment,
      materializedScope, pending, container
    ) = outer
  }

  private func adoptPreferences(_ component: Component) {
    let old = component.preferences ?? []
    let isSame =
      old.count == preferences.count && zip(old, preferences).allSatisfy { $0.isSame(as: $1) }
    component.preferences = preferences.isEmpty ? nil : preferences
    component.containsPreferences = !preferences.isEmpty
    component.containsPreferenceReaders = readsPreferences
    let isSameBelow = !component.preferencesChangedBelow
    component.preferencesChangedBelow = false
    if !isSame || !isSameBelow { component.preferencesChanged() }
  }
}

extension EmissionContext {
  /// The texts of written elements, and of the components kept among them, in order.
  package func collectWords(in records: [UInt8], _ words: inout [String]) {
    records.withUnsafeBytes { bytes in
      var reader = ElementReader(bytes)
      while let record = reader.next() {
        switch record {
        case .open(_, _, let attributes):
          if let text = attributes.text(.text), !text.isEmpty { words.append(text) }
        case .child(let id):
          if let child = keptChild(id) { child.collectWords(&words) }
        case .close: break
        }
      }
    }
  }
}

extension Component {
  fileprivate func collectWords(_ words: inout [String]) {
    stream.withUnsafeBytes { bytes in
      var reader = ElementReader(bytes)
      while let record = reader.next() {
        switch record {
        case .open(_, _, let attributes):
          if let text = attributes.text(.text), !text.isEmpty { words.append(text) }
        case .child(let id):
          children.first { $0.id == id }?.collectWords(&words)
        case .close: break
        }
      }
    }
  }
}
