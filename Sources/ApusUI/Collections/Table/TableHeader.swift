import Foundation
import ViewGraph

/// How a person sorts the rows of a table.
struct TableSorting<Value> {
  /// How the rows are sorted by a column before all others; nil: they are not.
  let order: @MainActor (TableColumnPart<Value>) -> SortOrder?
  /// Sorts by a column before all others, or the other way round if they are sorted by it.
  let sort: @MainActor (TableColumnPart<Value>) -> Void

  nonisolated init<Sort: SortComparator>(_ binding: Binding<[Sort]>) where Sort.Compared == Value {
    func comparator(_ column: TableColumnPart<Value>) -> Sort? { column.comparator as? Sort }
    order = { column in
      guard let own = comparator(column), let first = binding.wrappedValue.first,
        first.sortsAs(own)
      else { return nil }
      return first.order
    }
    sort = { column in
      guard let own = comparator(column) else { return }
      var order = binding.wrappedValue
      if let first = order.first, first.sortsAs(own) {
        order[0].order = first.order == .forward ? .reverse : .forward
      } else {
        order.removeAll { $0.sortsAs(own) }
        order.insert(own, at: 0)
      }
      binding.wrappedValue = order
    }
  }
}

extension SortComparator {
  /// Whether it sorts by the same as another, in whatever order.
  fileprivate func sortsAs(_ other: Self) -> Bool {
    if let own = self as? any KeyPathSorting, let other = other as? any KeyPathSorting {
      return own.sortedPath == other.sortedPath
    }
    var (own, other) = (self, other)
    own.order = .forward
    other.order = .forward
    return own == other
  }
}

/// What sorts by a key path, whatever compares its values.
private protocol KeyPathSorting { var sortedPath: AnyKeyPath { get } }

extension KeyPathComparator: KeyPathSorting {
  fileprivate var sortedPath: AnyKeyPath { keyPath }
}

extension _TableLines {
  /// Writes the line of the columns' titles. Those that sort are buttons.
  @MainActor func emitHeader(_ sorting: TableSorting<Value>?, _ context: EmissionContext) {
    context.open(.tableHeader)
    context.writer.set(.rowInsets, TableFigures.headerInsets)
    context.writer.set(.minimumHeight, TableFigures.headerHeight)
    context.descend(1) {
      emitGrid(context) { column in
        open(.columnHeader, column.alignment, context)
        let order = sorting?.order(column)
        if let order {
          context.writer.set(.sortOrder, order == .forward ? .ascending : .descending)
        }
        emitTitle(column, order, sorting, context)
        context.close { _ in 1 }
      }
    }
    context.close { _ in 1 }
  }

  @MainActor private func emitTitle(
    _ column: TableColumnPart<Value>, _ order: SortOrder?, _ sorting: TableSorting<Value>?,
    _ context: EmissionContext
  ) {
    func title<Label: View>(_ label: Label) {
      context.emit(1, _ColumnTitle(label: label, order: order))
    }
    guard let sorting, column.comparator != nil else { return title(column.label) }
    context.descend(2) {
      open(.button, column.alignment, context)
      context.writer.set(.look, ControlLook.plain)
      context.writer.set(.minimumHeight, TableFigures.headerHeight)
      context.handler(.onTap, .action { sorting.sort(column) })
      title(column.label)
      context.close { _ in 1 }
    }
  }
}

/// What heads a column, with a sign if the rows are sorted by it.
private struct _ColumnTitle<Label: View>: View {
  let label: Label
  let order: SortOrder?

  var body: some View {
    HStack(spacing: 4) {
      label
      if let order {
        Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
          .font(.caption2.weight(.bold))
          .accessibilityHidden(true)
      }
    }
    .font(.footnote.weight(.semibold))
    .foregroundStyle(order == nil ? .secondary : .primary)
    .lineLimit(1)
  }
}
