import ViewGraph

/// Makes the rows of a table of several statements.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Takes rows as one of the statements.
  nonisolated public static func buildExpression<Content: TableRowContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == Value { content }

  /// One statement: its rows.
  nonisolated public static func buildBlock<Content: TableRowContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == Value { content }

  /// Several statements: their rows one after another.
  nonisolated public static func buildBlock<each Content: TableRowContent>(
    _ content: repeat each Content
  ) -> TupleTableRowContent<Value, (repeat each Content)>
  where repeat (each Content).TableRowValue == Value {
    TupleTableRowContent(value: (repeat each content)) { table, context in
      var step: UInt64 = 1
      for rows in repeat each content {
        step += 1
        emitRows(step, rows, table, context)
      }
    } add: { values in
      for rows in repeat each content { rows._addValues(to: &values) }
    }
  }

  @MainActor private static func emitRows<Content: TableRowContent>(
    _ step: UInt64, _ rows: Content, _ table: _TableLines<Value>, _ context: EmissionContext
  ) where Content.TableRowValue == Value {
    context.descend(step) { Content._emitRows(rows, table, context) }
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
nonisolated public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  /// The rows, as a tuple.
  public var value: T
  let emit: @MainActor (_TableLines<Value>, EmissionContext) -> Void
  let add: @MainActor (inout [Value]) -> Void

  nonisolated init(
    value: T, emit: @escaping @MainActor (_TableLines<Value>, EmissionContext) -> Void,
    add: @escaping @MainActor (inout [Value]) -> Void
  ) {
    self.value = value
    self.emit = emit
    self.add = add
  }

  @MainActor public static func _emitRows(
    _ rows: Self, _ table: _TableLines<Value>, _ context: EmissionContext
  ) { rows.emit(table, context) }

  @MainActor public func _addValues(to values: inout [Value]) { add(&values) }
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
