import Foundation

/// A view of rows in sections that a data source gives: a table or a collection.
@MainActor
protocol RowsView: UIView {
  associatedtype Kind: RowKind
  var sections: [KeptSection<Kind>] { get set }
  /// The numbers of chosen rows, the last one last.
  var chosen: [Int] { get set }
  /// Whether the data source must be asked for the numbers of sections and rows.
  var isLoadDue: Bool { get set }
  var updates: RowUpdates<Kind>? { get set }
  var updateDepth: Int { get set }

  /// Whether there is a data source.
  var givesRows: Bool { get }
  /// The number of sections that the data source says.
  func countSections() -> Int
  /// The number of rows that the data source says.
  func countRows(in section: Int) -> Int
  /// Keeps a cell for another row.
  func keep(_ cell: Kind.Cell)
  /// Tells a cell whether its row is chosen.
  func mark(_ cell: Kind.Cell, isChosen: Bool, animated: Bool)
  /// Whether a row is chosen; nil: a tap on it does nothing.
  func isChosen(_ id: Int) -> Bool?
  /// A person has tapped a row.
  func tapped(_ id: Int)
}

// MARK: Rows and paths

extension RowsView {
  var madeCells: [Kind.Cell] { sections.flatMap { $0.rows.compactMap(\.cell) } }

  func row(at path: IndexPath) -> KeptRow<Kind>? {
    loadIfDue()
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  func path(of id: Int) -> IndexPath? { path(where: { $0.id == id }) }

  func path(where isWanted: (KeptRow<Kind>) -> Bool) -> IndexPath? {
    for (section, rows) in sections.enumerated() {
      if let row = rows.rows.firstIndex(where: isWanted) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  func paths(_ isWanted: (KeptRow<Kind>) -> Bool) -> [IndexPath] {
    sections.enumerated().flatMap { number, section in
      section.rows.indices.filter { isWanted(section.rows[$0]) }
        .map { IndexPath(row: $0, section: number) }
    }
  }
}

// MARK: The data source

extension RowsView {
  /// Runs changes that the page draws in any case, because it is drawing the rows.
  func whileDrawing<Result>(_ body: () -> Result) -> Result {
    var root: UIView = self
    while let outer = root.superview { root = outer }
    return root.withDrawingDue(body)
  }

  /// Asks for everything but cells again, as soon as the page draws it.
  ///
  /// A page may draw a row when the app's data have changed and the view does not know it yet, so it must not ask then.
  func askAgain() {
    forgetAnswers()
    changed()
  }

  func forgetAnswers() {
    for section in sections {
      section.ends = nil
      for row in section.rows { row.answers = nil }
    }
  }

  /// Asks for the numbers of sections and rows, if they are not known.
  func loadIfDue() {
    guard isLoadDue, givesRows else { return }
    isLoadDue = false
    whileDrawing { count(isUpdate: false) }
  }

  /// Brings the rows to the numbers that the data source says.
  ///
  /// - Parameter isUpdate: Whether the app has said which rows came and went.
  func count(isUpdate: Bool) {
    guard givesRows else { return }
    forgetAnswers()
    let number = countSections()
    var isOff = number != sections.count
    while sections.count > number { sections.removeLast() }
    while sections.count < number { sections.append(KeptSection()) }
    for (index, section) in sections.enumerated() {
      let number = countRows(in: index)
      if number != section.rows.count, !section.isCounted { isOff = true }
      section.isCounted = false
      if section.rows.count > number {
        for row in section.rows[number...] { retire(row) }
        section.rows.removeLast(section.rows.count - number)
      }
      while section.rows.count < number { section.rows.append(KeptRow()) }
    }
    if isUpdate, isOff {
      reportOnce(
        "The updates of \(self) do not lead to the numbers of rows that its data source says.")
    }
  }

  /// Takes the cell of a row away, for another row.
  func retire(_ row: KeptRow<Kind>) {
    guard let cell = row.cell else { return }
    row.cell = nil
    if cell.superview === self { cell.superview = nil }
    keep(cell)
  }
}

// MARK: Updates

extension RowsView {
  func beginChanges() {
    updateDepth += 1
    if updates == nil { updates = RowUpdates() }
  }

  func endChanges() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0, let updates else { return }
    self.updates = nil
    // Everything will be asked for anyway.
    guard !isLoadDue else { return changed() }
    withAnimation {
      let before = sections.flatMap(\.rows)
      updates.apply(to: &sections)
      count(isUpdate: true)
      let left = Set(sections.flatMap { $0.rows.map(\.id) })
      for row in before where !left.contains(row.id) { retire(row) }
      chosen.removeAll { !left.contains($0) }
      changed()
    }
  }

  func update(_ body: (inout RowUpdates<Kind>) -> Void) {
    beginChanges()
    if updates != nil { body(&updates!) }
    endChanges()
  }

  /// Shows other sections, in which rows may be that were there before.
  func arrange(_ sections: [KeptSection<Kind>]) {
    let before = Set(self.sections.flatMap { $0.rows.map(\.id) })
    let old = Dictionary(
      self.sections.flatMap { $0.rows.map { ($0.id, $0) } }, uniquingKeysWith: { $1 })
    self.sections = sections
    let left = Set(sections.flatMap { $0.rows.map(\.id) })
    for id in before.subtracting(left) { if let row = old[id] { retire(row) } }
    chosen.removeAll { !left.contains($0) }
    askAgain()
  }
}

// MARK: Choice

extension RowsView {
  func choose(_ id: Int, _ animated: Bool) {
    guard !chosen.contains(id) else { return }
    chosen.append(id)
    if let cell = madeCell(id) { mark(cell, isChosen: true, animated: animated) }
    changed()
  }

  func unchoose(_ id: Int, _ animated: Bool) {
    guard chosen.contains(id) else { return }
    chosen.removeAll { $0 == id }
    if let cell = madeCell(id) { mark(cell, isChosen: false, animated: animated) }
    changed()
  }

  func unchooseAll() { for id in chosen { unchoose(id, false) } }

  func madeCell(_ id: Int) -> Kind.Cell? {
    path(of: id).flatMap { sections[$0.section].rows[$0.row].cell }
  }
}

/// The selection of a list, backed by a table or a collection.
struct RowsChoice<Rows: RowsView>: RowSelection {
  let rows: Rows

  private func id(_ tag: AnyHashable) -> Int? { tag.tag(as: Int.self) }

  func contains(_ tag: AnyHashable) -> Bool? { id(tag).flatMap { rows.isChosen($0) } }
  func values(at tag: AnyHashable) -> Any? { id(tag).map { Set([$0]) } }
  func tapped(_ tag: AnyHashable) { if let id = id(tag) { rows.tapped(id) } }
  func select(_ tag: AnyHashable) { tapped(tag) }
  func clear() { rows.unchooseAll() }
  func value(of tag: AnyHashable) -> AnyHashable? { id(tag).map { AnyHashable($0) } }
  var chosen: AnyHashable? { rows.chosen.last.map { AnyHashable($0) } }
  func toggle(_ tag: AnyHashable) { tapped(tag) }
  func select(all tags: [AnyHashable]) { for tag in tags { tapped(tag) } }
  var needsEditing: Bool { false }
}
