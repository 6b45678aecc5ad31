import Foundation

/// The sections of a compositional layout.
struct ComposedSections: View {
  let collection: UICollectionView
  let layout: UICollectionViewCompositionalLayout
  let version: Int
  let room: CGSize

  var body: some View {
    let isVertical = layout.configuration.scrollDirection == .vertical
    let spacing = layout.configuration.interSectionSpacing
    let sections = ForEach(collection.sections) { section in
      ComposedSection(
        collection: collection, section: section, version: version, room: room,
        isVertical: isVertical)
    }
    if !isVertical {
      HStack(alignment: .top, spacing: spacing) { sections }
    } else if !pinned.isEmpty {
      LazyVStack(spacing: spacing, pinnedViews: pinned) { sections }
    } else {
      VStack(spacing: spacing) { sections }
    }
  }

  private var pinned: PinnedScrollableViews {
    var views = PinnedScrollableViews()
    for section in collection.sections {
      for item in collection.composed(section)?.boundarySupplementaryItems ?? []
      where item.pinToVisibleBounds {
        views.insert(item.isAbove ? .sectionHeaders : .sectionFooters)
      }
    }
    return views
  }
}

/// A section with its headers and footers.
private struct ComposedSection: View {
  let collection: UICollectionView
  let section: KeptItemSection
  let version: Int
  let room: CGSize
  let isVertical: Bool

  var body: some View {
    if let composed = collection.composed(section) {
      Section {
        if let group = composed.group {
          ComposedGroups(
            collection: collection, section: section, composed: composed, version: version,
            plan: PlannedGroup(group, in: inner(composed)), isVertical: isVertical)
        } else {
          ComposedRows(collection: collection, section: section, version: version)
            .padding(composed.contentInsets.edges)
        }
      } header: {
        ends(composed) { $0.isAbove }
      } footer: {
        ends(composed) { !$0.isAbove }
      }
    }
  }

  private func inner(_ composed: NSCollectionLayoutSection) -> LayoutRoom {
    let insets = composed.contentInsets
    return LayoutRoom(
      width: max(0, room.width - (isVertical ? insets.leading + insets.trailing : 0)),
      height: max(0, room.height - (isVertical ? 0 : insets.top + insets.bottom)))
  }

  private func ends(
    _ composed: NSCollectionLayoutSection,
    _ isWanted: @escaping (NSCollectionLayoutBoundarySupplementaryItem) -> Bool
  ) -> some View {
    let insets = composed.supplementariesFollowContentInsets ? composed.contentInsets : .zero
    let items = composed.boundarySupplementaryItems.filter(isWanted)
    return ForEach(Array(items.enumerated()), id: \.offset) { _, item in
      if let view = collection.view(item.elementKind, of: section) {
        let size = item.layoutSize.room(in: inner(composed))
        let _ = (view.fillsWidth = true, view.fillsHeight = size.height != nil)
        ShownView(view)
          .frame(width: size.width, height: size.height)
          .frame(maxWidth: .infinity, alignment: item.alignment.across)
          .padding(.leading, insets.leading)
          .padding(.trailing, insets.trailing)
      }
    }
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  fileprivate var isAbove: Bool {
    switch alignment {
    case .bottom, .bottomLeading, .bottomTrailing: false
    default: true
    }
  }
}

extension NSRectAlignment {
  fileprivate var across: Alignment {
    switch self {
    case .leading, .topLeading, .bottomLeading: .leading
    case .trailing, .topTrailing, .bottomTrailing: .trailing
    default: .center
    }
  }
}

/// The rows of a list between sections of other kinds.
private struct ComposedRows: View {
  let collection: UICollectionView
  let section: KeptItemSection
  let version: Int

  var body: some View {
    let (collection, version) = (collection, version)
    LazyVStack(spacing: 0) {
      ForEach(section.rows) { item in
        ComposedItem(
          collection: collection, item: item, version: version,
          room: LayoutRoom(width: collection.bounds.width, height: nil), insets: .zero)
      }
    }
  }
}

/// The groups of a section, behind each other.
private struct ComposedGroups: View {
  let collection: UICollectionView
  let section: KeptItemSection
  let composed: NSCollectionLayoutSection
  let version: Int
  let plan: PlannedGroup
  let isVertical: Bool

  var body: some View {
    let behavior = composed.orthogonalScrollingBehavior
    if plan.isFlowing {
      FlowArrangement(
        isVertical: true, extent: max(0, (plan.room.width ?? collection.bounds.width)),
        lineSpacing: composed.interGroupSpacing, itemSpacing: plan.spacing, isSpread: false
      ) {
        ForEach(section.rows) { item in
          ComposedItem(
            collection: collection, item: item, version: version,
            room: LayoutRoom(), insets: .zero)
        }
      }
      .padding(composed.contentInsets.edges)
    } else if behavior == .none || !isVertical {
      if isVertical {
        LazyVStack(alignment: .leading, spacing: composed.interGroupSpacing) { groups }
          .padding(composed.contentInsets.edges)
      } else {
        LazyHStack(alignment: .top, spacing: composed.interGroupSpacing) { groups }
          .padding(composed.contentInsets.edges)
      }
    } else {
      sideways(behavior)
    }
  }

  private func sideways(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> some View {
    let insets = composed.contentInsets
    return ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(alignment: .top, spacing: composed.interGroupSpacing) { groups }
        .scrollTargetLayout()
        .padding(.leading, insets.leading)
        .padding(.trailing, insets.trailing)
    }
    .modifier(SideStops(behavior: behavior))
    .frame(height: plan.room.height)
    .padding(.top, insets.top)
    .padding(.bottom, insets.bottom)
  }

  private var groups: some View {
    let (collection, rows, version, plan) = (collection, section.rows, version, plan)
    let count = max(1, plan.count)
    return ForEach(0..<((rows.count + count - 1) / count), id: \.self) { number in
      let start = number * count
      ComposedGroup(
        collection: collection, items: Array(rows[start..<min(rows.count, start + count)]),
        version: version, plan: plan)
    }
  }
}

/// The stops of a section that scrolls to the side.
private struct SideStops: ViewModifier {
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior

  func body(content: Content) -> some View {
    switch behavior {
    case .none, .continuous: content
    case .paging: content.scrollTargetBehavior(.paging)
    default: content.scrollTargetBehavior(.viewAligned)
    }
  }
}

/// A group of items.
private struct ComposedGroup: View {
  let collection: UICollectionView
  let items: [KeptItem]
  let version: Int
  let plan: PlannedGroup

  var body: some View {
    let shown = parts
    let content = ForEach(shown) { part in
      part.view(collection, version)
      if plan.isFlexible, part.id < shown.count - 1 { Spacer(minLength: 0) }
    }
    Group {
      if plan.isHorizontal {
        HStack(alignment: .top, spacing: plan.spacing) { content }
      } else {
        VStack(alignment: .leading, spacing: plan.spacing) { content }
      }
    }
    .padding(plan.insets.edges)
    .frame(width: plan.room.width, height: plan.room.height, alignment: .topLeading)
  }

  /// The parts that have items.
  private var parts: [FilledPart] {
    var (filled, start) = ([FilledPart](), 0)
    for (number, part) in plan.parts.enumerated() where start < items.count {
      let end = min(items.count, start + part.count)
      filled.append(FilledPart(id: number, part: part, items: Array(items[start..<end])))
      start = end
    }
    return filled
  }
}

/// A part of a group with its items.
private struct FilledPart: Identifiable {
  let id: Int
  let part: PlannedPart
  let items: [KeptItem]

  @MainActor
  func view(_ collection: UICollectionView, _ version: Int) -> AnyView {
    switch part {
    case .item(let room, let insets):
      AnyView(
        ForEach(items) { item in
          ComposedItem(
            collection: collection, item: item, version: version, room: room, insets: insets)
        })
    case .group(let group):
      AnyView(
        ComposedGroup(collection: collection, items: items, version: version, plan: group))
    }
  }
}

/// An item of a compositional layout.
private struct ComposedItem: View {
  let collection: UICollectionView
  let item: KeptItem
  let version: Int
  let room: LayoutRoom
  let insets: NSDirectionalEdgeInsets

  var body: some View {
    if let cell = collection.cell(of: item), let path = collection.path(of: item.id) {
      let width = room.width.map { max(0, $0 - insets.leading - insets.trailing) }
      let height = room.height.map { max(0, $0 - insets.top - insets.bottom) }
      let _ = fit(cell, width, height)
      ShownView(cell)
        .frame(width: width, height: height)
        .modifier(
          ItemTouch(
            collection: collection, item: item, cell: cell,
            answers: collection.answers(of: item, path))
        )
        .padding(insets.edges)
    }
  }

  private func fit(_ cell: UICollectionViewCell, _ width: CGFloat?, _ height: CGFloat?) {
    cell.isRow = false
    if let width, let height { cell.take(CGSize(width: width, height: height)) }
    (cell.fillsWidth, cell.fillsHeight) = (width != nil, height != nil)
  }
}
