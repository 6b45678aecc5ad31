import Foundation
import ViewGraph

/// At which edge of a column its title and its cells stand.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, leading, center, trailing, numeric }
  private let kind: Kind

  /// As the system does it: at the leading edge.
  public static let automatic = TableColumnAlignment(kind: .automatic)
  /// At the leading edge.
  public static let leading = TableColumnAlignment(kind: .leading)
  /// In the middle.
  public static let center = TableColumnAlignment(kind: .center)
  /// At the trailing edge.
  public static let trailing = TableColumnAlignment(kind: .trailing)
  /// As numbers are written below each other: at the right edge, also of a screen from right to left,
  /// whose digits run from left to right.
  public static let numeric = TableColumnAlignment(kind: .numeric)

  func alignment(in direction: LayoutDirection) -> HorizontalAlignment {
    switch kind {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .numeric: direction == .rightToLeft ? .leading : .trailing
    }
  }
}

extension TableColumnContent {
  /// Sets at which edge of the column its title and its cells stand.
  nonisolated public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    _AlignedTableColumns(content: self, alignment: alignment)
  }
}

nonisolated struct _AlignedTableColumns<Content: TableColumnContent>: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator
  typealias TableColumnBody = Never
  let content: Content
  let alignment: TableColumnAlignment

  nonisolated init(content: Content, alignment: TableColumnAlignment) {
    self.content = content
    self.alignment = alignment
  }

  @MainActor func _addColumns(to columns: inout _TableColumns<TableRowValue>) {
    let start = columns.parts.count
    content._addColumns(to: &columns)
    // What a column says of itself further in holds.
    for index in columns.parts[start...].indices where columns.parts[index].alignment == nil {
      columns.parts[index].alignment = alignment
    }
  }
}
