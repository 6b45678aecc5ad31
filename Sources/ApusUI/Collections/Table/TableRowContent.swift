import ViewGraph

/// One or more rows of a table.
///
/// A type of one's own makes rows of others in `tableRowBody`.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of the rows that it is made of.
  associatedtype TableRowBody: TableRowContent
  /// The rows that it is made of.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }

  /// Writes the rows that it stands for, in order.
  static func _emitRows(
    _ rows: Self, _ table: _TableLines<TableRowValue>, _ context: EmissionContext)
  /// Adds what the rows show, in order.
  func _addValues(to values: inout [TableRowValue])
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  public static func _emitRows(
    _ rows: Self, _ table: _TableLines<TableRowValue>, _ context: EmissionContext
  ) {
    context.descend(1) { TableRowBody._emitRows(rows.tableRowBody, table, context) }
  }

  public func _addValues(to values: inout [TableRowValue]) {
    tableRowBody._addValues(to: &values)
  }
}

extension TableRowContent where TableRowBody == Never {
  /// Nobody asks: it stands for itself.
  public var tableRowBody: Never { fatalError("\(Self.self) is made of no other rows") }
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never
  public static func _emitRows(
    _ rows: Never, _ table: _TableLines<Never>, _ context: EmissionContext
  ) {}
  public func _addValues(to values: inout [Never]) {}
}

// MARK: Rows

/// A row of a table, which shows a value.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  let value: Value

  /// A row that shows a value. It keeps its state as long as the value keeps its `id`.
  nonisolated public init(_ value: Value) { self.value = value }

  @MainActor public static func _emitRows(
    _ row: Self, _ table: _TableLines<Value>, _ context: EmissionContext
  ) {
    context.pending.tag = AnyHashable(
      SelectionTag(value: row.value.id, includesOptional: false))
    context.descend(1) {
      _TableRowView._emit(_TableRowView(value: row.value, table: table), context)
    }
    context.pending.tag = nil
  }

  @MainActor public func _addValues(to values: inout [Value]) { values.append(value) }
}

/// A row for each element of a collection.
nonisolated public struct TableForEachContent<Data>: TableRowContent
where Data: RandomAccessCollection, Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  let data: Data

  nonisolated init(data: Data) { self.data = data }

  @MainActor public static func _emitRows(
    _ rows: Self, _ table: _TableLines<Data.Element>, _ context: EmissionContext
  ) {
    let rows = ForEach(
      data: rows.data, content: { _TableRowView(value: $0, table: table) }, id: \.id)
    context.emit(1, rows)
  }

  @MainActor public func _addValues(to values: inout [Data.Element]) { values += data }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public static func _emitRows(
    _ rows: Self, _ table: _TableLines<Content.TableRowValue>, _ context: EmissionContext
  ) {
    let content = rows.content
    context.emit(
      1,
      ForEach<Data, ID, _TableRowsView<Content>>(
        data: rows.data, content: { _TableRowsView(rows: content($0), table: table) }, id: rows.id))
  }

  public func _addValues(to values: inout [Content.TableRowValue]) {
    for element in data { content(element)._addValues(to: &values) }
  }
}

extension ForEach where Content: TableRowContent {
  /// The rows of each element.
  ///
  /// - Parameter id: What tells the elements apart.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach
where Content: TableRowContent, ID == Data.Element.ID, Data.Element: Identifiable {
  /// The rows of each element.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// A row for each element.
  nonisolated public init(_ data: Data) where Content == TableRow<Data.Element> {
    self.init(data: data, content: { TableRow($0) }, id: { $0.id })
  }
}

/// Rows with a line above them, and perhaps one below.
extension Section: TableRowContent
where Parent: View, Content: TableRowContent, Footer: View {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public static func _emitRows(
    _ rows: Self, _ table: _TableLines<Content.TableRowValue>, _ context: EmissionContext
  ) {
    if table.isCompact {
      let content = _TableRowsView(rows: rows.content, table: table)
      let section = Section<Parent, _TableRowsView<Content>, Footer>(
        header: rows.header, content: content, footer: rows.footer)
      return context.emit(1, section)
    }
    if Parent.self != EmptyView.self { table.emitLine(1, rows.header, isHeader: true, context) }
    context.descend(2) { Content._emitRows(rows.content, table, context) }
    if Footer.self != EmptyView.self { table.emitLine(3, rows.footer, isHeader: false, context) }
  }

  public func _addValues(to values: inout [Content.TableRowValue]) {
    content._addValues(to: &values)
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Rows of a table below a localized title.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Rows of a table below a title that is shown as given.
  @_disfavoredOverload
  nonisolated public init<V, S: StringProtocol>(
    _ title: S, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// Rows of a table below any views.
  nonisolated public init<V>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent
  ) where V == Content.TableRowValue {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}
