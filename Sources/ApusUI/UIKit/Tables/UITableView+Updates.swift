import Foundation

// Updates of a table, by which rows keep their identity. A page moves all of them in one way, whatever the animation.

extension UITableView {
  /// Runs updates as one.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Begins updates that belong together. Each call needs one of `endUpdates()`.
  public func beginUpdates() {
    updateDepth += 1
    if updates == nil { updates = TableUpdates() }
  }

  /// Ends updates that belong together.
  public func endUpdates() {
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

  private func update(_ body: (inout TableUpdates) -> Void) {
    beginUpdates()
    if updates != nil { body(&updates!) }
    endUpdates()
  }

  /// Rows have come, at paths after the update.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows += indexPaths }
  }
  /// Rows have gone, from paths before the update.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows += indexPaths }
  }
  /// The data source is asked for the cells of rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows += indexPaths }
  }
  /// The data source is asked for the cells of rows again. A page makes no difference between this and a reload.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    update { $0.reloadedRows += indexPaths }
  }
  /// A row has moved.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  /// Sections have come, at numbers after the update.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }
  /// Sections have gone, with numbers before the update.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }
  /// The data source is asked for sections again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }
  /// A section has moved.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }
}

extension UITableView {
  /// Shows other sections, in which rows may be that were there before.
  func arrange(_ sections: [KeptSection]) {
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
