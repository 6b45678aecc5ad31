import Foundation

/// A collection of lists, drawn as a `List`.
struct CollectionList: View {
  let collection: UICollectionView
  let look: UICollectionLayoutListConfiguration
  let version: Int

  var body: some View {
    let collection = collection
    let _ = sayInsets()
    collection.followed(
      styled(
        List<Int, CollectionListContent>(
          content: CollectionListContent(collection: collection, version: version),
          selection: RowsChoice(rows: collection))
      )
      .environment(\.splitColumn, nil)
      .modifier(ListGround(collection: collection, look: look, version: version)))
  }

  private func sayInsets() {
    if collection.contentInset != .zero {
      notDrawn("UICollectionView.contentInset", "a list keeps its own")
    }
  }

  private func styled(_ list: some View) -> AnyView {
    switch look.appearance {
    case .plain, .sidebarPlain: AnyView(list.listStyle(.plain))
    case .grouped: AnyView(list.listStyle(.grouped))
    case .insetGrouped: AnyView(list.listStyle(.insetGrouped))
    case .sidebar: AnyView(list.listStyle(.sidebar))
    }
  }
}

/// The colour and the view behind the rows.
private struct ListGround: ViewModifier {
  let collection: UICollectionView
  let look: UICollectionLayoutListConfiguration
  let version: Int

  func body(content: Content) -> some View {
    let isOwn =
      look.backgroundColor != nil || collection.backgroundColor != nil
      || collection.backgroundView != nil
    if isOwn {
      content
        .scrollContentBackground(.hidden)
        .background(look.backgroundColor.map { Color($0) } ?? .clear)
    } else {
      content
    }
  }
}

/// The sections of a list.
private struct CollectionListContent: View {
  let collection: UICollectionView
  let version: Int

  var body: some View {
    let (collection, version) = (collection, version)
    ForEach(collection.sections) { section in
      ListSection(collection: collection, section: section, version: version)
    }
  }
}

private struct ListSection: View {
  let collection: UICollectionView
  let section: KeptItemSection
  let version: Int

  var body: some View {
    let look = collection.listLook(of: section)
    let header = header(look)
    let footer =
      look.footerMode == .supplementary
      ? collection.view(UICollectionView.elementKindSectionFooter, of: section) : nil
    switch (header, footer) {
    case (let header?, let footer?):
      Section(content: { rows }, header: { end(header) }, footer: { end(footer) }).staying
    case (let header?, nil): Section(content: { rows }, header: { end(header) }).staying
    case (nil, let footer?): Section(content: { rows }, footer: { end(footer) })
    case (nil, nil): Section(content: { rows })
    }
  }

  private func header(_ look: UICollectionLayoutListConfiguration) -> UICollectionReusableView? {
    switch look.headerMode {
    case .none: nil
    case .supplementary:
      collection.view(UICollectionView.elementKindSectionHeader, of: section)
    case .firstItemInSection: section.rows.first.flatMap { collection.cell(of: $0) }
    }
  }

  private var isFirstAHeader: Bool {
    collection.listLook(of: section).headerMode == .firstItemInSection
  }

  private func end(_ view: UICollectionReusableView) -> some View {
    if let cell = view as? UICollectionViewCell { cell.isRow = true }
    (view.fillsWidth, view.fillsHeight) = (true, false)
    let isCell = view is UICollectionViewCell
    return ShownView(view)
      .frame(maxWidth: .infinity, alignment: .leading)
      .modifier(EndInsets(isUsed: !isCell))
  }

  private var rows: some View {
    let (collection, version) = (collection, version)
    return ForEach(isFirstAHeader ? Array(section.rows.dropFirst()) : section.rows) { item in
      ListItem(collection: collection, section: section, item: item, version: version)
    }
  }
}

private struct EndInsets: ViewModifier {
  let isUsed: Bool

  func body(content: Content) -> some View {
    if isUsed {
      content.listRowInsets(EdgeInsets())
    } else {
      content
    }
  }
}

extension Section {
  /// A section in UIKit's form, whose first row opens and closes the section.
  fileprivate var staying: Self {
    var copy = self
    copy.foldsInSidebar = false
    return copy
  }
}

/// A row of a list.
private struct ListItem: View {
  let collection: UICollectionView
  let section: KeptItemSection
  let item: KeptItem
  let version: Int

  var body: some View {
    if let cell = collection.cell(of: item), let path = collection.path(of: item.id) {
      let look = collection.listLook(of: section)
      let _ = prepare(cell)
      ShownView(cell)
        .modifier(RowInsets(isEdgeToEdge: cell.isEdgeToEdge, hasHeight: false))
        .modifier(RowGround(cell: cell, version: cell.version))
        .modifier(RowLines(isShown: look.showsSeparators, color: nil))
        .modifier(
          RowSwipe(
            edge: .leading, actions: look.leadingSwipeActionsConfigurationProvider?(path),
            cell: cell)
        )
        .modifier(
          RowSwipe(
            edge: .trailing, actions: look.trailingSwipeActionsConfigurationProvider?(path),
            cell: cell)
        )
        .modifier(RowMenu(menu: collection.answers(of: item, path).menu))
    }
  }

  private func prepare(_ cell: UICollectionViewCell) {
    cell.isRow = true
    (cell.fillsWidth, cell.fillsHeight) = (true, false)
  }
}

/// The background of a row.
private struct RowGround: ViewModifier {
  let cell: UICollectionViewCell
  let version: Int

  func body(content: Content) -> some View {
    let chosen = cell.isSelected ? cell.selectedBackgroundView : nil
    if let ground = cell.backgroundConfiguration {
      content.listRowBackground(ConfiguredGround(ground: ground))
    } else if let view = chosen ?? cell.backgroundView {
      content.listRowBackground(ShownView(view))
    } else if let color = cell.backgroundColor {
      content.listRowBackground(Color(color))
    } else {
      content
    }
  }
}
