/// An element after a view in its item, such as in the row of a list.
package struct ItemEnd {
  package enum Kind: Equatable {
    /// Shown beside the view.
    case mark
    /// Actions that a swipe uncovers.
    case swipe(SwipeArea)
    /// Actions in a menu.
    case menu

    package var swipe: SwipeArea? { if case .swipe(let area) = self { area } else { nil } }
  }

  package let kind: Kind
  package let write: @MainActor (EmissionContext) -> Void

  package init(_ kind: Kind, write: @escaping @MainActor (EmissionContext) -> Void) {
    self.kind = kind
    self.write = write
  }
}

/// The actions that an item offers.
package struct ItemOffers {
  package private(set) var ends: [ItemEnd] = []
  private var handlers: [WaitingHandler] = []
  private var attributes: [UInt8] = []

  init() {}

  init(_ taken: PendingAttributes) {
    guard !taken.isEmpty else { return }
    ends = taken.itemEnd
    handlers = taken.handlers.filter(\.isForItem)
    attributes = taken.item
  }

  mutating func add(_ end: ItemEnd) { ends.append(end) }

  package var isEmpty: Bool { ends.isEmpty && handlers.isEmpty }

  package func takes(_ event: Attribute<HandlerIndex>) -> Bool {
    handlers.contains { $0.key == event.key }
  }

  /// The action of a control that replaces the event.
  @MainActor
  package func action(
    _ event: Event.Action, as handler: Attribute<HandlerIndex>
  ) -> @MainActor () -> Void {
    let box = handlers.first { $0.key == handler.key }?.box
    return { if case .event(let handle)? = box?.handler { handle(event) } }
  }

  package subscript<Value>(_ attribute: Attribute<Value>) -> Value? {
    attributes.withUnsafeBytes { Attributes(bytes: $0)[attribute] }
  }
}

extension EmissionContext {
  /// The actions of the item whose content is being finished.
  package var itemOffers: ItemOffers { openItems[openItems.count - 1].offers }

  /// Adds to what the item offers that was just opened.
  package func offer(_ end: ItemEnd) { openItems[openItems.count - 1].offers.add(end) }

  /// Adds what a view says that is inside of an item's content, such as the label of a link.
  package func addToOpenItem(_ end: ItemEnd) {
    guard openItems.count > 1, openItems[openItems.count - 1].content != nil else { return }
    openItems[openItems.count - 2].offers.add(end)
  }
}
