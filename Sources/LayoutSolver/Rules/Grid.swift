/// A row of a `Grid`. Its grid says where its columns are.
package final class GridRowRule: LayoutRule {
  /// Across the row; nil: the grid's.
  let alignment: AlignmentKey?
  fileprivate var cells: [GridRule.Cell] = []
  fileprivate var columns: [GridRule.Track] = []
  fileprivate var spacing = 0.0
  fileprivate var height = 0.0
  fileprivate var gridAlignment = LayoutAlignment.center

  package var readsChildren: Bool { true }

  package init(alignment: AlignmentKey?) { self.alignment = alignment }

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    // Asked by nobody but its grid, which tells it.
    LayoutSize(columns.last.map { $0.start + $0.length } ?? 0, height)
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    // No grid told a row with a frame around it where its columns are.
    if cells.isEmpty {
      for child in node.children { child.put(child.size(proposal), for: proposal, x: 0, y: 0) }
    }
    for cell in cells {
      let first = columns[cell.column]
      let width = columns.length(from: cell.column, cell.span, spacing)
      let offer = Proposal(width, height)
      let alignment = LayoutAlignment(
        first.alignment ?? gridAlignment.horizontal, self.alignment ?? gridAlignment.vertical)
      let box = LayoutSize(width, height)
      cell.node.put(
        cell.node.size(offer), for: offer, alignment,
        at: first.start + alignment.horizontal.value(in: box),
        alignment.vertical.value(in: box))
    }
  }
}

/// What a view says of itself as a cell of a `Grid`.
package struct GridCellRule: TransparentRule {
  let span: Int
  /// Of its whole column; nil: the grid's.
  let columnAlignment: AlignmentKey?
  /// In these directions its column or row does not grow for it.
  let unsized: LayoutAxes

  package var isReadFromAround: Bool { true }

  package init(span: Int = 1, columnAlignment: AlignmentKey? = nil, unsized: LayoutAxes = []) {
    self.span = max(1, span)
    self.columnAlignment = columnAlignment
    self.unsized = unsized
  }
}

/// `Grid`: columns as wide as their widest cell, rows as high as their highest.
package struct GridRule: LayoutRule {
  let alignment: LayoutAlignment
  let spacingX, spacingY: Double

  package var readsChildren: Bool { true }

  package init(_ alignment: LayoutAlignment, spacingX: Double?, spacingY: Double?) {
    self.alignment = alignment
    self.spacingX = spacingX ?? StackRule.standardSpacing
    self.spacingY = spacingY ?? StackRule.standardSpacing
  }

  struct Cell {
    let node: LayoutNode
    let row, column, span: Int
    let unsized: LayoutAxes
    let alignment: AlignmentKey?
  }

  struct Track {
    var start = 0.0
    var length = 0.0
    var alignment: AlignmentKey?
  }

  private struct Solution {
    var cells: [Cell] = []
    var columns: [Track] = []
    var rows: [Track] = []
    var size = LayoutSize.zero
  }

  // MARK: Cells

  private func cells(_ node: LayoutNode) -> (cells: [Cell], columns: Int) {
    var cells: [Cell] = []
    var columns = 1
    for (row, child) in node.children.enumerated() where child.rule is GridRowRule {
      var column = 0
      for cell in child.children {
        let said = cell.gridCell
        cells.append(
          Cell(
            node: cell, row: row, column: column, span: said?.span ?? 1,
            unsized: said?.unsized ?? [], alignment: said?.columnAlignment))
        column += said?.span ?? 1
      }
      columns = max(columns, column)
    }
    // What is no row has all columns for itself.
    for (row, child) in node.children.enumerated() where !(child.rule is GridRowRule) {
      cells.append(
        Cell(
          node: child, row: row, column: 0, span: columns,
          unsized: child.gridCell?.unsized ?? [], alignment: nil))
    }
    return (cells, columns)
  }

  private func solve(_ proposal: Proposal, _ node: LayoutNode) -> Solution {
    guard !node.children.isEmpty else { return Solution() }
    let (cells, columnCount) = cells(node)
    var solution = Solution(cells: cells)
    solution.columns = tracks(
      columnCount, proposal.width, spacingX, cells.filter { !$0.unsized.contains(.horizontal) },
      { ($0.column, $0.span) }, { $0.node.size(Proposal($1, nil)).width })
    for cell in cells {
      if let alignment = cell.alignment { solution.columns[cell.column].alignment = alignment }
    }
    let columns = solution.columns
    solution.rows = tracks(
      node.children.count, proposal.height, spacingY,
      cells.filter { !$0.unsized.contains(.vertical) }, { ($0.row, 1) },
      { cell, share in
        let width = columns.length(from: cell.column, cell.span, spacingX)
        return cell.node.size(Proposal(width, share)).height
      })
    let lastColumn = solution.columns[columnCount - 1]
    let lastRow = solution.rows[node.children.count - 1]
    solution.size = LayoutSize(
      lastColumn.start + lastColumn.length, lastRow.start + lastRow.length)
    return solution
  }

  /// The lengths of columns or rows: a length is shared out among them as a stack does it.
  private func tracks(
    _ count: Int, _ proposed: Double?, _ spacing: Double, _ cells: [Cell],
    _ place: (Cell) -> (first: Int, span: Int), _ length: (Cell, Double?) -> Double
  ) -> [Track] {
    var tracks = [Track](repeating: Track(), count: count)
    var members = [[Cell]](repeating: [], count: count)
    for cell in cells where place(cell).span == 1 { members[place(cell).first].append(cell) }
    func longest(_ track: Int, _ share: Double?) -> Double {
      members[track].reduce(0) { max($0, length($1, share)) }
    }
    if let proposed {
      let priorities = [Double](repeating: 0, count: count)
      let shares = Sharing.share(proposed - spacing * Double(count - 1), among: priorities, longest)
      for (track, share) in shares.enumerated() { tracks[track].length = longest(track, share) }
    } else {
      for track in 0..<count { tracks[track].length = longest(track, nil) }
    }
    // What spans several and needs more than they have widens the last of them.
    for cell in cells where place(cell).span > 1 {
      let (first, span) = place(cell)
      let room = tracks.length(from: first, span, spacing)
      let wanted = length(cell, proposed.map { max($0, room) })
      if wanted.isFinite { tracks[first + span - 1].length += max(0, wanted - room) }
    }
    var start = 0.0
    for track in 0..<count {
      tracks[track].start = start
      start += tracks[track].length + spacing
    }
    return tracks
  }

  // MARK: The grid's own size

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    solve(proposal, node).size
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    let solution = solve(proposal, node)
    for (index, child) in node.children.enumerated() {
      let row = solution.rows[index]
      let box = LayoutSize(solution.size.width, row.length)
      let offer = Proposal(box)
      guard let rule = child.rule as? GridRowRule else {
        child.put(
          child.size(offer), for: offer, alignment,
          at: alignment.horizontal.value(in: box),
          row.start + alignment.vertical.value(in: box))
        continue
      }
      rule.cells = solution.cells.filter { $0.row == index }
      rule.columns = solution.columns
      rule.spacing = spacingX
      rule.height = row.length
      rule.gridAlignment = alignment
      child.put(box, for: offer, x: 0, y: row.start)
      // The same row may stand at the same place with other columns.
      child.settled = nil
    }
  }

  package func priority(_ node: LayoutNode) -> Double { 0 }
  package func spacing(_ node: LayoutNode) -> SpacingKind { .standard }
}

extension [GridRule.Track] {
  /// Of several in a row, which may have no end: so no difference of their places.
  fileprivate func length(from first: Int, _ span: Int, _ spacing: Double) -> Double {
    self[first..<first + span].reduce(0) { $0 + $1.length } + spacing * Double(span - 1)
  }
}

extension LayoutNode {
  /// What the view says of itself as a cell, through what wraps it.
  fileprivate var gridCell: GridCellRule? {
    var node = self
    while true {
      if let cell = node.rule as? GridCellRule { return cell }
      guard node.children.count == 1 else { return nil }
      node = node.content
    }
  }
}
