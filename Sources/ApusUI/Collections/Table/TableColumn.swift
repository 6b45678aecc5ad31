import Foundation
import ViewGraph

/// A column of a table: what heads it, and a view for each row.
nonisolated public struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content
  var lengths = TableColumnLengths.usual

  nonisolated init(
    label: Label, comparator: Sort?, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  @MainActor public func _addColumns(to columns: inout _TableColumns<RowValue>) {
    columns.parts.append(
      TableColumnPart(
        place: columns.place, label: label, lengths: lengths, comparator: comparator,
        cell: content))
  }
}

/// How wide columns are, in points.
enum TableColumnLengths {
  /// Of a column that says nothing.
  static let least = 48.0
  static let usual = GridTracks.Length.column(minimum: least, ideal: least, maximum: .infinity)
}

extension TableColumn {
  /// A column that is as wide as this in points; `nil` for as wide as the others.
  nonisolated public func width(_ width: CGFloat? = nil) -> Self {
    guard let width = width.map({ max(0, Double($0)) }) else { return self }
    var column = self
    column.lengths = .column(minimum: width, ideal: width, maximum: width)
    return column
  }

  /// A column between two widths in points. It is at least as wide as its ideal while there is room.
  ///
  /// A page gives a person nothing to change the width of a column by.
  nonisolated public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> Self {
    let least = Swift.max(0, (min ?? ideal.map { Swift.min($0, 48) }).map(Double.init) ?? 48)
    let most = Swift.max(least, max.map(Double.init) ?? .infinity)
    let wanted = Swift.min(Swift.max(least, ideal.map(Double.init) ?? least), most)
    var column = self
    column.lengths = .column(minimum: least, ideal: wanted, maximum: most)
    return column
  }
}
