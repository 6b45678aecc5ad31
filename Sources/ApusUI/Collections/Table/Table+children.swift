import Foundation

extension Table {
  /// A table with a row for each element, and rows for its children below it while it is open.
  ///
  /// - Parameter children: The children of an element; `nil` of one that is never opened.
  nonisolated public init<Data>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Data.Element == Value
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns())
  }

  /// A table with a row for each element, and rows for its children below it while it is open, of which one can be selected.
  ///
  /// - Parameter children: The children of an element; `nil` of one that is never opened.
  nonisolated public init<Data>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Data.Element == Value
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: SingleSelection(binding: selection))
  }

  /// A table with a row for each element, and rows for its children below it while it is open, of which several can be selected.
  ///
  /// - Parameter children: The children of an element; `nil` of one that is never opened.
  nonisolated public init<Data>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Data.Element == Value
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: MultipleSelection(binding: selection))
  }

  /// A table with a row for each element, and rows for its children below it while it is open; the titles
  /// of columns sort it.
  ///
  /// - Parameter children: The children of an element; `nil` of one that is never opened.
  nonisolated public init<Data, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Data.Element == Value,
    Value == Sort.Compared
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      sorting: TableSorting(sortOrder))
  }

  /// A table with a row for each element, and rows for its children below it while it is open, of which one can be selected; the titles
  /// of columns sort it.
  ///
  /// - Parameter children: The children of an element; `nil` of one that is never opened.
  nonisolated public init<Data, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Data.Element == Value,
    Value == Sort.Compared
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: SingleSelection(binding: selection), sorting: TableSorting(sortOrder))
  }

  /// A table with a row for each element, and rows for its children below it while it is open, of which several can be selected; the titles
  /// of columns sort it.
  ///
  /// - Parameter children: The children of an element; `nil` of one that is never opened.
  nonisolated public init<Data, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Data.Element == Value,
    Value == Sort.Compared
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: MultipleSelection(binding: selection), sorting: TableSorting(sortOrder))
  }
}
