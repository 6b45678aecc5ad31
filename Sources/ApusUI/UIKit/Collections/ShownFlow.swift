import Foundation

/// The sections of a flow.
struct FlowSections: View {
  let collection: UICollectionView
  let layout: UICollectionViewFlowLayout
  let version: Int
  let room: CGSize

  var body: some View {
    let sections = ForEach(collection.sections) { section in
      FlowSection(
        collection: collection, section: section, version: version, room: room,
        isVertical: layout.scrollDirection == .vertical)
    }
    let pinned = pinned
    if layout.scrollDirection == .horizontal {
      HStack(alignment: .top, spacing: 0) { sections }
    } else if pinned.isEmpty {
      VStack(spacing: 0) { sections }
    } else {
      LazyVStack(spacing: 0, pinnedViews: pinned) { sections }
    }
  }

  private var pinned: PinnedScrollableViews {
    var views = PinnedScrollableViews()
    if layout.sectionHeadersPinToVisibleBounds { views.insert(.sectionHeaders) }
    if layout.sectionFootersPinToVisibleBounds { views.insert(.sectionFooters) }
    return views
  }
}

/// A section of a flow.
private struct FlowSection: View {
  let collection: UICollectionView
  let section: KeptItemSection
  let version: Int
  let room: CGSize
  let isVertical: Bool

  var body: some View {
    let measures = collection.answers(of: section).flow
    Section {
      FlowItems(
        collection: collection, section: section, version: version, measures: measures,
        extent: extent(measures), isVertical: isVertical
      )
      .padding(measures.inset.edges)
    } header: {
      end(measures.header, UICollectionView.elementKindSectionHeader)
    } footer: {
      end(measures.footer, UICollectionView.elementKindSectionFooter)
    }
  }

  /// The length of a line.
  private func extent(_ measures: FlowMeasures) -> CGFloat {
    let (inset, around) = (measures.inset, collection.contentInset)
    return max(
      0,
      isVertical
        ? room.width - inset.left - inset.right - around.left - around.right
        : room.height - inset.top - inset.bottom - around.top - around.bottom)
  }

  @ViewBuilder private func end(_ size: CGSize, _ kind: String) -> some View {
    let length = isVertical ? size.height : size.width
    if length > 0, let view = collection.view(kind, of: section) {
      let _ = view.take(
        isVertical
          ? CGSize(width: room.width, height: length)
          : CGSize(width: length, height: room.height))
      ShownView(view)
        .frame(width: isVertical ? nil : length, height: isVertical ? length : nil)
        .frame(maxWidth: isVertical ? .infinity : nil, maxHeight: isVertical ? nil : .infinity)
    }
  }
}

/// The items of a section: in a grid if all have one size, which builds only those near the viewport.
private struct FlowItems: View {
  let collection: UICollectionView
  let section: KeptItemSection
  let version: Int
  let measures: FlowMeasures
  let extent: CGFloat
  let isVertical: Bool

  var body: some View {
    if let size = commonSize {
      grid(size)
    } else {
      FlowArrangement(
        isVertical: isVertical, extent: extent, lineSpacing: measures.lineSpacing,
        itemSpacing: measures.itemSpacing
      ) { items }
    }
  }

  private var items: some View {
    let (collection, version) = (collection, version)
    return ForEach(section.rows) { item in
      FlowItem(collection: collection, item: item, version: version)
    }
  }

  /// The size of all items; nil: they have different ones.
  private var commonSize: CGSize? {
    guard let number = collection.sections.firstIndex(where: { $0 === section }) else {
      return nil
    }
    var common: CGSize?
    for (place, item) in section.rows.enumerated() {
      let path = IndexPath(item: place, section: number)
      guard let size = collection.size(of: item, path) else { return nil }
      if let common, common != size { return nil }
      common = size
    }
    return common ?? .zero
  }

  @ViewBuilder private func grid(_ size: CGSize) -> some View {
    let line = FlowLine(
      of: isVertical ? size.width : size.height, extent: extent, spacing: measures.itemSpacing)
    let track = GridItem(
      .fixed(isVertical ? size.width : size.height), spacing: line.spacing)
    let tracks = Array(repeating: track, count: line.count)
    if isVertical {
      LazyVGrid(
        columns: tracks, alignment: line.count == 1 ? .center : .leading,
        spacing: measures.lineSpacing
      ) { items }
    } else {
      LazyHGrid(
        rows: tracks, alignment: line.count == 1 ? .center : .top, spacing: measures.lineSpacing
      ) { items }
    }
  }
}

/// An item of a flow.
private struct FlowItem: View {
  let collection: UICollectionView
  let item: KeptItem
  let version: Int

  var body: some View {
    if let cell = collection.cell(of: item), let path = collection.path(of: item.id) {
      let answers = collection.answers(of: item, path)
      let _ = fit(cell, answers.size)
      ShownView(cell)
        .frame(width: answers.size?.width, height: answers.size?.height)
        .modifier(ItemTouch(collection: collection, item: item, cell: cell, answers: answers))
    }
  }

  private func fit(_ cell: UICollectionViewCell, _ size: CGSize?) {
    cell.isRow = false
    cell.take(size)
    (cell.fillsWidth, cell.fillsHeight) = (size != nil, size != nil)
  }
}
