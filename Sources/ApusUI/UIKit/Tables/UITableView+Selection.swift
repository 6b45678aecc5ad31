import Foundation

// Selection and scrolling of tables.

extension UITableView {
  /// The row that is chosen, the first of several.
  public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// The paths of chosen rows, or nil without a choice.
  public var indexPathsForSelectedRows: [IndexPath]? {
    let paths = chosen.compactMap { path(of: $0) }
    return paths.isEmpty ? nil : paths
  }

  /// Chooses a row; nil: none. The delegate is not told.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return change(animated: animated) { unchooseAll() } }
    guard let row = row(at: indexPath) else { return }
    change(animated: animated) {
      if !choosesSeveral { unchooseAll() }
      choose(row.id, animated)
    }
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Chooses a row no longer. The delegate is not told.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let row = row(at: indexPath) else { return }
    change(animated: animated) { unchoose(row.id, animated) }
  }

  /// Scrolls to a row.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let row = row(at: indexPath) else { return }
    let anchor: UnitPoint? =
      switch scrollPosition {
      case .none: nil
      case .top: .top
      case .middle: .center
      case .bottom: .bottom
      }
    guard let scroller else {
      dueScroll = (row.id, anchor)
      return
    }
    change(animated: animated) { scroller(row.id, anchor) }
  }

  var choosesSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: For the page

  /// Whether a row is chosen; nil: a tap on it does nothing.
  func isChosen(_ id: Int) -> Bool? {
    guard isEditing ? allowsSelectionDuringEditing || choosesSeveral : allowsSelection,
      let path = path(of: id), answers(of: sections[path.section].rows[path.row], path).isTappable
    else { return nil }
    return chosen.contains(id)
      && madeCell(id)?.selectionStyle != UITableViewCell.SelectionStyle.none
  }

  /// A person has tapped a row.
  func tapped(_ id: Int) {
    guard let path = path(of: id) else { return }
    if choosesSeveral, chosen.contains(id) { return tell(noLonger: path) }
    let wanted = rowsDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let wanted, let row = row(at: wanted) else { return }
    if !choosesSeveral {
      for other in chosen where other != row.id {
        if let path = self.path(of: other) { tell(noLonger: path) }
      }
    }
    choose(row.id, true)
    rowsDelegate?.tableView(self, didSelectRowAt: wanted)
  }

  private func tell(noLonger path: IndexPath) {
    let wanted = rowsDelegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let wanted, let row = row(at: wanted) else { return }
    unchoose(row.id, true)
    rowsDelegate?.tableView(self, didDeselectRowAt: wanted)
  }
}
