import Foundation

// The rows of a snapshot, which data sources of tables and collections show.

extension NSDiffableDataSourceSnapshot {
  /// The same sections and items, without those that are loaded again.
  var withoutReloads: Self {
    var copy = Self()
    copy.appendSections(sectionIdentifiers)
    for section in sectionIdentifiers {
      copy.appendItems(itemIdentifiers(inSection: section), toSection: section)
    }
    return copy
  }

  /// The rows of the snapshot. Cells of items that were shown before stay.
  @MainActor
  func arranged<Kind>(_ shown: [KeptSection<Kind>], from old: Self) -> [KeptSection<Kind>] {
    var rows: [ItemIdentifierType: KeptRow<Kind>] = [:]
    var sections: [SectionIdentifierType: KeptSection<Kind>] = [:]
    for (id, section) in zip(old.sectionIdentifiers, shown) {
      sections[id] = section
      for (item, row) in zip(old.itemIdentifiers(inSection: id), section.rows) { rows[item] = row }
    }
    return sectionIdentifiers.map { id in
      let section = sections[id] ?? KeptSection()
      section.rows = itemIdentifiers(inSection: id).map { item in
        let row = rows[item] ?? KeptRow()
        if loadedItems.contains(item) || loadedSections.contains(id) { row.isStale = true }
        return row
      }
      return section
    }
  }

  /// The section of a number.
  func section(at index: Int) -> SectionIdentifierType? {
    let all = sectionIdentifiers
    return all.indices.contains(index) ? all[index] : nil
  }

  /// The item at a path.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard let section = section(at: path.section) else { return nil }
    let items = itemIdentifiers(inSection: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// The path of an item.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (number, section) in sectionIdentifiers.enumerated() {
      if let place = itemIdentifiers(inSection: section).firstIndex(of: item) {
        return IndexPath(item: place, section: number)
      }
    }
    return nil
  }
}
