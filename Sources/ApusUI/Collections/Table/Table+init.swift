import Foundation

extension Table {
  /// A table with a row for each element.
  nonisolated public init<Data>(
    _ data: Data,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns())
  }

  /// A table of the rows in `rows`.
  nonisolated public init(
    of valueType: Value.Type,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns())
  }

  /// A table with a row for each element, of which one can be selected.
  nonisolated public init<Data>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: SingleSelection(binding: selection))
  }

  /// A table of the rows in `rows`, of which one can be selected.
  nonisolated public init(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: SingleSelection(binding: selection))
  }

  /// A table with a row for each element, of which several can be selected.
  nonisolated public init<Data>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: MultipleSelection(binding: selection))
  }

  /// A table of the rows in `rows`, of which several can be selected.
  nonisolated public init(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: MultipleSelection(binding: selection))
  }
}

extension Table {
  /// A table with a row for each element; the titles of columns sort it.
  ///
  /// - Parameter sortOrder: How the rows are sorted: a tap on a title changes it, and the app sorts its
  ///   data by it.
  nonisolated public init<Data, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value,
    Value == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), sorting: TableSorting(sortOrder))
  }

  /// A table of the rows in `rows`; the titles of columns sort it.
  ///
  /// - Parameter sortOrder: How the rows are sorted: a tap on a title changes it, and the app sorts its
  ///   data by it.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Value == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), sorting: TableSorting(sortOrder))
  }

  /// A table with a row for each element, of which one can be selected and that are sorted by the titles of columns.
  ///
  /// - Parameter sortOrder: How the rows are sorted: a tap on a title changes it, and the app sorts its
  ///   data by it.
  nonisolated public init<Data, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value,
    Value == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: SingleSelection(binding: selection), sorting: TableSorting(sortOrder))
  }

  /// A table of the rows in `rows`, of which one can be selected and that are sorted by the titles of columns.
  ///
  /// - Parameter sortOrder: How the rows are sorted: a tap on a title changes it, and the app sorts its
  ///   data by it.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Value == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), selection: SingleSelection(binding: selection),
      sorting: TableSorting(sortOrder))
  }

  /// A table with a row for each element, of which several can be selected and that are sorted by the titles of columns.
  ///
  /// - Parameter sortOrder: How the rows are sorted: a tap on a title changes it, and the app sorts its
  ///   data by it.
  nonisolated public init<Data, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value,
    Value == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: MultipleSelection(binding: selection), sorting: TableSorting(sortOrder))
  }

  /// A table of the rows in `rows`, of which several can be selected and that are sorted by the titles of columns.
  ///
  /// - Parameter sortOrder: How the rows are sorted: a tap on a title changes it, and the app sorts its
  ///   data by it.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Value == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), selection: MultipleSelection(binding: selection),
      sorting: TableSorting(sortOrder))
  }
}
