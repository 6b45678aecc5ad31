// Attributes that modifiers add to the elements that follow.
extension EmissionContext {
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

  /// Evaluates `content` inside of a frame that is pending, so attributes of `content` stay on the view in the frame.
  ///
  /// A gesture of a view does not take touches of the empty room in a frame around it.
  package func apartFromFrame(_ content: () -> Void) {
    pending.frame.isNeutral ? content() : box(content)
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
    // Of an element that is open its attributes can be written until something is in it.
    if let element = openElements.last, element.isItem, element.offset == writer.count - 1 {
      write(writer)
      openElements[openElements.count - 1].isItem = false
      return content()
    }
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

  /// Opens a box for the pending attributes, if there are any.
  package func box(_ content: () -> Void) {
    guard pending.hasLayout else { return content() }
    open(.box)
    content()
    close()
  }

  /// The pending attributes, if there are any; each of several views gets them.
  package var waiting: PendingAttributes? { pending.isEmpty ? nil : pending }

  package func wait(_ attributes: PendingAttributes) { pending = attributes }

  func scratchWriter() -> ElementWriter {
    let writer = attributeWriters.popLast() ?? ElementWriter(capacity: 256)
    writer.removeAll()
    return writer
  }
}
