import Foundation

// Selection and scrolling of collections.

extension UICollectionView {
  /// The paths of chosen items, or nil without a choice.
  public var indexPathsForSelectedItems: [IndexPath]? { chosen.compactMap { path(of: $0) } }

  /// Chooses an item; nil: none. The delegate is not told.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    guard let indexPath else { return change(animated: animated) { unchooseAll() } }
    guard let item = row(at: indexPath) else { return }
    change(animated: animated) {
      if !allowsMultipleSelection { unchooseAll() }
      choose(item.id, animated)
    }
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Chooses an item no longer. The delegate is not told.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard let item = row(at: indexPath) else { return }
    change(animated: animated) { unchoose(item.id, animated) }
  }

  /// Scrolls to an item.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let item = row(at: indexPath) else { return }
    let anchor = scrollPosition.anchor
    guard let scroller else {
      dueScroll = (item.id, anchor)
      return
    }
    change(animated: animated) { scroller(item.id, anchor) }
  }

  // MARK: For the page

  /// Whether an item is chosen; nil: a tap on it does nothing.
  func isChosen(_ id: Int) -> Bool? {
    guard allowsSelection, itemsDelegate != nil || allowsMultipleSelection,
      let path = path(of: id), answers(of: sections[path.section].rows[path.row], path).isTappable
    else { return nil }
    return chosen.contains(id)
  }

  /// A person has tapped an item.
  func tapped(_ id: Int) {
    guard let path = path(of: id), let item = row(at: path) else { return }
    touch(item, path)
    if allowsMultipleSelection, chosen.contains(id) { return tell(noLonger: path) }
    guard itemsDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for other in chosen where other != id {
        if let path = self.path(of: other) { tell(noLonger: path) }
      }
    }
    choose(id, true)
    itemsDelegate?.collectionView(self, didSelectItemAt: path)
  }

  /// Lights an item for a moment, because a page tells no finger.
  private func touch(_ item: KeptItem, _ path: IndexPath) {
    item.cell?.isHighlighted = true
    itemsDelegate?.collectionView(self, didHighlightItemAt: path)
    item.cell?.isHighlighted = false
    itemsDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func tell(noLonger path: IndexPath) {
    guard itemsDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true,
      let item = row(at: path)
    else { return }
    unchoose(item.id, true)
    itemsDelegate?.collectionView(self, didDeselectItemAt: path)
  }
}

extension UICollectionView.ScrollPosition {
  /// The point of the viewport and of the item that come together; nil: the item only comes into view.
  fileprivate var anchor: UnitPoint? {
    if isEmpty { return nil }
    return UnitPoint(
      x: contains(.left) ? 0 : contains(.right) ? 1 : 0.5,
      y: contains(.top) ? 0 : contains(.bottom) ? 1 : 0.5)
  }
}
