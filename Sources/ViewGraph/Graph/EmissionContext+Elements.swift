// Elements: where they begin and end, and what they do with events.
extension EmissionContext {
  /// Opens an element, which takes the pending attributes.
  ///
  /// - Parameter defaults: Writes attributes that the pending ones may replace.
  package func open(_ role: Role, defaults: (ElementWriter) -> Void = { _ in }) {
    let isInContainer = container != nil
    if isInContainer { beginInContainer(role) }
    writer.open(role, number: UInt32(truncatingIfNeeded: path))
    writer.set(.fills, [])
    openElements.append(
      OpenElement(
        offset: writer.count - 1, frame: pending.frame, isBox: role == .box, hasItem: isInContainer)
    )
    defaults(writer)
    guard !pending.isEmpty else { return }
    var taken = PendingAttributes()
    swap(&taken, &pending)
    pending = taken.left(by: role)
    taken.write(to: writer, withMeaning: pending.meaning.isEmpty)
    for waiting in taken.handlers where !waiting.isForItem { register(waiting) }
  }

  /// What comes before an element in a list, form or picker: its item, if it is put in one. A function
  /// of its own, since to copy a container costs more than to open an element elsewhere.
  private func beginInContainer(_ role: Role) {
    guard let outer = container else { return }
    var itemContent: Int?
    if outer.wraps(role) {
      container = nil
      openItem(of: outer)
      itemContent = writer.count
    } else if role != .section {
      container = nil
    }
    openItems.append(OpenItem(container: outer, content: itemContent))
  }

  /// Opens an element of a list that is an item by itself, such as the header of a section: what its
  /// view says of its item is said of it.
  package func openAsItem(_ role: Role) {
    open(role)
    openElements[openElements.count - 1].isItem = true
  }

  func openItem(of container: ItemContainer) {
    writer.open(container.role ?? .row, number: UInt32(truncatingIfNeeded: path))
    writer.set(.fills, [])
    let taken = pending
    openElements.append(
      OpenElement(offset: writer.count - 1, frame: FrameFills(), hasItem: true))
    openItems.append(OpenItem(offers: ItemOffers(taken)))
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

  func register(_ waiting: WaitingHandler) {
    let box = waiting.box
    switch box.handler {
    case .action:
      handler(waiting.event, .action { if case .action(let action) = box.handler { action() } })
    case .event:
      handler(waiting.event, .event { if case .event(let handle) = box.handler { handle($0) } })
    }
  }

  /// Closes the element opened last.
  ///
  /// - Parameter fills: Computes the directions in which it fills the offered space (bit 1 width,
  ///   bit 2 height) from those of its content.
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
      for end in openItems[openItems.count - 1].offers.ends where end.kind == .mark {
        end.write(self)
      }
      container.finish(from: start, self)
      close { _ in 1 }
    }
    container = item.container
  }

  /// Writes elsewhere what `body` writes, for elements whose attributes depend on their children.
  /// It begins outside of any container; what it sets does not outlast it.
  package func capture(_ body: () -> Void) -> [UInt8] { captureContent(body).records }

  /// The same, with what the elements want of the space.
  private func captureContent(_ body: () -> Void) -> (records: [UInt8], fills: UInt8) {
    let outer = (writer, pending, container, axis)
    writer = spareWriters.popLast() ?? ElementWriter()
    writer.removeAll()
    pending = PendingAttributes()
    container = nil
    openElements.append(OpenElement(offset: 0, frame: FrameFills()))
    body()
    let fills = openElements.removeLast().content
    let bytes = Array(writer.contents)
    spareWriters.append(writer)
    (writer, pending, container, axis) = outer
    return (bytes, fills)
  }

  /// Writes an element that says something of its content: the content comes first.
  ///
  /// - Parameters:
  ///   - open: Opens the element and writes its attributes, given the content's records.
  ///   - fills: What it wants of the offered space, made from what its content wants.
  package func emitDescribed(
    by open: ([UInt8]) -> Void, fills: (UInt8) -> UInt8, content: () -> Void
  ) {
    let outer = captured
    let (records, wanted) = captureContent {
      captured = (writer, [])
      content()
    }
    let places = captured?.places ?? []
    captured = outer
    open(records)
    // Places were noted by where they stood in what was captured.
    for place in places { note(place, at: writer.count + place.offset) }
    records.withUnsafeBytes { writer.append($0) }
    addFills(wanted)
    close(fills: fills)
  }

  /// Notes that the elements at a place begin here.
  package func note(_ place: PlaceSlot) { note(place, at: writer.count) }

  private func note(_ place: PlaceSlot, at offset: Int) {
    place.offset = offset
    if captured?.writer === writer { captured?.places.append(place) }
  }

  /// Takes the pending identifier, names and traits, for an inner element.
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

  func addFills(_ wanted: UInt8) {
    if openElements.isEmpty {
      rootFills |= wanted
    } else {
      openElements[openElements.count - 1].content |= wanted
    }
  }

  /// Sets the handler of an event for the element opened last.
  ///
  /// - Returns: The handler's index in the component: see ``Graph/node(of:focusHandler:)``.
  @discardableResult
  package func handler(_ event: Attribute<HandlerIndex>, _ handler: Handler) -> Int {
    writer.set(event, handler: handlers.count)
    handlers.append(handler)
    return handlers.count - 1
  }
}
