import Foundation

// Updates of a collection, by which items keep their identity.

extension UICollectionView {
  /// Runs updates as one.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginChanges()
    updates?()
    endChanges()
    completion?(true)
  }

  /// Items have come, at paths after the update.
  public func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedRows += indexPaths }
  }
  /// Items have gone, from paths before the update.
  public func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedRows += indexPaths }
  }
  /// The data source is asked for the cells of items again.
  public func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedRows += indexPaths }
  }
  /// The data source is asked for the cells of items again. A page makes no difference between this and a reload.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedRows += indexPaths }
  }
  /// An item has moved.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  /// Sections have come, at numbers after the update.
  public func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }
  /// Sections have gone, with numbers before the update.
  public func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }
  /// The data source is asked for sections again.
  public func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }
  /// A section has moved.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }
}
