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
  public func beginUpdates() { beginChanges() }

  /// Ends updates that belong together.
  public func endUpdates() { endChanges() }

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
