import Foundation
import ViewGraph

/// Rows of values in columns, which a person can select and sort.
///
/// In a compact width only the first column is seen, without its title, as a list. Of a collection with
/// many elements only the rows near the viewport are built, as in a ``List``.
///
/// ```swift
/// struct Staff: View {
///   struct Person: Identifiable { let id: Int; let name: String; let town: String }
///   let people: [Person]
///   var body: some View {
///     Table(people) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Town", value: \.town)
///     }
///   }
/// }
/// ```
nonisolated public struct Table<Value, Rows, Columns>: View
where
  Rows: TableRowContent, Columns: TableColumnContent, Value == Rows.TableRowValue,
  Value == Columns.TableRowValue
{
  public typealias Body = Never
  let rows: Rows
  let columns: Columns
  let selection: (any RowSelection)?
  let sorting: TableSorting<Value>?

  nonisolated init(
    rows: Rows, columns: Columns, selection: (any RowSelection)? = nil,
    sorting: TableSorting<Value>? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    let isCompact = context.environment.horizontalSizeClass == .compact
    var columns = _TableColumns<Value>()
    view.columns._addColumns(to: &columns)
    var lines = _TableLines(columns.parts, isCompact: isCompact)
    lines.expansion = context.slot(0x7AC) { TableExpansion(owner: context.component!) }
    let written = lines
    // Its rows are other elements in a compact width.
    context.descend(isCompact ? 1 : 2) {
      let state = context.slot(0x7AB) { TableSlot(owner: context.component!, isCompact: isCompact) }
      view.emit(written, state, context)
    }
  }

  @MainActor private func emit(
    _ lines: _TableLines<Value>, _ state: TableSlot, _ context: EmissionContext
  ) {
    state.rows.selection = selection
    (state.rows as? TableRowContainer)?.allTags = { [rows, expansion = lines.expansion] in
      var values: [Value] = []
      TableExpansion.counted = expansion
      rows._addValues(to: &values)
      TableExpansion.counted = nil
      return values.map { AnyHashable(SelectionTag(value: $0.id, includesOptional: false)) }
    }
    if !lines.isCompact {
      context.writePreference(ObjectIdentifier(BarPreference.self), BarState(isWide: true))
    }
    state.window.emit(context) {
      open(lines, context)
    } fills: { _ in
      3
    } content: {
      if !lines.isCompact, context.environment.tableColumnHeaders != .hidden {
        context.descend(3) { lines.emitHeader(sorting, context) }
      }
      (context.container, context.axis) = (state.rows, 1)
      context.emitRows { context.descend(4) { Rows._emitRows(rows, lines, context) } }
    }
    if context.environment.splitColumn?.next != nil, let selection {
      context.writePreference(
        ObjectIdentifier(ColumnPreference.self),
        ColumnState(isChosenFrom: true, chosen: selection.chosen, rows: state.rows))
    }
  }

  @MainActor private func open(_ lines: _TableLines<Value>, _ context: EmissionContext) {
    if lines.isCompact {
      context.openOnGround(.list, .plainList)
    } else {
      context.open(.table, defaults: context.writeScrollBackground)
      let look = (context.style(of: (any TableStyle).self) as? any DrawnStyle)?.look ?? .inset
      context.writer.set(.look, look)
      if context.environment.alternatingRows == .enabled { context.writer.set(.alternates, true) }
      if selection?.needsEditing == true { context.writer.set(.choosesSeveral, true) }
    }
  }
}

private final class TableSlot: Slot {
  let window: LazyWindow
  let rows: RowContainer

  init(owner: Component, isCompact: Bool) {
    window = LazyWindow(owner: owner)
    rows = isCompact ? RowContainer(window: window) : TableRowContainer(window: window)
    super.init()
  }
}
