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
  @exclusivity(unchecked) package var container: ItemContainer?

  @exclusivity(unchecked) private var handlers: [Handler] = []
  @exclusivity(unchecked) private var children: [Component] = []
  @exclusivity(unchecked) private var oldChildren: [Component] = []
  @exclusivity(unchecked) private var childCursor = 0
  @exclusivity(unchecked) private var preferences: [PreferenceRecord] = []
  @exclusivity(unchecked) private var readsPreferences = false
  /// The elements that have not ended yet.
  @exclusivity(unchecked) private var openElements: [OpenElement] = []
  /// More of those that stand in a container, or are items.
  @exclusivity(unchecked) private var openItems: [OpenItem] = []
  /// Attributes that wait for the next element.
  @exclusivity(unchecked) package var pending = PendingAttributes()
  @exclusivity(unchecked) private var rootFills: UInt8 = 0
  @exclusivity(unchecked) private var baseScope: EnvironmentScope
  /// Values set above this place that no child component has needed yet.
  @exclusivity(unchecked) private var pendingEnvironment: [PendingEntry] = []
  @exclusivity(unchecked) private var materializedScope: (count: Int, scope: EnvironmentScope)?
  @exclusivity(unchecked) private var spareWriters: [ElementWriter] = []
  @exclusivity(unchecked) private var attributeWriters: [ElementWriter] = []

  private typealias PendingEntry = (entry: EnvironmentEntry, path: UInt64)

  private struct OpenElement {
    /// Offset of its `fills` byte.
    let offset: Int
    /// What its content wants of the space so far.
    var content: UInt8 = 0
    /// What its frame makes of that.
    let frame: FrameFills
    var isBox = false
    var hasItem = false
  }

  private struct OpenItem {
    /// The container to go back to when the element ends.
    var container: ItemContainer?
    /// Where the content of an item that was opened with the element begins.
    var content: Int?
    /// What follows the content of an item.
    var end: [@MainActor (EmissionContext) -> Void] = []
  }

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

  /// Goes one structural step further down, until ``leave(_:)`` is called with what this returns.
  ///
  /// What every view does in every evaluation does without closures: to make and to call one costs
  /// more than what is done in it.
  package func enter(_ step: UInt64) -> UInt64 {
    let outer = path
    path = Self.mix(path, step)
    return outer
  }

  package func leave(_ outer: UInt64) { path = outer }

  /// Sets the direction of the stack around; returns that of the one further out.
  package func enterStack(axis fresh: UInt8) -> UInt8 {
    let outer = axis
    axis = fresh
    return outer
  }

  package func leaveStack(_ outer: UInt8) { axis = outer }

  /// Evaluates `body` one structural step further down.
  package func descend<Result>(_ step: UInt64, _ body: () -> Result) -> Result {
    let outer = path
    path = Self.mix(path, step)
    defer { path = outer }
    return body()
  }

  /// Evaluates `body` at another structural place of this component.
  package func at(_ place: UInt64, _ body: () -> Void) {
    let outer = path
    path = place
    body()
    path = outer
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
    openElements.append(
      OpenElement(
        offset: writer.count - 1, frame: pending.frame, isBox: role == .box, hasItem: outer != nil))
    if let outer { openItems.append(OpenItem(container: outer, content: itemContent)) }
    defaults(writer)
    guard !pending.isEmpty else { return }
    var taken = PendingAttributes()
    swap(&taken, &pending)
    pending = taken.left(by: role)
    taken.write(to: writer, withMeaning: pending.meaning.isEmpty)
    for waiting in taken.handlers where !waiting.isForItem { register(waiting) }
  }

  private func openItem(of container: ItemContainer) {
    writer.open(container.role ?? .row, number: UInt32(truncatingIfNeeded: path))
    writer.set(.fills, 0)
    let taken = pending
    openElements.append(
      OpenElement(offset: writer.count - 1, frame: FrameFills(), hasItem: true))
    openItems.append(OpenItem(end: taken.itemEnd))
    writer.append(taken.item)
    for waiting in taken.handlers where waiting.isForItem { register(waiting) }
    if container.takesMeaning, !taken.meaning.isEmpty {
      writer.append(taken.meaning)
      pending.meaning = []
    }
    if !taken.isEmpty {
      pending.item = []
      pending.itemEnd = []
      pending.tag = nil
      pending.dropItemHandlers()
    }
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
    let element = openElements.removeLast()
    let wanted = element.frame.applied(to: fills(element.content))
    writer.patch(byteAt: element.offset, wanted)
    writer.close()
    if element.isBox { pending = PendingAttributes() }
    addFills(wanted)
    guard element.hasItem else {
      if container != nil { container = nil }
      return
    }
    let item = openItems.removeLast()
    if let start = item.content, let container = item.container {
      self.container = nil
      pending = PendingAttributes()
      for write in openItems[openItems.count - 1].end { write(self) }
      container.finish(from: start, self)
      close { _ in 1 }
    }
    container = item.container
  }

  /// Writes elsewhere what `body` writes, for elements whose attributes depend on their children.
  /// It begins outside of any container; what it sets does not outlast it.
  package func capture(_ body: () -> Void) -> [UInt8] {
    let outer = (writer, pending, container, axis)
    writer = spareWriters.popLast() ?? ElementWriter()
    writer.removeAll()
    pending = PendingAttributes()
    container = nil
    openElements.append(OpenElement(offset: 0, frame: FrameFills()))
    body()
    openElements.removeLast()
    let bytes = Array(writer.contents)
    spareWriters.append(writer)
    (writer, pending, container, axis) = outer
    return bytes
  }

  /// Takes the identifier, names and traits that wait, for an element further in.
  package func takeMeaning() -> [UInt8] {
    let meaning = pending.meaning
    if !meaning.isEmpty { pending.meaning = [] }
    return meaning
  }

  /// Replaces what was written since `start`.
  package func rewrite(from start: Int, _ bytes: [UInt8]) {
    writer.truncate(to: start)
    writer.append(bytes)
  }

  private func addFills(_ wanted: UInt8) {
    if openElements.isEmpty {
      rootFills |= wanted
    } else {
      openElements[openElements.count - 1].content |= wanted
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
    if needsBox(stage) {
      box { modify(stage, frame: frame, write, content: content) }
      return
    }
    beginModifying(stage, frame: frame, write)
    content()
    endModifying()
  }

  /// Whether a modifier of this stage needs a box around what follows: see
  /// ``modify(_:frame:_:content:)``.
  package func needsBox(_ stage: ModifierStage) -> Bool {
    stage != .free && stage.rawValue <= pending.stage.rawValue
  }

  /// The first half of ``modify(_:frame:_:content:)``, where no box is needed.
  package func beginModifying(
    _ stage: ModifierStage, frame: FrameFills, _ write: (ElementWriter) -> Void
  ) {
    let scratch = scratchWriter()
    write(scratch)
    pending.add(scratch.contents) { handlers[$0] }
    if stage != .free { pending.stage = stage }
    if !frame.isNeutral { pending.frame = frame }
    attributeWriters.append(scratch)
  }

  package func endModifying() { pending = PendingAttributes() }

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

  /// The attributes that wait, if there are any: of several views in place of one each gets them.
  package var waiting: PendingAttributes? { pending.isEmpty ? nil : pending }

  package func wait(_ attributes: PendingAttributes) { pending = attributes }

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

  /// What is kept at this place; made if the place is new, or if what is there does not fit.
  package func slot<Kept: Slot>(
    _ step: UInt64, fits: (Kept) -> Bool = { _ in true }, make: () -> Kept
  ) -> Kept {
    let component = component!
    var key = Self.mix(path, step)
    while let old = component.slots?[key] {
      if old.epoch != component.epoch || component.epoch == 0, let kept = old as? Kept, fits(kept) {
        kept.visit(component.epoch)
        return kept
      }
      if old.epoch != component.epoch { old.leave(); break }
      key &+= 1
    }
    let kept = make()
    kept.visit(component.epoch)
    var slots = component.slots ?? [:]
    component.slots = nil
    slots[key] = kept
    component.slots = slots
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
  package func environmentValue(_ key: ObjectIdentifier) -> Any? { environmentBox(key)?.any }

  /// The same for a key whose values are of one type.
  package func environmentValue<Value>(_ key: ObjectIdentifier, as type: Value.Type) -> Value? {
    environmentBox(key)?.value(as: type)
  }

  private func environmentBox(_ key: ObjectIdentifier) -> EnvironmentBox? {
    var index = pendingEnvironment.count
    while index > 0 {
      index -= 1
      if pendingEnvironment[index].entry.key == key { return pendingEnvironment[index].entry.box }
    }
    return baseScope.tracked(key)
  }

  /// The environment at this place, for a child component to keep.
  package func scope() -> EnvironmentScope {
    guard let innermost = pendingEnvironment.last else { return baseScope }
    if let kept = materializedScope, kept.count == pendingEnvironment.count { return kept.scope }
    let outer = path
    path = innermost.path
    defer { path = outer }
    // The innermost value of a key wins.
    var entries: [EnvironmentEntry] = []
    for pending in pendingEnvironment.reversed()
    where !entries.contains(where: { $0.key == pending.entry.key }) {
      entries.append(pending.entry)
    }
    let (base, queue) = (baseScope, graph.queue)
    let scope = slot(0x5C09E) {
      $0.parent === base && $0.takes(entries)
    } make: {
      EnvironmentScope(parent: base, queue: queue)
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
    var aside = Aside(component, writer: spareWriters.popLast() ?? ElementWriter())
    exchange(&aside)
    writer.removeAll()

    component.epoch &+= 1
    component.isEvaluating = true
    Tracking.with(component) { component.emit(self) }
    component.isEvaluating = false
    component.dropUnreadDependencies()

    var gone: [Component] = []
    for child in oldChildren where child.visitedEpoch != component.epoch { gone.append(child) }
    swap(&component.children, &children)
    swap(&component.handlers, &handlers)
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
    exchange(&aside)
  }

  /// What belongs to one evaluation, and is put aside while another runs: exchanged rather than
  /// copied, which would count a dozen references up and down.
  private struct Aside {
    unowned(unsafe) var component: Component?
    var writer: ElementWriter
    var path: UInt64 = 0
    var axis: UInt8
    var container: ItemContainer?
    var handlers: [Handler] = []
    var children: [Component] = []
    var oldChildren: [Component]
    var childCursor = 0
    var preferences: [PreferenceRecord] = []
    var readsPreferences = false
    var openElements: [OpenElement] = []
    var openItems: [OpenItem] = []
    var rootFills: UInt8 = 0
    var baseScope: EnvironmentScope
    var pendingEnvironment: [PendingEntry] = []
    var materializedScope: (count: Int, scope: EnvironmentScope)?
    var pending: PendingAttributes

    /// What an evaluation begins with.
    @MainActor
    init(_ component: Component, writer: ElementWriter) {
      self.component = component
      self.writer = writer
      axis = component.axis
      container = component.container
      oldChildren = component.children
      baseScope = component.environment
      pending = component.inherited?.attributes ?? PendingAttributes()
    }
  }

  private func exchange(_ aside: inout Aside) {
    swap(&component, &aside.component)
    swap(&writer, &aside.writer)
    swap(&path, &aside.path)
    swap(&axis, &aside.axis)
    swap(&container, &aside.container)
    swap(&handlers, &aside.handlers)
    swap(&children, &aside.children)
    swap(&oldChildren, &aside.oldChildren)
    swap(&childCursor, &aside.childCursor)
    swap(&preferences, &aside.preferences)
    swap(&readsPreferences, &aside.readsPreferences)
    swap(&openElements, &aside.openElements)
    swap(&openItems, &aside.openItems)
    swap(&rootFills, &aside.rootFills)
    swap(&baseScope, &aside.baseScope)
    swap(&pendingEnvironment, &aside.pendingEnvironment)
    swap(&materializedScope, &aside.materializedScope)
    swap(&pending, &aside.pending)
  }

  private func adoptPreferences(_ component: Component) {
    if preferences.isEmpty, component.preferences == nil, !component.preferencesChangedBelow {
      component.containsPreferences = false
      component.containsPreferenceReaders = readsPreferences
      return
    }
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
