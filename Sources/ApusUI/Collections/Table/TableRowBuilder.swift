import ViewGraph

/// Makes the rows of a table of several statements.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Takes rows as one of the statements.
  nonisolated public static func buildExpression<Content: TableRowContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == Value { content }

  /// The first of several statements, or the only one: its rows.
  nonisolated public static func buildPartialBlock<Content: TableRowContent>(
    first: Content
  ) -> Content where Content.TableRowValue == Value { first }

  /// A further statement: its rows after those before.
  nonisolated public static func buildPartialBlock<C0: TableRowContent, C1: TableRowContent>(
    accumulated: C0, next: C1
  ) -> _TableRowPair<C0, C1> where C0.TableRowValue == Value, C1.TableRowValue == Value {
    _TableRowPair(first: accumulated, second: next)
  }

  /// An `if` without an `else`: its rows, or none.
  nonisolated public static func buildIf<Content: TableRowContent>(
    _ content: Content?
  ) -> Content? where Content.TableRowValue == Value { content }

  /// The first branch of an `if` or `switch`.
  nonisolated public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _ConditionalTableRows<First, Second> where First.TableRowValue == Value { .first(first) }

  /// The second branch of an `if` or `switch`.
  nonisolated public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _ConditionalTableRows<First, Second> where Second.TableRowValue == Value {
    .second(second)
  }
}

/// Rows of a table one after another.
nonisolated public struct _TableRowPair<First, Second>: TableRowContent
where
  First: TableRowContent, Second: TableRowContent, First.TableRowValue == Second.TableRowValue
{
  public typealias TableRowValue = First.TableRowValue
  public typealias TableRowBody = Never
  let first: First
  let second: Second

  nonisolated init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _emitRows(
    _ rows: Self, _ table: _TableLines<TableRowValue>, _ context: EmissionContext
  ) {
    context.descend(1) { First._emitRows(rows.first, table, context) }
    context.descend(2) { Second._emitRows(rows.second, table, context) }
  }

  @MainActor public func _addValues(to values: inout [TableRowValue]) {
    first._addValues(to: &values)
    second._addValues(to: &values)
  }
}

/// The rows of one of two branches.
nonisolated public enum _ConditionalTableRows<First: TableRowContent, Second: TableRowContent>:
  TableRowContent
where First.TableRowValue == Second.TableRowValue {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableRowBody = Never
  case first(First)
  case second(Second)

  @MainActor public static func _emitRows(
    _ rows: Self, _ table: _TableLines<TableRowValue>, _ context: EmissionContext
  ) {
    switch rows {
    case .first(let rows): context.descend(1) { First._emitRows(rows, table, context) }
    case .second(let rows): context.descend(2) { Second._emitRows(rows, table, context) }
    }
  }

  @MainActor public func _addValues(to values: inout [TableRowValue]) {
    switch self {
    case .first(let rows): rows._addValues(to: &values)
    case .second(let rows): rows._addValues(to: &values)
    }
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowBody = Never

  public static func _emitRows(
    _ rows: Self, _ table: _TableLines<Wrapped.TableRowValue>, _ context: EmissionContext
  ) {
    if let rows { context.descend(1) { Wrapped._emitRows(rows, table, context) } }
  }

  public func _addValues(to values: inout [Wrapped.TableRowValue]) {
    self?._addValues(to: &values)
  }
}
