/// Attributes of modifiers that are pending until their element is written.
///
/// Mostly there are none; then it is a single nil reference.
package struct PendingAttributes {
  private var kept: WaitingAttributes?

  package init() {}

  /// The storage, unique and ready to be changed.
  private var own: WaitingAttributes {
    mutating get {
      if let kept {
        if isKnownUniquelyReferenced(&self.kept) { return kept }
        let copy = WaitingAttributes(kept)
        self.kept = copy
        return copy
      }
      let fresh = WaitingAttributes()
      kept = fresh
      return fresh
    }
  }

  var contents: [UInt8] { kept?.contents ?? [] }

  var stage: ModifierStage {
    get { kept?.stage ?? .free }
    set { own.stage = newValue }
  }

  var frame: FrameFills {
    get { kept?.frame ?? FrameFills() }
    set { own.frame = newValue }
  }

  /// Accessibility attributes: identifier, label, hint, traits. They go to the first element that
  /// is more than a box, even if that is in a composite view.
  package var meaning: [UInt8] {
    get { kept?.meaning ?? [] }
    set { own.meaning = newValue }
  }

  /// An attribute of the element's look or place that waits.
  package subscript<Value>(_ attribute: Attribute<Value>) -> Value? {
    guard let kept, !kept.contents.isEmpty else { return nil }
    return kept.contents.withUnsafeBytes { Attributes(bytes: $0)[attribute] }
  }

  /// For the item that a list puts around the view.
  var item: [UInt8] {
    get { kept?.item ?? [] }
    set { own.item = newValue }
  }

  var handlers: [WaitingHandler] {
    get { kept?.handlers ?? [] }
    set { own.handlers = newValue }
  }

  /// The value that the view stands for in a picker, list or tab view.
  package var tag: AnyHashable? {
    get { kept?.tag }
    set { if newValue != nil || kept?.tag != nil { own.tag = newValue } }
  }

  /// The delete and move actions of the rows of a `ForEach`.
  package var rowActions: AnyObject? {
    get { kept?.rowActions }
    set { if newValue != nil || kept?.rowActions != nil { own.rowActions = newValue } }
  }

  /// Elements after the view in its item.
  package var itemEnd: [ItemEnd] {
    get { kept?.itemEnd ?? [] }
    set { own.itemEnd = newValue }
  }

  package var hasLayout: Bool {
    guard let kept else { return false }
    return !kept.contents.isEmpty || !kept.frame.isNeutral || kept.hasOwnHandlers
  }

  package var isEmpty: Bool { kept?.isEmpty ?? true }

  /// Removes a handler that the list offered but the item does not take.
  package mutating func dropItemHandlers(_ event: Attribute<HandlerIndex>) {
    if !handlers.isEmpty { own.handlers.removeAll { $0.isForItem && $0.key == event.key } }
  }

  mutating func dropItemHandlers() {
    if !handlers.isEmpty { own.handlers.removeAll(where: \.isForItem) }
  }

  /// Accessibility attributes stay on a box that a person acts on, or that combines its children.
  private var boxTakesMeaning: Bool {
    guard let kept else { return false }
    return kept.isActedOn || kept.has(.childrenBehavior)
  }

  func write(to writer: ElementWriter, withMeaning: Bool) {
    guard let kept else { return }
    if !kept.contents.isEmpty { writer.append(kept.contents) }
    if withMeaning, !kept.meaning.isEmpty { writer.append(kept.meaning) }
  }

  /// The attributes that are still pending after an element with this role took its own.
  func left(by role: Role) -> PendingAttributes {
    var left = PendingAttributes()
    switch role {
    case .box:
      if !meaning.isEmpty, !boxTakesMeaning { left.meaning = meaning }
    case .section:
      left.item = item
      left.itemEnd = itemEnd
      left.handlers = handlers.filter(\.isForItem)
    default: break
    }
    return left
  }

  /// The attributes that a composite view's own elements take.
  var handedDown: PendingAttributes {
    var handed = PendingAttributes()
    if !meaning.isEmpty, !boxTakesMeaning { handed.meaning = meaning }
    handed.tag = tag
    return handed
  }

  var withoutHandedDown: PendingAttributes {
    var rest = self
    if !meaning.isEmpty, !boxTakesMeaning { rest.meaning = [] }
    rest.tag = nil
    return rest
  }

  /// Adds records that a modifier wrote.
  mutating func add(_ records: UnsafeRawBufferPointer, handler: (Int) -> Handler) {
    guard !records.isEmpty else { return }
    let own = own
    Self.forEach(in: records) { key, record in
      if key.kind == .handler {
        own.add(handler(Self.handlerIndex(record)), key, isForItem: false)
      } else if key.isMeaning {
        own.meaning.append(contentsOf: record)
      } else {
        own.contents.append(contentsOf: record)
      }
    }
  }

  mutating func addForItem(_ records: UnsafeRawBufferPointer, handler: (Int) -> Handler) {
    guard !records.isEmpty else { return }
    let own = own
    Self.forEach(in: records) { key, record in
      if key.kind == .handler {
        own.add(handler(Self.handlerIndex(record)), key, isForItem: true)
      } else {
        own.item.append(contentsOf: record)
      }
    }
  }

  private static func handlerIndex(_ record: UnsafeRawBufferPointer) -> Int {
    Int(record.loadUnaligned(fromByteOffset: 2, as: UInt16.self))
  }

  @inline(__always)
  private static func forEach(
    in records: UnsafeRawBufferPointer, _ body: (AttributeKey, UnsafeRawBufferPointer) -> Void
  ) {
    var offset = 0
    while offset < records.count {
      let size = Attributes.size(in: records, at: offset)
      body(
        AttributeKey(rawValue: Attributes.key(in: records, at: offset))!,
        UnsafeRawBufferPointer(rebasing: records[offset..<(offset + size)]))
      offset += size
    }
  }

  /// Whether the elements would be the same. Handlers are compared by their event.
  func isSame(as other: PendingAttributes) -> Bool {
    contents == other.contents && meaning == other.meaning && item == other.item
      && stage == other.stage && frame == other.frame && tag == other.tag
      && handlers.map(\.key) == other.handlers.map(\.key)
      // Closures can't be compared.
      && itemEnd.isEmpty && other.itemEnd.isEmpty
  }
}

/// The storage of a ``PendingAttributes`` that is not empty.
private final class WaitingAttributes {
  @exclusivity(unchecked) var contents: [UInt8] = []
  @exclusivity(unchecked) var stage = ModifierStage.free
  @exclusivity(unchecked) var frame = FrameFills()
  @exclusivity(unchecked) var meaning: [UInt8] = []
  @exclusivity(unchecked) var item: [UInt8] = []
  @exclusivity(unchecked) var handlers: [WaitingHandler] = []
  @exclusivity(unchecked) var tag: AnyHashable?
  @exclusivity(unchecked) var rowActions: AnyObject?
  @exclusivity(unchecked) var itemEnd: [ItemEnd] = []

  init() {}

  init(_ other: WaitingAttributes) {
    contents = other.contents
    stage = other.stage
    frame = other.frame
    meaning = other.meaning
    item = other.item
    handlers = other.handlers
    tag = other.tag
    rowActions = other.rowActions
    itemEnd = other.itemEnd
  }

  var isEmpty: Bool {
    contents.isEmpty && meaning.isEmpty && item.isEmpty && handlers.isEmpty && tag == nil
      && rowActions == nil && itemEnd.isEmpty && frame.isNeutral
  }

  /// Whether there is a pending handler that is not for an item.
  var hasOwnHandlers: Bool {
    for handler in handlers where !handler.isForItem { return true }
    return false
  }

  /// Whether there is a handler of an act on the view itself. Key presses happen in inner fields and buttons.
  var isActedOn: Bool { handlers.contains { !$0.isForItem && $0.key != .onKey } }

  func has(_ key: AttributeKey) -> Bool {
    !contents.isEmpty && contents.withUnsafeBytes { Attributes(bytes: $0).has(key) }
  }

  func add(_ handler: Handler, _ key: AttributeKey, isForItem: Bool) {
    handlers.append(WaitingHandler(key: key, box: HandlerBox(handler), isForItem: isForItem))
  }
}

/// A pending handler.
struct WaitingHandler {
  let key: AttributeKey
  var event: Attribute<HandlerIndex> { Attribute(key) }
  let box: HandlerBox
  let isForItem: Bool
}

/// A handler that can be exchanged without writing the element anew.
final class HandlerBox {
  var handler: Handler
  init(_ handler: Handler) { self.handler = handler }
}

/// Attributes that a component inherits from its place.
final class InheritedAttributes {
  let attributes: PendingAttributes
  init(_ attributes: PendingAttributes) { self.attributes = attributes }

  /// The closures of a later evaluation, for the same events.
  func takeActions(of fresh: PendingAttributes) {
    guard fresh.handlers.count == attributes.handlers.count else { return }
    for (old, new) in zip(attributes.handlers, fresh.handlers) where old.key == new.key {
      old.box.handler = new.box.handler
    }
  }
}

extension AttributeKey {
  /// Whether it says what a view is, rather than how its box looks.
  var isMeaning: Bool {
    switch self {
    case .identifier, .label, .hint, .spokenValue, .traits, .removedTraits, .headingLevel,
      .isInvalid, .errorText:
      true
    default: false
    }
  }
}

extension ElementWriter {
  func append(_ bytes: [UInt8]) { bytes.withUnsafeBytes { append($0) } }
}
