extension IgnoredParameterTests {
  /// Parameters of tables that nothing reads, and why that is right.
  static let ofTables: [String: String] = [
    "UIHostingConfiguration.swift: state of updated(for:)":
      "documented: the same content",
    "UIListContentConfiguration.swift: state of updated(for:)":
      "documented: the same content",
    "UITableView+Updates.swift: animation of deleteRows(at:with:)":
      "documented: a page moves rows in one way",
    "UITableView+Updates.swift: animation of deleteSections(_:with:)":
      "documented: a page moves rows in one way",
    "UITableView+Updates.swift: animation of insertRows(at:with:)":
      "documented: a page moves rows in one way",
    "UITableView+Updates.swift: animation of insertSections(_:with:)":
      "documented: a page moves rows in one way",
    "UITableView+Updates.swift: animation of reloadRows(at:with:)":
      "documented: a page moves rows in one way",
    "UITableView+Updates.swift: animation of reloadSections(_:with:)":
      "documented: a page moves rows in one way",
    "UITableView.swift: coder of init(coder:)":
      "there are no archives",
    "UITableViewCell.swift: animated of setEditing(_:animated:)":
      "documented: a page does not call it",
    "UITableViewCell.swift: animated of setHighlighted(_:animated:)":
      "documented: a page does not call it",
    "UITableViewCell.swift: animated of setSelected(_:animated:)":
      "documented: a page does not call it",
    "UITableViewCell.swift: coder of init(coder:)":
      "there are no archives",
    "UITableViewController.swift: cell of tableView(_:willDisplay:forRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: coder of init(coder:)":
      "there are no archives",
    "UITableViewController.swift: destinationIndexPath of tableView(_:moveRowAt:to:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: editingStyle of tableView(_:commit:forRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: indexPath of tableView(_:accessoryButtonTappedForRowWith:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: indexPath of tableView(_:canEditRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: indexPath of tableView(_:canMoveRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: indexPath of tableView(_:cellForRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: indexPath of tableView(_:commit:forRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: indexPath of tableView(_:contextMenuConfigurationForRowAt:point:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: indexPath of tableView(_:didDeselectRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: indexPath of tableView(_:didSelectRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: indexPath of tableView(_:editingStyleForRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: indexPath of tableView(_:estimatedHeightForRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: indexPath of tableView(_:heightForRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: indexPath of tableView(_:leadingSwipeActionsConfigurationForRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: indexPath of tableView(_:shouldHighlightRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: indexPath of tableView(_:trailingSwipeActionsConfigurationForRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: indexPath of tableView(_:willDisplay:forRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: point of tableView(_:contextMenuConfigurationForRowAt:point:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: scrollView of scrollViewDidScroll(_:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: section of tableView(_:heightForFooterInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: section of tableView(_:heightForHeaderInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: section of tableView(_:numberOfRowsInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: section of tableView(_:titleForFooterInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: section of tableView(_:titleForHeaderInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: section of tableView(_:viewForFooterInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: section of tableView(_:viewForHeaderInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: sourceIndexPath of tableView(_:moveRowAt:to:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: sourceIndexPath of tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: tableView of numberOfSections(in:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: tableView of sectionIndexTitles(for:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: tableView of tableView(_:accessoryButtonTappedForRowWith:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: tableView of tableView(_:canMoveRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: tableView of tableView(_:cellForRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: tableView of tableView(_:commit:forRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: tableView of tableView(_:contextMenuConfigurationForRowAt:point:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: tableView of tableView(_:didDeselectRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: tableView of tableView(_:didSelectRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: tableView of tableView(_:leadingSwipeActionsConfigurationForRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: tableView of tableView(_:moveRowAt:to:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: tableView of tableView(_:numberOfRowsInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: tableView of tableView(_:shouldHighlightRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: tableView of tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: tableView of tableView(_:titleForFooterInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: tableView of tableView(_:titleForHeaderInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: tableView of tableView(_:trailingSwipeActionsConfigurationForRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: tableView of tableView(_:viewForFooterInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: tableView of tableView(_:viewForHeaderInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: tableView of tableView(_:willDeselectRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: tableView of tableView(_:willDisplay:forRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewController.swift: tableView of tableView(_:willSelectRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDataSource.swift: destinationIndexPath of tableView(_:moveRowAt:to:)":
      "what others override or implement does nothing of itself",
    "UITableViewDataSource.swift: editingStyle of tableView(_:commit:forRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDataSource.swift: indexPath of tableView(_:canEditRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDataSource.swift: indexPath of tableView(_:canMoveRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDataSource.swift: indexPath of tableView(_:commit:forRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDataSource.swift: section of tableView(_:titleForFooterInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewDataSource.swift: section of tableView(_:titleForHeaderInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewDataSource.swift: sourceIndexPath of tableView(_:moveRowAt:to:)":
      "what others override or implement does nothing of itself",
    "UITableViewDataSource.swift: tableView of numberOfSections(in:)":
      "what others override or implement does nothing of itself",
    "UITableViewDataSource.swift: tableView of sectionIndexTitles(for:)":
      "what others override or implement does nothing of itself",
    "UITableViewDataSource.swift: tableView of tableView(_:canMoveRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDataSource.swift: tableView of tableView(_:commit:forRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDataSource.swift: tableView of tableView(_:moveRowAt:to:)":
      "what others override or implement does nothing of itself",
    "UITableViewDataSource.swift: tableView of tableView(_:sectionForSectionIndexTitle:at:)":
      "what others override or implement does nothing of itself",
    "UITableViewDataSource.swift: tableView of tableView(_:titleForFooterInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewDataSource.swift: tableView of tableView(_:titleForHeaderInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewDataSource.swift: title of tableView(_:sectionForSectionIndexTitle:at:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: cell of tableView(_:willDisplay:forRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: indexPath of tableView(_:accessoryButtonTappedForRowWith:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: indexPath of tableView(_:contextMenuConfigurationForRowAt:point:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: indexPath of tableView(_:didDeselectRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: indexPath of tableView(_:didSelectRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: indexPath of tableView(_:editingStyleForRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: indexPath of tableView(_:estimatedHeightForRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: indexPath of tableView(_:heightForRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: indexPath of tableView(_:leadingSwipeActionsConfigurationForRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: indexPath of tableView(_:shouldHighlightRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: indexPath of tableView(_:trailingSwipeActionsConfigurationForRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: indexPath of tableView(_:willDisplay:forRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: point of tableView(_:contextMenuConfigurationForRowAt:point:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: section of tableView(_:heightForFooterInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: section of tableView(_:heightForHeaderInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: section of tableView(_:viewForFooterInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: section of tableView(_:viewForHeaderInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: sourceIndexPath of tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: tableView of tableView(_:accessoryButtonTappedForRowWith:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: tableView of tableView(_:contextMenuConfigurationForRowAt:point:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: tableView of tableView(_:didDeselectRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: tableView of tableView(_:didSelectRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: tableView of tableView(_:leadingSwipeActionsConfigurationForRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: tableView of tableView(_:shouldHighlightRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: tableView of tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: tableView of tableView(_:trailingSwipeActionsConfigurationForRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: tableView of tableView(_:viewForFooterInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: tableView of tableView(_:viewForHeaderInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: tableView of tableView(_:willDeselectRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: tableView of tableView(_:willDisplay:forRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDelegate.swift: tableView of tableView(_:willSelectRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDiffableDataSource.swift: destinationIndexPath of tableView(_:moveRowAt:to:)":
      "what others override or implement does nothing of itself",
    "UITableViewDiffableDataSource.swift: editingStyle of tableView(_:commit:forRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDiffableDataSource.swift: indexPath of tableView(_:canEditRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDiffableDataSource.swift: indexPath of tableView(_:canMoveRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDiffableDataSource.swift: indexPath of tableView(_:commit:forRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDiffableDataSource.swift: section of tableView(_:titleForFooterInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewDiffableDataSource.swift: section of tableView(_:titleForHeaderInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewDiffableDataSource.swift: sourceIndexPath of tableView(_:moveRowAt:to:)":
      "what others override or implement does nothing of itself",
    "UITableViewDiffableDataSource.swift: tableView of numberOfSections(in:)":
      "what others override or implement does nothing of itself",
    "UITableViewDiffableDataSource.swift: tableView of tableView(_:canEditRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDiffableDataSource.swift: tableView of tableView(_:canMoveRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDiffableDataSource.swift: tableView of tableView(_:commit:forRowAt:)":
      "what others override or implement does nothing of itself",
    "UITableViewDiffableDataSource.swift: tableView of tableView(_:moveRowAt:to:)":
      "what others override or implement does nothing of itself",
    "UITableViewDiffableDataSource.swift: tableView of tableView(_:numberOfRowsInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewDiffableDataSource.swift: tableView of tableView(_:titleForFooterInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewDiffableDataSource.swift: tableView of tableView(_:titleForHeaderInSection:)":
      "what others override or implement does nothing of itself",
    "UITableViewHeaderFooterView.swift: coder of init(coder:)":
      "there are no archives",
  ]
}
