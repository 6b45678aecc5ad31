/// A table as a list.
struct ShownTable: View {
  let table: UITableView
  /// Another one when the table has changed, so that it is drawn again.
  let version: Int

  var body: some View {
    let table = table
    ScrollViewReader { proxy in
      styled(
        List<Int, TableContent>(
          content: TableContent(table: table, version: version),
          selection: RowsChoice(rows: table))
      )
      .environment(\.editMode, .constant(table.isEditing ? .active : .inactive))
      .environment(\.splitColumn, nil)
      .modifier(RefreshedRows(control: table.refreshControl))
      .modifier(TableGround(table: table, version: version))
      .overlay {
        if !table.subviews.isEmpty {
          SubviewsView(view: table, version: version, isOverContent: true)
        }
      }
      .onAppear {
        table.scroller = { id, anchor in proxy.scrollTo(id, anchor: anchor) }
        if let (id, anchor) = table.dueScroll {
          table.dueScroll = nil
          proxy.scrollTo(id, anchor: anchor)
        }
      }
      .onDisappear { table.scroller = nil }
    }
  }

  private func styled(_ list: some View) -> AnyView {
    switch table.style {
    case .plain: AnyView(list.listStyle(.plain))
    case .grouped: AnyView(list.listStyle(.grouped))
    case .insetGrouped: AnyView(list.listStyle(.insetGrouped))
    }
  }
}

/// The colour and the view behind rows.
private struct TableGround: ViewModifier {
  let table: UITableView
  let version: Int

  func body(content: Content) -> some View {
    if table.backgroundColor != nil || table.backgroundView != nil {
      content
        .scrollContentBackground(.hidden)
        .background { if let view = table.backgroundView { ShownView(view) } }
    } else {
      content
    }
  }
}

/// The sections of a table.
struct TableContent: View {
  let table: UITableView
  let version: Int

  var body: some View {
    let table = table
    if let view = table.tableHeaderView { TableEnd(view: view, version: version) }
    ForEach(table.sections) { section in
      TableSectionView(table: table, section: section, version: version)
    }
    if let view = table.tableFooterView, view.frame.height > 0 || !view.subviews.isEmpty {
      TableEnd(view: view, version: version)
    }
  }
}

/// The header or the footer of a table.
private struct TableEnd: View {
  let view: UIView
  let version: Int

  var body: some View {
    Section {
      ShownView(view)
        .frame(maxWidth: .infinity)
        .frame(height: view.frame.height > 0 ? view.frame.height : nil)
        .listRowInsets(EdgeInsets())
        .listRowBackground(Color.clear)
        .listRowSeparator(.hidden)
    }
  }
}

/// A section of a table.
private struct TableSectionView: View {
  let table: UITableView
  let section: KeptTableSection
  let version: Int

  var body: some View {
    let ends = table.ends(of: section)
    let header = SectionWords(end: ends.header, version: version)
    let footer = SectionWords(end: ends.footer, version: version)
    switch (header.isShown, footer.isShown) {
    case (true, true): Section(content: { rows }, header: { header }, footer: { footer })
    case (true, false): Section(content: { rows }, header: { header })
    case (false, true): Section(content: { rows }, footer: { footer })
    case (false, false): Section(content: { rows })
    }
  }

  private var rows: some View {
    let (table, section) = (table, section)
    return ForEach(section.rows) { row in
      TableRowView(table: table, row: row, version: version)
    }
    .onDelete { table.deleted($0.compactMap { section.rows[$0].id }) }
    .onMove { table.moved(section, $0, $1) }
  }
}

/// The header or the footer of a section.
private struct SectionWords: View {
  let end: SectionEnds.End
  let version: Int

  /// UIKit hides headers and footers that are lower than a point.
  var isShown: Bool {
    (end.view != nil || end.words != nil) && (end.height < 0 || end.height >= 1)
  }

  var body: some View {
    if let view = end.view {
      ShownView(view)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: end.height > 0 ? end.height : nil)
        .listRowInsets(EdgeInsets())
    } else {
      Text(verbatim: end.words ?? "")
    }
  }
}
