/// Attributes that wait for the element that they belong to.
package struct PendingAttributes {
  var contents: [UInt8] = []
  var stage = ModifierStage.free
  var frame = FrameFills()
  /// What a view is known by: its identifier, name, hint, traits. Belongs to the first element that
  /// is more than a box, also if that is in a composite view.
  package var meaning: [UInt8] = []
  /// For the item that a list puts around the view.
  var item: [UInt8] = []
  var handlers: [WaitingHandler] = []
  /// The value that the view stands for in a picker, list or tab view.
  package var tag: AnyHashable?
  /// What the rows of a `ForEach` can have done to them.
  package var rowActions: AnyObject?
  /// Writes what follows the view in its item.
  package var itemEnd: [@MainActor (EmissionContext) -> Void] = []

  package init() {}

  var hasLayout: Bool {
    !contents.isEmpty || !frame.isNeutral || handlers.contains { !$0.isForItem }
  }

  package var isEmpty: Bool {
    contents.isEmpty && meaning.isEmpty && item.isEmpty && handlers.isEmpty && tag == nil
      && rowActions == nil && itemEnd.isEmpty && frame.isNeutral
  }

  /// An item does not take this event although the list offered it.
  package mutating func dropItemHandlers(_ key: AttributeKey) {
    handlers.removeAll { $0.isForItem && $0.key == key }
  }

  /// A box that does something, or that makes one element of its content, is what the name is for.
  private var boxTakesMeaning: Bool {
    handlers.contains { !$0.isForItem } || has(.childrenBehavior)
  }

  private func has(_ key: AttributeKey) -> Bool {
    contents.withUnsafeBytes { Attributes(bytes: $0).has(key) }
  }

  /// What still waits after an element with this role took its own.
  func left(by role: Role) -> PendingAttributes {
    var left = PendingAttributes()
    switch role {
    case .box:
      if !boxTakesMeaning { left.meaning = meaning }
    case .section:
      left.item = item
      left.itemEnd = itemEnd
      left.handlers = handlers.filter(\.isForItem)
    default: break
    }
    return left
  }

  /// What a composite view's own elements take.
  var handedDown: PendingAttributes {
    var handed = PendingAttributes()
    if !boxTakesMeaning { handed.meaning = meaning }
    handed.tag = tag
    return handed
  }

  var withoutHandedDown: PendingAttributes {
    var rest = self
    if !boxTakesMeaning { rest.meaning = [] }
    rest.tag = nil
    return rest
  }

  /// Adds records that a modifier wrote.
  mutating func add(_ records: UnsafeRawBufferPointer, handler: (Int) -> Handler) {
    forEach(in: records) { key, record in
      if case .handler(let index) = Attributes(bytes: record)[key] {
        handlers.append(WaitingHandler(key: key, box: HandlerBox(handler(index)), isForItem: false))
      } else if key.isMeaning {
        meaning.append(contentsOf: record)
      } else {
        contents.append(contentsOf: record)
      }
    }
  }

  mutating func addForItem(_ records: UnsafeRawBufferPointer, handler: (Int) -> Handler) {
    forEach(in: records) { key, record in
      if case .handler(let index) = Attributes(bytes: record)[key] {
        handlers.append(WaitingHandler(key: key, box: HandlerBox(handler(index)), isForItem: true))
      } else {
        item.append(contentsOf: record)
      }
    }
  }

  private func forEach(
    in records: UnsafeRawBufferPointer, _ body: (AttributeKey, UnsafeRawBufferPointer) -> Void
  ) {
    var offset = 0
    while offset < records.count {
      let size = Attributes.size(in: records, at: offset)
      body(
        AttributeKey(rawValue: records[offset + 1])!,
        UnsafeRawBufferPointer(rebasing: records[offset..<(offset + size)]))
      offset += size
    }
  }

  /// Whether the elements would be the same. Handlers count by what they are for.
  func isSame(as other: PendingAttributes) -> Bool {
    contents == other.contents && meaning == other.meaning && item == other.item
      && stage == other.stage && frame == other.frame && tag == other.tag
      && handlers.map(\.key) == other.handlers.map(\.key)
      // Closures can't be compared.
      && itemEnd.isEmpty && other.itemEnd.isEmpty
  }
}

/// A handler that waits for its element.
struct WaitingHandler {
  let key: AttributeKey
  let box: HandlerBox
  let isForItem: Bool
}

/// A handler that can be exchanged without writing the element anew.
final class HandlerBox {
  var handler: Handler
  init(_ handler: Handler) { self.handler = handler }
}

/// Attributes that a component has from the place where it stands.
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
