import ViewGraph

/// Rows of a table with a modifier on each.
nonisolated public struct _ModifiedTableRow<Base: TableRowContent, Modifier: ViewModifier>:
  TableRowContent
{
  public typealias TableRowValue = Base.TableRowValue
  public typealias TableRowBody = Never
  let base: Base
  let modifier: Modifier

  nonisolated init(base: Base, modifier: Modifier) {
    self.base = base
    self.modifier = modifier
  }

  @MainActor public static func _emitRows(
    _ rows: Self, _ table: _TableLines<TableRowValue>, _ context: EmissionContext
  ) {
    Modifier._emit(rows.modifier, context) { Base._emitRows(rows.base, table, context) }
  }

  @MainActor public func _addValues(to values: inout [TableRowValue]) {
    base._addValues(to: &values)
  }
}

extension TableRowContent {
  /// A menu of the row.
  ///
  /// ```swift
  /// Table(of: Person.self) {
  ///   TableColumn("Name", value: \.name)
  /// } rows: {
  ///   ForEach(people) { person in
  ///     TableRow(person)
  ///       .contextMenu { Button("Delete") { delete(person) } }
  ///   }
  /// }
  /// ```
  nonisolated public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    _ModifiedTableRow(
      base: self, modifier: EmptyView().contextMenu(menuItems: menuItems).modifier)
  }
}

extension TableColumn {
  /// > Note: Has no meaning on a page: the columns of a page stay as the app has them.
  nonisolated public func customizationID(
    _ id: String, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("TableColumn.customizationID(_:)", _file, _line)
    return self
  }
}
