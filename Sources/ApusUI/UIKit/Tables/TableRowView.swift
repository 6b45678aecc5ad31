import Foundation

/// A row of a table.
struct TableRowView: View {
  let table: UITableView
  let row: KeptTableRow
  let version: Int

  var body: some View {
    if let cell = table.cell(of: row), let path = table.path(of: row.id) {
      let answers = table.answers(of: row, path)
      let height = answers.height
      ShownView(cell)
        .frame(height: height >= 0 ? height : nil)
        .modifier(RowInsets(isEdgeToEdge: cell.isEdgeToEdge, hasHeight: height >= 0))
        .modifier(CellGround(cell: cell, version: cell.version))
        .modifier(RowLines(isShown: table.separatorStyle != .none, color: table.separatorColor))
        .modifier(RowSwipe(edge: .leading, actions: answers.leading, cell: cell))
        .modifier(RowSwipe(edge: .trailing, actions: answers.trailing, cell: cell))
        .modifier(RowMenu(menu: answers.menu))
        .deleteDisabled(!answers.canDelete)
        .moveDisabled(!answers.canMove)
    }
  }
}

/// The background of a cell.
private struct CellGround: ViewModifier {
  let cell: UITableViewCell
  let version: Int

  func body(content: Content) -> some View {
    if let view = cell.shownGround {
      content.listRowBackground(ShownView(view))
    } else if let color = cell.groundColor {
      content.listRowBackground(Color(color))
    } else {
      content
    }
  }
}

// MARK: What a person can do with a row

extension UITableView {
  /// A person deletes rows.
  func deleted(_ ids: [Int]) {
    for id in ids {
      if let path = path(of: id) {
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
      }
    }
  }

  /// A person has moved a row in front of another of its section.
  func moved(_ section: KeptTableSection, _ rows: IndexSet, _ target: Int) {
    guard let start = rows.first, let number = sections.firstIndex(where: { $0 === section }) else {
      return
    }
    let from = IndexPath(row: start, section: number)
    let proposed = IndexPath(row: target > start ? target - 1 : target, section: number)
    let to =
      rowsDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: from, toProposedIndexPath: proposed) ?? proposed
    guard from != to, let row = row(at: from), sections.indices.contains(to.section) else { return }
    section.rows.remove(at: start)
    let goal = sections[to.section]
    goal.rows.insert(row, at: min(to.row, goal.rows.count))
    dataSource?.tableView(self, moveRowAt: from, to: to)
    askAgain()
  }

  /// A person has tapped the sign for details.
  func tappedAccessory(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    rowsDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
