import ScreenLayout
import ViewGraph

extension ScreenElement {
  /// A row of this list, or a view of this lazy stack or grid, counted from 0 over all of its
  /// sections, as a person counts them.
  ///
  /// A long one builds only the rows near those that are in view: a row far away does not exist
  /// until ``scroll(toRows:fileID:filePath:line:column:)``.
  public func row(_ index: Int) -> ScreenElement {
    let find = find
    return ScreenElement(screen: screen, description: "row \(index) of \(description)") {
      find($0).compactMap { $0.row(index) }
    }
  }

  /// Deletes a row of a list by a swipe; rows are counted from 0 over all sections.
  public func deleteRow(
    _ index: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    let row = row(index)
    guard let node = row.target(place, to: "delete") else { return }
    // A row takes the event itself, and knows its place.
    row.act(.delete(0), on: node, to: "delete", place)
  }

  /// Drags a row of a list in front of another; rows are counted from 0 over all sections, before
  /// the move. The row behind the last one stands for the end.
  ///
  /// A row moves among those of its own `ForEach`.
  public func moveRow(
    _ index: Int, to destination: Int, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    let row = row(index)
    guard let node = row.target(place, to: "move") else { return }
    // Its place among the rows that it can move between; a row that cannot move has none.
    let own = node[.index] ?? 0
    let event = Event.Action.move(from: own, to: own + destination - index)
    row.act(event, on: node, to: "move", place)
  }
}

extension TreeNode {
  /// The row at a place, if it is built. Rows that are not built are counted by what stands for
  /// them.
  fileprivate func row(_ index: Int) -> TreeNode? {
    var before = 0
    if let items = items { return items.item(index, &before) }
    return row(index, &before)
  }

  /// The stack or grid whose views are the rows: the long one here or below, else what stands here.
  private var items: TreeNode? {
    var items: TreeNode?
    walk {
      if items == nil, $0.has(.onWindow) || $0.role == .list || $0.role == .table { items = $0 }
    }
    let found = items ?? (role == .scroll && children.count == 1 ? children[0] : self)
    return [.stack, .grid].contains(found.role) ? found : nil
  }

  private func item(_ index: Int, _ before: inout Int) -> TreeNode? {
    for child in children {
      switch child.role {
      case .section: if let found = child.item(index, &before) { return found }
      case .sectionHeader, .sectionFooter, .modal: continue
      case .window: before += child[.count] ?? 0
      default:
        if before == index { return child }
        before += 1
      }
      if before > index { return nil }
    }
    return nil
  }

  private func row(_ index: Int, _ before: inout Int) -> TreeNode? {
    for child in children {
      switch child.role {
      case .row, .tableRow:
        if before == index { return child }
        before += 1
      case .window:
        before += child[.count] ?? 0
      default:
        if let found = child.row(index, &before) { return found }
      }
      if before > index { return nil }
    }
    return nil
  }
}
