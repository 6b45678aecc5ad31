import Foundation
import ViewGraph

/// Makes the columns of a table of several statements.
@resultBuilder
public enum TableColumnBuilder<RowValue, Sort> where RowValue: Identifiable, Sort: SortComparator {
  /// Takes a column that sorts as the table does.
  nonisolated public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  /// Takes a column that doesn't sort.
  @_disfavoredOverload
  nonisolated public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> { column }

  /// Takes columns of any kind. In a table without an order of its own, they don't sort.
  @_disfavoredOverload
  nonisolated public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> Column where Column.TableRowValue == RowValue { column }

  /// The first of several statements, or the only one: its columns.
  nonisolated public static func buildPartialBlock<Column: TableColumnContent>(
    first: Column
  ) -> Column where Column.TableRowValue == RowValue { first }

  /// A further statement: its columns after those before.
  nonisolated public static func buildPartialBlock<C0: TableColumnContent, C1: TableColumnContent>(
    accumulated: C0, next: C1
  ) -> _TableColumnPair<Sort, C0, C1>
  where C0.TableRowValue == RowValue, C1.TableRowValue == RowValue {
    _TableColumnPair(first: accumulated, second: next)
  }

  /// An `if` without an `else`: its columns, or none.
  nonisolated public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
  where Column.TableRowValue == RowValue { column }

  /// The first branch of an `if` or `switch`.
  nonisolated public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first: First
  ) -> _ConditionalTableColumns<First, Second> where First.TableRowValue == RowValue {
    .first(first)
  }

  /// The second branch of an `if` or `switch`.
  nonisolated public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second: Second
  ) -> _ConditionalTableColumns<First, Second> where Second.TableRowValue == RowValue {
    .second(second)
  }
}

/// Columns of a table one after another.
nonisolated public struct _TableColumnPair<Sort, First, Second>: TableColumnContent
where
  Sort: SortComparator, First: TableColumnContent, Second: TableColumnContent,
  First.TableRowValue == Second.TableRowValue
{
  public typealias TableRowValue = First.TableRowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  let first: First
  let second: Second

  nonisolated init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _addColumns(to columns: inout _TableColumns<First.TableRowValue>) {
    columns.descend(1) { first._addColumns(to: &$0) }
    columns.descend(2) { second._addColumns(to: &$0) }
  }
}

/// The columns of one of two branches.
nonisolated public enum _ConditionalTableColumns<
  First: TableColumnContent, Second: TableColumnContent
>: TableColumnContent where First.TableRowValue == Second.TableRowValue {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableColumnSortComparator = First.TableColumnSortComparator
  public typealias TableColumnBody = Never
  case first(First)
  case second(Second)

  @MainActor public func _addColumns(to columns: inout _TableColumns<First.TableRowValue>) {
    switch self {
    case .first(let content): columns.descend(1) { content._addColumns(to: &$0) }
    case .second(let content): columns.descend(2) { content._addColumns(to: &$0) }
    }
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public typealias TableColumnBody = Never

  public func _addColumns(to columns: inout _TableColumns<Wrapped.TableRowValue>) {
    self?._addColumns(to: &columns)
  }
}

/// Columns for each element of a collection.
nonisolated public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>: TableColumnContent
where
  Data: RandomAccessCollection, ID: Hashable, Content: TableColumnContent,
  RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  /// What the columns are made of.
  public var data: Data
  /// Makes the columns of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID

  /// Columns for each element.
  ///
  /// - Parameter id: What tells the elements apart.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  @MainActor public func _addColumns(to columns: inout _TableColumns<RowValue>) {
    for element in data {
      columns.descend(StableIdentity.number(of: id(element))) {
        content(element)._addColumns(to: &$0)
      }
    }
  }
}

extension TableColumnForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Columns for each element.
  nonisolated public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}
