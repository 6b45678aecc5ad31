import ViewGraph

/// What all lines of a table have in common.
public struct _TableLines<Value> {
  let columns: [TableColumnPart<Value>]
  let tracks: GridTracks
  /// Whether only the first column is seen, as a list.
  let isCompact: Bool
  /// Which rows are open.
  var expansion: TableExpansion?
  /// Where the rows stand that are being written; nil in a table without rows below others.
  var outline: TableOutline?

  init(_ columns: [TableColumnPart<Value>], isCompact: Bool) {
    self.columns = columns
    self.isCompact = isCompact
    tracks = GridTracks(columns.map { GridTracks.Track($0.lengths) })
  }

  /// Writes a line with something for each column.
  @MainActor func emitGrid(
    _ context: EmissionContext, part: (TableColumnPart<Value>) -> Void
  ) {
    context.open(.grid)
    context.writer.set(.columns, tracks)
    context.writer.set(.spacing, 0)
    context.writer.set(.spacingAcross, TableFigures.spacing)
    for column in columns { context.descend(column.place) { part(column) } }
    context.close { _ in 1 }
  }

  /// Opens a cell, or what heads a column: it is as wide as the column.
  @MainActor func open(
    _ role: Role, _ alignment: TableColumnAlignment?, _ context: EmissionContext
  ) {
    context.open(role)
    context.writer.set(.maximumWidth, .infinity)
    let edge = (alignment ?? .automatic).alignment(in: context.environment.layoutDirection)
    context.writer.set(.frameAlignment, ElementAlignment(edge.element, .center))
  }

  /// Writes a line without columns: what heads a section, or ends it.
  @MainActor func emitLine<Content: View>(
    _ step: UInt64, _ content: Content, isHeader: Bool, _ context: EmissionContext
  ) {
    context.outsideOfItems {
      context.descend(step) {
        context.open(.tableHeader)
        context.descend(1) {
          open(.cell, nil, context)
          context.emit(
            1,
            content.font(isHeader ? .headline : .footnote)
              .foregroundStyle(isHeader ? .primary : .secondary))
          context.close { _ in 1 }
        }
        context.close { _ in 1 }
      }
    }
  }
}

/// Points.
enum TableFigures {
  /// Between two columns.
  static let spacing = 16.0
  static let headerHeight = 36.0
  /// From the edges of a table to what heads its first and its last column.
  static let headerInsets = [0.0, 20, 0, 20]
}

/// A row: evaluated as a view, so that it depends on what its cells read.
struct _TableRowView<Value>: View {
  let value: Value
  let table: _TableLines<Value>

  var body: some View {
    _TableCells(cells: cells, table: table)
  }

  private var cells: [any View] {
    var cells = (table.isCompact ? Array(table.columns.prefix(1)) : table.columns)
      .map { $0.cell(value) }
    if let outline = table.outline, let first = cells.first {
      cells[0] = placed(first, outline)
    }
    return cells
  }

  private func placed<Content: View>(_ content: Content, _ outline: TableOutline) -> any View {
    _OutlineCell(outline: outline, content: content)
  }
}

/// The cells of a row.
struct _TableCells<Value>: View {
  typealias Body = Never
  let cells: [any View]
  let table: _TableLines<Value>

  static func _emit(_ view: Self, _ context: EmissionContext) {
    func emit<Content: View>(_ content: Content) { context.emit(1, content) }
    if view.table.isCompact {
      if let first = view.cells.first { emit(first) }
      return
    }
    var cells = view.cells.makeIterator()
    view.table.emitGrid(context) { column in
      guard let cell = cells.next() else { return }
      view.table.open(.cell, column.alignment, context)
      context.writer.set(.lineLimit, 1)
      emit(cell)
      context.close { _ in 1 }
    }
  }
}

/// Several rows of one element.
struct _TableRowsView<Rows: TableRowContent>: View {
  typealias Body = Never
  let rows: Rows
  let table: _TableLines<Rows.TableRowValue>

  static func _emit(_ view: Self, _ context: EmissionContext) {
    Rows._emitRows(view.rows, view.table, context)
  }
}
