/// How a person may change a collection by its rows.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Rows can be moved.
  public static var move: EditActions<Data> { .init(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows can be deleted.
  public static var delete: EditActions<Data> { .init(rawValue: 2) }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  /// Rows can be moved and deleted.
  public static var all: EditActions<Data> { .init(rawValue: 3) }
}

extension EditActions where Data: MutableCollection & RandomAccessCollection {
  /// Edits of rows, carried out by the binding's collection.
  func write(_ data: Binding<Data>, to actions: RowActions) {
    if contains(.move) {
      actions.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    // `delete` alone is there for collections that can lose elements.
    if contains(Self(rawValue: 2)) {
      actions.delete = { offsets in
        if let values = data.wrappedValue as? any RangeReplaceableCollection,
          let rest = values.without(offsets) as? Data
        {
          data.wrappedValue = rest
        }
      }
    }
  }
}

extension RangeReplaceableCollection {
  /// The elements beside the offsets.
  fileprivate func without(_ offsets: IndexSet) -> Self {
    var rest = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { rest.append(element) }
    return rest
  }
}

extension List where SelectionValue == Never {
  /// A list with a row for each element of a binding's collection, which a person changes by the rows.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// A list with a row for each element of a binding's collection, which a person changes by the rows.
  ///
  /// - Parameter id: What tells the elements apart.
  nonisolated public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
  {
    self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }
}

extension ForEach where Content: View {
  /// A view for each element of a binding's collection, which a person changes by the rows of a list.
  nonisolated public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// A view for each element of a binding's collection, which a person changes by the rows of a list.
  ///
  /// - Parameter id: What tells the elements apart.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    self.init(data, id: id, content: content)
    edits = { editActions.write(data, to: $0) }
  }
}
