import Foundation

// The rows of a table.

extension UITableView {
  /// The number of sections.
  public var numberOfSections: Int {
    loadIfDue()
    return sections.count
  }

  /// The number of rows of a section.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfDue()
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// The cell of a row; nil until it is shown.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { row(at: indexPath)?.cell }

  /// The path of a cell's row.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    path { $0.cell === cell }
  }

  /// All requested cells. Browsers do not tell the visible ones.
  public var visibleCells: [UITableViewCell] { madeCells }

  /// The paths of all requested cells.
  public var indexPathsForVisibleRows: [IndexPath]? { paths { $0.cell != nil } }

  var madeCells: [UITableViewCell] { sections.flatMap { $0.rows.compactMap(\.cell) } }

  func row(at path: IndexPath) -> KeptRow? {
    loadIfDue()
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  func path(of id: Int) -> IndexPath? { path { $0.id == id } }

  private func path(_ isWanted: (KeptRow) -> Bool) -> IndexPath? {
    for (section, rows) in sections.enumerated() {
      if let row = rows.rows.firstIndex(where: isWanted) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  func paths(_ isWanted: (KeptRow) -> Bool) -> [IndexPath] {
    sections.enumerated().flatMap { number, section in
      section.rows.indices.filter { isWanted(section.rows[$0]) }
        .map { IndexPath(row: $0, section: number) }
    }
  }

  // MARK: The data source

  /// Runs changes that the page draws in any case, because it is drawing the table.
  private func whileDrawing<Result>(_ body: () -> Result) -> Result {
    var root: UIView = self
    while let outer = root.superview { root = outer }
    return root.withDrawingDue(body)
  }

  /// Asks for the numbers of sections and rows, if they are not known.
  func loadIfDue() {
    guard isLoadDue, dataSource != nil else { return }
    isLoadDue = false
    whileDrawing { count(isUpdate: false) }
  }

  /// Brings the rows to the numbers that the data source says.
  ///
  /// - Parameter isUpdate: Whether the app has said which rows came and went.
  func count(isUpdate: Bool) {
    guard let dataSource else { return }
    forgetAnswers()
    let number = dataSource.numberOfSections(in: self)
    var isOff = number != sections.count
    while sections.count > number { sections.removeLast() }
    while sections.count < number { sections.append(KeptSection()) }
    for (index, section) in sections.enumerated() {
      let number = dataSource.tableView(self, numberOfRowsInSection: index)
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

  /// The cell of a row. The data source makes it on demand.
  func cell(of row: KeptRow) -> UITableViewCell? {
    if let cell = row.cell, !row.isStale { return cell }
    loadIfDue()
    row.answers = nil
    guard let dataSource, let path = path(of: row.id) else { return row.cell }
    return whileDrawing {
      askedRow = row
      let cell = dataSource.tableView(self, cellForRowAt: path)
      askedRow = nil
      row.isStale = false
      if let old = row.cell, old !== cell { retire(row) }
      row.cell = cell
      cell.superview = self
      cell.isInTable = true
      if cell.isSelected != chosen.contains(row.id) {
        cell.setSelected(chosen.contains(row.id), animated: false)
      }
      if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
      rowsDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
      return cell
    }
  }

  /// Takes the cell of a row away, for another row.
  func retire(_ row: KeptRow) {
    guard let cell = row.cell else { return }
    row.cell = nil
    if cell.superview === self { cell.superview = nil }
    reusables.keep(cell)
  }

  // MARK: Reuse

  /// Names the class of cells.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reusables.cellClasses[identifier] = cellClass
  }

  /// Names the class of headers and footers.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reusables.headerClasses[identifier] = aClass
  }

  /// An unused cell with an identifier, or a new cell of the registered class. Returns nil for an unknown identifier.
  ///
  /// A row that is loaded again gets its own cell, so that what stands in it stays.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = askedRow?.cell, cell.reuseIdentifier == identifier {
      cell.prepareForReuse()
      return cell
    }
    return reusables.cell(identifier)
  }

  /// An unused cell with an identifier, or a new cell of the registered class. The identifier must be registered.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      reportOnce("No class of cells is registered for “\(identifier)”, needed at \(indexPath).")
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    return cell
  }

  /// A header or footer of the class of the name; nil: the name has no class.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { reusables.header(identifier) }
}
