import ViewGraph

/// Which rows of a table are open, of those that have others below them.
@MainActor
final class TableExpansion: Slot {
  private var open: Set<AnyHashable> = []
  private weak var owner: Component?
  /// Of the table whose rows are being counted.
  static var counted: TableExpansion?

  init(owner: Component) { self.owner = owner }

  func contains(_ id: AnyHashable) -> Bool { open.contains(id) }

  func toggle(_ id: AnyHashable) {
    if open.remove(id) == nil { open.insert(id) }
    owner?.invalidate()
  }
}

/// Where a row stands among rows that have others below them.
struct TableOutline {
  /// How many rows it is below.
  var depth = 0
  /// Whether it is open, and what opens and closes it; nil for one without rows below.
  var disclosure: (isOpen: Bool, toggle: @MainActor () -> Void)?
}

/// A row that shows a value, and others below it while it is open.
nonisolated public struct DisclosureTableRow<Label, Content>: TableRowContent
where
  Label: TableRowContent, Content: TableRowContent, Label.TableRowValue == Content.TableRowValue
{
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never
  let label: Label
  let value: TableRowValue
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  /// A row that a person opens to see others below it.
  nonisolated public init<Value>(
    _ value: Value, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    (label, self.value, isExpanded, self.content) = (TableRow(value), value, nil, content)
  }

  /// A row that is open or closed as a binding says.
  nonisolated public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    (label, self.value, self.isExpanded, self.content) = (
      TableRow(value), value, isExpanded, content
    )
  }

  @MainActor public static func _emitRows(
    _ row: Self, _ table: _TableLines<TableRowValue>, _ context: EmissionContext
  ) {
    let id = AnyHashable(row.value.id)
    let isOpen = row.isExpanded?.wrappedValue ?? table.expansion?.contains(id) ?? false
    table.emitParent(isOpen, context) {
      if let binding = row.isExpanded { return binding.wrappedValue.toggle() }
      table.expansion?.toggle(id)
    } label: {
      Label._emitRows(row.label, $0, context)
    } content: {
      Content._emitRows(row.content(), $0, context)
    }
  }

  @MainActor public func _addValues(to values: inout [TableRowValue]) {
    label._addValues(to: &values)
    let isOpen =
      isExpanded?.wrappedValue ?? TableExpansion.counted?.contains(AnyHashable(value.id)) ?? false
    if isOpen { content()._addValues(to: &values) }
  }
}

/// A row for each element of a collection, with rows for its children below it while it is open.
nonisolated public struct TableOutlineGroupContent<Data>: TableRowContent
where Data: RandomAccessCollection, Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  nonisolated init(data: Data, children: KeyPath<Data.Element, Data?>) {
    self.data = data
    self.children = children
  }

  @MainActor public static func _emitRows(
    _ rows: Self, _ table: _TableLines<Data.Element>, _ context: EmissionContext
  ) {
    var table = table
    table.outline = table.outline ?? TableOutline()
    let (children, lines) = (rows.children, table)
    context.emit(
      1,
      ForEach(
        data: rows.data,
        content: { _TableRowsView(rows: _OutlineRow(value: $0, children: children), table: lines) },
        id: \.id))
  }

  @MainActor public func _addValues(to values: inout [Data.Element]) {
    for value in data { _OutlineRow(value: value, children: children)._addValues(to: &values) }
  }
}

/// One element with what is below it.
nonisolated struct _OutlineRow<Data>: TableRowContent
where Data: RandomAccessCollection, Data.Element: Identifiable {
  typealias TableRowValue = Data.Element
  typealias TableRowBody = Never
  let value: Data.Element
  let children: KeyPath<Data.Element, Data?>

  @MainActor static func _emitRows(
    _ row: Self, _ table: _TableLines<Data.Element>, _ context: EmissionContext
  ) {
    let own = TableRow(row.value)
    guard let inside = row.children(in: row.value) else {
      return context.descend(1) { TableRow._emitRows(own, table, context) }
    }
    let id = AnyHashable(row.value.id)
    table.emitParent(table.expansion?.contains(id) ?? false, context) {
      table.expansion?.toggle(id)
    } label: {
      TableRow._emitRows(own, $0, context)
    } content: {
      TableOutlineGroupContent._emitRows(inside, $0, context)
    }
  }

  private func children(in value: Data.Element) -> TableOutlineGroupContent<Data>? {
    value[keyPath: children].map { TableOutlineGroupContent(data: $0, children: children) }
  }

  @MainActor func _addValues(to values: inout [Data.Element]) {
    values.append(value)
    guard TableExpansion.counted?.contains(AnyHashable(value.id)) == true else { return }
    children(in: value)?._addValues(to: &values)
  }
}

extension _TableLines {
  /// Writes a row, and those below it if it is open.
  @MainActor fileprivate func emitParent(
    _ isOpen: Bool, _ context: EmissionContext, toggle: @escaping @MainActor () -> Void,
    label: (Self) -> Void, content: (Self) -> Void
  ) {
    var own = self
    own.outline = TableOutline(
      depth: outline?.depth ?? 0, disclosure: (isOpen: isOpen, toggle: toggle))
    context.descend(1) { label(own) }
    guard isOpen else { return }
    var inner = self
    inner.outline = TableOutline(depth: (outline?.depth ?? 0) + 1)
    context.descend(2) { content(inner) }
  }
}

/// The first cell of a row among rows that have others below them: it is further in the deeper it is, and opens
/// what is below.
struct _OutlineCell<Content: View>: View {
  @Environment(\.layoutDirection) private var direction
  let outline: TableOutline
  let content: Content

  var body: some View {
    HStack(spacing: 4) {
      if let disclosure = outline.disclosure {
        Button(action: disclosure.toggle) {
          Image(systemName: "chevron.forward")
            .font(.footnote.weight(.semibold))
            .foregroundStyle(.secondary)
            .rotationEffect(.degrees(disclosure.isOpen ? direction == .rightToLeft ? -90 : 90 : 0))
            .frame(width: 24, height: 24)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(own: disclosure.isOpen ? .collapse : .expand))
      } else {
        Color.clear.frame(width: 24, height: 24).accessibilityHidden(true)
      }
      content
    }
    .padding(.leading, 20 * CGFloat(outline.depth))
  }
}
