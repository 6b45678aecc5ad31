extension IgnoredParameterTests {
  /// Parameters of collections that nothing reads, and why that is right.
  static let ofCollections: [String: String] = [
    "NSCollectionLayoutSection.swift: layoutEnvironment of list(using:layoutEnvironment:)":
      "a list fills its page",
    "UIBackgroundConfiguration.swift: state of updated(for:)":
      "documented: the same for all states",
    "UICollectionReusableView.swift: coder of init(coder:)":
      "there are no archives",
    "UICollectionView.swift: coder of init(coder:)":
      "there are no archives",
    "UICollectionViewCell.swift: coder of init(coder:)":
      "there are no archives",
    "UICollectionViewCompositionalLayout.swift: coder of init(coder:)":
      "there are no archives",
    "UICollectionViewController.swift: cell of collectionView(_:willDisplay:forItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: coder of init(coder:)":
      "there are no archives",
    "UICollectionViewController.swift: collectionView of collectionView(_:cellForItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: collectionView of collectionView(_:contextMenuConfigurationForItemAt:point:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: collectionView of collectionView(_:didDeselectItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: collectionView of collectionView(_:didHighlightItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: collectionView of collectionView(_:didSelectItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: collectionView of collectionView(_:didUnhighlightItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: collectionView of collectionView(_:numberOfItemsInSection:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: collectionView of collectionView(_:shouldDeselectItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: collectionView of collectionView(_:shouldHighlightItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: collectionView of collectionView(_:shouldSelectItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: collectionView of collectionView(_:viewForSupplementaryElementOfKind:at:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: collectionView of collectionView(_:willDisplay:forItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: collectionView of collectionView(_:willDisplaySupplementaryView:forElementKind:at:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: collectionView of numberOfSections(in:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: elementKind of collectionView(_:willDisplaySupplementaryView:forElementKind:at:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: indexPath of collectionView(_:cellForItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: indexPath of collectionView(_:contextMenuConfigurationForItemAt:point:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: indexPath of collectionView(_:didDeselectItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: indexPath of collectionView(_:didHighlightItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: indexPath of collectionView(_:didSelectItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: indexPath of collectionView(_:didUnhighlightItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: indexPath of collectionView(_:shouldDeselectItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: indexPath of collectionView(_:shouldHighlightItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: indexPath of collectionView(_:shouldSelectItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: indexPath of collectionView(_:viewForSupplementaryElementOfKind:at:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: indexPath of collectionView(_:willDisplay:forItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: indexPath of collectionView(_:willDisplaySupplementaryView:forElementKind:at:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: kind of collectionView(_:viewForSupplementaryElementOfKind:at:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: point of collectionView(_:contextMenuConfigurationForItemAt:point:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: scrollView of scrollViewDidScroll(_:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: section of collectionView(_:numberOfItemsInSection:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewController.swift: view of collectionView(_:willDisplaySupplementaryView:forElementKind:at:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDataSource.swift: collectionView of collectionView(_:viewForSupplementaryElementOfKind:at:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDataSource.swift: collectionView of numberOfSections(in:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDataSource.swift: indexPath of collectionView(_:viewForSupplementaryElementOfKind:at:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDataSource.swift: kind of collectionView(_:viewForSupplementaryElementOfKind:at:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegate.swift: cell of collectionView(_:willDisplay:forItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegate.swift: collectionView of collectionView(_:contextMenuConfigurationForItemAt:point:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegate.swift: collectionView of collectionView(_:didDeselectItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegate.swift: collectionView of collectionView(_:didHighlightItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegate.swift: collectionView of collectionView(_:didSelectItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegate.swift: collectionView of collectionView(_:didUnhighlightItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegate.swift: collectionView of collectionView(_:shouldDeselectItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegate.swift: collectionView of collectionView(_:shouldHighlightItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegate.swift: collectionView of collectionView(_:shouldSelectItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegate.swift: collectionView of collectionView(_:willDisplay:forItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegate.swift: collectionView of collectionView(_:willDisplaySupplementaryView:forElementKind:at:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegate.swift: elementKind of collectionView(_:willDisplaySupplementaryView:forElementKind:at:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegate.swift: indexPath of collectionView(_:contextMenuConfigurationForItemAt:point:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegate.swift: indexPath of collectionView(_:didDeselectItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegate.swift: indexPath of collectionView(_:didHighlightItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegate.swift: indexPath of collectionView(_:didSelectItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegate.swift: indexPath of collectionView(_:didUnhighlightItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegate.swift: indexPath of collectionView(_:shouldDeselectItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegate.swift: indexPath of collectionView(_:shouldHighlightItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegate.swift: indexPath of collectionView(_:shouldSelectItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegate.swift: indexPath of collectionView(_:willDisplay:forItemAt:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegate.swift: indexPath of collectionView(_:willDisplaySupplementaryView:forElementKind:at:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegate.swift: point of collectionView(_:contextMenuConfigurationForItemAt:point:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegate.swift: view of collectionView(_:willDisplaySupplementaryView:forElementKind:at:)":
      "what others override or implement does nothing of itself",
    "UICollectionViewDelegateFlowLayout.swift: collectionView of collectionView(_:layout:insetForSectionAt:)":
      "without the method, the layout says it for all",
    "UICollectionViewDelegateFlowLayout.swift: collectionView of collectionView(_:layout:minimumInteritemSpacingForSectionAt:)":
      "without the method, the layout says it for all",
    "UICollectionViewDelegateFlowLayout.swift: collectionView of collectionView(_:layout:minimumLineSpacingForSectionAt:)":
      "without the method, the layout says it for all",
    "UICollectionViewDelegateFlowLayout.swift: collectionView of collectionView(_:layout:referenceSizeForFooterInSection:)":
      "without the method, the layout says it for all",
    "UICollectionViewDelegateFlowLayout.swift: collectionView of collectionView(_:layout:referenceSizeForHeaderInSection:)":
      "without the method, the layout says it for all",
    "UICollectionViewDelegateFlowLayout.swift: collectionView of collectionView(_:layout:sizeForItemAt:)":
      "without the method, the layout says it for all",
    "UICollectionViewDelegateFlowLayout.swift: indexPath of collectionView(_:layout:sizeForItemAt:)":
      "without the method, the layout says it for all",
    "UICollectionViewDelegateFlowLayout.swift: section of collectionView(_:layout:insetForSectionAt:)":
      "without the method, the layout says it for all",
    "UICollectionViewDelegateFlowLayout.swift: section of collectionView(_:layout:minimumInteritemSpacingForSectionAt:)":
      "without the method, the layout says it for all",
    "UICollectionViewDelegateFlowLayout.swift: section of collectionView(_:layout:minimumLineSpacingForSectionAt:)":
      "without the method, the layout says it for all",
    "UICollectionViewDelegateFlowLayout.swift: section of collectionView(_:layout:referenceSizeForFooterInSection:)":
      "without the method, the layout says it for all",
    "UICollectionViewDelegateFlowLayout.swift: section of collectionView(_:layout:referenceSizeForHeaderInSection:)":
      "without the method, the layout says it for all",
    "UICollectionViewDiffableDataSource.swift: collectionView of collectionView(_:numberOfItemsInSection:)":
      "a data source has one collection",
    "UICollectionViewDiffableDataSource.swift: collectionView of numberOfSections(in:)":
      "a data source has one collection",
    "UICollectionViewFlowLayout.swift: coder of init(coder:)":
      "there are no archives",
    "UICollectionViewLayout.swift: coder of init(coder:)":
      "there are no archives",
    "UICollectionViewListCell.swift: coder of init(coder:)":
      "there are no archives",
  ]
}
