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
    path(where: { $0.cell === cell })
  }

  /// All requested cells. Browsers do not tell the visible ones.
  public var visibleCells: [UITableViewCell] { madeCells }

  /// The paths of all requested cells.
  public var indexPathsForVisibleRows: [IndexPath]? { paths { $0.cell != nil } }

  // MARK: The data source

  /// The cell of a row. The data source makes it on demand.
  func cell(of row: KeptTableRow) -> UITableViewCell? {
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

// MARK: What tables and collections share

/// The types of a table.
enum TableRows: RowKind {
  typealias Cell = UITableViewCell
  typealias Answers = RowAnswers
  typealias Ends = SectionEnds
}
typealias KeptTableRow = KeptRow<TableRows>
typealias KeptTableSection = KeptSection<TableRows>

extension UITableView: RowsView {
  typealias Kind = TableRows

  var givesRows: Bool { dataSource != nil }
  func countSections() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }
  func countRows(in section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  func keep(_ cell: UITableViewCell) { reusables.keep(cell) }
  func mark(_ cell: UITableViewCell, isChosen: Bool, animated: Bool) {
    cell.setSelected(isChosen, animated: animated)
  }
}
