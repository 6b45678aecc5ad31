import Foundation

/// The sections and items of a table or a collection at one time.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
  private(set) var loadedItems: Set<ItemIdentifierType> = []
  private(set) var loadedSections: Set<SectionIdentifierType> = []

  /// A snapshot without sections.
  public init() {}

  /// The number of items.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// The items in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// The items that are loaded again.
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter(loadedItems.contains)
  }
  /// The items that are loaded again: a page makes no difference between this and a reload.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reloadedItemIdentifiers }
  /// The sections that are loaded again.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    sectionIdentifiers.filter(loadedSections.contains)
  }

  /// The number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// The items of a section in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    indexOfSection(identifier).map { sections[$0].items } ?? []
  }
  /// The section of an item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sections.first { $0.items.contains(identifier) }?.id }
  /// The place of an item among all.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// The place of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }

  // MARK: Items

  /// Puts items at the end of a section; nil: of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
    guard let index else {
      return reportOnce("Items were put into a section that a snapshot does not have.")
    }
    takeOut(identifiers)
    sections[index].items += identifiers
  }
  /// Puts items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, 0) }
  /// Puts items behind another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, 1) }
  /// Takes items out.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { takeOut(identifiers) }
  /// Takes all items and sections out.
  public mutating func deleteAllItems() { sections = [] }
  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { insert([identifier], at: toIdentifier, 0) }
  /// Moves an item behind another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { insert([identifier], at: toIdentifier, 1) }
  /// Loads items again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    loadedItems.formUnion(identifiers)
  }
  /// Loads items again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    loadedItems.formUnion(identifiers)
  }

  private mutating func takeOut(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at goal: ItemIdentifierType, _ offset: Int
  ) {
    takeOut(identifiers.filter { $0 != goal })
    for index in sections.indices {
      if let place = sections[index].items.firstIndex(of: goal) {
        sections[index].items.insert(
          contentsOf: identifiers.filter { $0 != goal }, at: place + offset)
      }
    }
  }

  // MARK: Sections

  /// Puts sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.filter { indexOfSection($0) == nil }.map { ($0, []) }
  }
  /// Puts sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(sections: identifiers.map { ($0, []) }, at: toIdentifier, 0) }
  /// Puts sections behind another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(sections: identifiers.map { ($0, []) }, at: toIdentifier, 1) }
  /// Takes sections out with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.id) }
  }
  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, toIdentifier, 0) }
  /// Moves a section behind another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, toIdentifier, 1) }
  /// Loads sections again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    loadedSections.formUnion(identifiers)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, _ goal: SectionIdentifierType, _ offset: Int
  ) {
    guard identifier != goal, let index = indexOfSection(identifier) else { return }
    insert(sections: [sections.remove(at: index)], at: goal, offset)
  }

  private mutating func insert(
    sections new: [(SectionIdentifierType, [ItemIdentifierType])], at goal: SectionIdentifierType,
    _ offset: Int
  ) {
    guard let index = indexOfSection(goal) else { return }
    sections.insert(contentsOf: new.map { (id: $0.0, items: $0.1) }, at: index + offset)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
