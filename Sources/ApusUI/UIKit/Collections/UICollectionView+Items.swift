import Foundation

// The items of a collection.

extension UICollectionView {
  /// The number of sections.
  public var numberOfSections: Int {
    loadIfDue()
    return sections.count
  }

  /// The number of items of a section.
  public func numberOfItems(inSection section: Int) -> Int {
    loadIfDue()
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// The cell of an item; nil until it is shown.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    row(at: indexPath)?.cell
  }

  /// The path of a cell's item.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    path(where: { $0.cell === cell })
  }

  /// All requested cells. Browsers do not tell the visible ones.
  public var visibleCells: [UICollectionViewCell] { madeCells }

  /// The paths of all requested cells.
  public var indexPathsForVisibleItems: [IndexPath] { paths { $0.cell != nil } }

  /// The header or the footer of a section; nil until it is shown.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return sections[indexPath.section].ends?.views[elementKind]
  }

  /// The cell of an item. The data source makes it on demand.
  func cell(of item: KeptItem) -> UICollectionViewCell? {
    if let cell = item.cell, !item.isStale { return cell }
    loadIfDue()
    guard let dataSource, let path = path(of: item.id) else { return item.cell }
    return whileDrawing {
      askedItem = item
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      askedItem = nil
      item.isStale = false
      if let old = item.cell, old !== cell { retire(item) }
      item.cell = cell
      cell.superview = self
      mark(cell, isChosen: chosen.contains(item.id), animated: false)
      cell.take(size(of: item, path))
      itemsDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      return cell
    }
  }

  // MARK: Reuse

  /// Names the class of cells.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reusables.cellClasses[identifier] = cellClass
  }

  /// Names the class of headers, footers or other views of a kind.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { reusables.viewClasses["\(elementKind) \(identifier)"] = viewClass }

  /// An unused cell with an identifier, or a new cell of the registered class. The identifier must be registered.
  ///
  /// An item that is loaded again gets its own cell, so that what stands in it stays.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = askedItem?.cell, cell.reuseIdentifier == identifier {
      cell.prepareForReuse()
      return cell
    }
    let size = row(at: indexPath).flatMap { self.size(of: $0, indexPath) } ?? CGSize.zero
    if let cell = reusables.cell(identifier, size) { return cell }
    reportOnce("No class of cells is registered for “\(identifier)”, needed at \(indexPath).")
    return UICollectionViewCell(frame: CGRect(origin: .zero, size: size))
  }

  /// A view of the class under the kind and the identifier.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = reusables.view(elementKind, identifier) { return view }
    reportOnce(
      "No class of “\(elementKind)” is registered for “\(identifier)”, needed at \(indexPath).")
    return UICollectionReusableView(frame: .zero)
  }
}

// MARK: What tables and collections share

/// The types of a collection.
enum CollectionItems: RowKind {
  typealias Cell = UICollectionViewCell
  typealias Answers = ItemAnswers
  typealias Ends = SectionAnswers
}
typealias KeptItem = KeptRow<CollectionItems>
typealias KeptItemSection = KeptSection<CollectionItems>

extension UICollectionView: RowsView {
  typealias Kind = CollectionItems

  var givesRows: Bool { dataSource != nil }
  func countSections() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }
  func countRows(in section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  func keep(_ cell: UICollectionViewCell) { reusables.keep(cell) }
  func mark(_ cell: UICollectionViewCell, isChosen: Bool, animated: Bool) {
    if cell.isSelected != isChosen { cell.isSelected = isChosen }
  }
}
