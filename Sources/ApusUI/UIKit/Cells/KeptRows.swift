import Foundation

/// The types of a view of rows: a table or a collection.
protocol RowKind {
  /// The views of rows.
  associatedtype Cell: UIView
  /// The answers of a data source and a delegate for a row.
  associatedtype Answers
  /// The header and the footer of a section.
  associatedtype Ends
}

/// A row of a table, or an item of a collection. It stays the same while updates move it.
@MainActor
final class KeptRow<Kind: RowKind>: Identifiable {
  nonisolated let id: Int
  /// The cell, once a page or the app has asked for it.
  var cell: Kind.Cell?
  /// Whether the data source must be asked for the cell before it is shown.
  var isStale = true
  /// The last answers of the data source and the delegate.
  var answers: Kind.Answers?

  init() { id = RowNumbers.next() }
}

/// A section of a table or a collection. It stays the same while updates move it.
@MainActor
final class KeptSection<Kind: RowKind>: Identifiable {
  nonisolated let id: Int
  var rows: [KeptRow<Kind>]
  /// Whether the data source says the number of rows anew.
  var isCounted = false
  /// The last known header and footer.
  var ends: Kind.Ends?

  init(_ rows: [KeptRow<Kind>] = []) {
    id = RowNumbers.next()
    self.rows = rows
  }
}

/// The numbers of rows and sections, of which none comes twice.
@MainActor
private enum RowNumbers {
  static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}

/// The changes of rows between its first and its last call of an update.
@MainActor
struct RowUpdates<Kind: RowKind> {
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []

  /// Applies the changes: old paths name the rows before all of them, new paths those after.
  func apply(to sections: inout [KeptSection<Kind>]) {
    let old = sections
    let before = old.map(\.rows)
    func row(_ path: IndexPath) -> KeptRow<Kind>? {
      guard before.indices.contains(path.section), before[path.section].indices.contains(path.row)
      else { return nil }
      return before[path.section][path.row]
    }
    for path in reloadedRows { row(path)?.isStale = true }
    for index in reloadedSections where old.indices.contains(index) {
      for row in old[index].rows { row.isStale = true }
      old[index].isCounted = true
    }
    let moved = movedRows.compactMap { move in row(move.from).map { ($0, move.to) } }
    let gone = Set(deletedRows.compactMap { row($0)?.id } + moved.map(\.0.id))
    for section in old { section.rows.removeAll { gone.contains($0.id) } }

    let movedWhole = movedSections.filter { old.indices.contains($0.from) }
    let left = deletedSections.union(IndexSet(movedWhole.map(\.from)))
    sections = old.indices.filter { !left.contains($0) }.map { old[$0] }
    let newSections =
      insertedSections.map { index in
        let section = KeptSection<Kind>()
        section.isCounted = true
        return (index, section)
      } + movedWhole.map { ($0.to, old[$0.from]) }
    for (index, section) in newSections.sorted(by: { $0.0 < $1.0 }) {
      sections.insert(section, at: min(index, sections.count))
    }

    let newRows = insertedRows.map { (KeptRow<Kind>(), $0) } + moved
    for (row, path) in newRows.sorted(by: { $0.1 < $1.1 })
    where sections.indices.contains(path.section) {
      let section = sections[path.section]
      section.rows.insert(row, at: min(path.row, section.rows.count))
    }
  }
}
