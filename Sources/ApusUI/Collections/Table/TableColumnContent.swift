import Foundation
import ViewGraph

/// One or more columns of a table.
///
/// A type of one's own makes columns of others in `tableColumnBody`.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// What sorts the rows by a column; `Never` if nothing does.
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody
    .TableColumnSortComparator
  /// The type of the columns that it is made of.
  associatedtype TableColumnBody: TableColumnContent
  /// The columns that it is made of.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator>
  var tableColumnBody: TableColumnBody { get }

  /// Adds the columns that it stands for, in order.
  func _addColumns(to columns: inout _TableColumns<TableRowValue>)
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  public func _addColumns(to columns: inout _TableColumns<TableRowValue>) {
    tableColumnBody._addColumns(to: &columns)
  }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Nobody asks: it stands for itself.
  public var tableColumnBody: Never { fatalError("\(Self.self) is made of no other columns") }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  public func _addColumns(to columns: inout _TableColumns<Never>) {}
}

/// The columns of a table, as they are collected.
public struct _TableColumns<Value> {
  var parts: [TableColumnPart<Value>] = []
  /// Where the next column stands in the code: what tells it from the others while some come and go.
  private(set) var place: UInt64 = 0

  /// What `body` adds stands one step further down.
  mutating func descend(_ step: UInt64, _ body: (inout Self) -> Void) {
    let outer = place
    place = EmissionContext.mix(place, step)
    body(&self)
    place = outer
  }
}

/// One column of a table.
struct TableColumnPart<Value> {
  let place: UInt64
  let label: any View
  let lengths: GridTracks.Length
  var alignment: TableColumnAlignment?
  /// A `SortComparator`, if the column sorts.
  let comparator: (any SortComparator)?
  let cell: (Value) -> any View
}
