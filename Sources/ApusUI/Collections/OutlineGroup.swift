import ViewGraph

/// Rows of a tree: a row with others below it opens and closes.
///
/// ```swift
/// List {
///   OutlineGroup(folders, children: \.folders) { folder in
///     Label(folder.name, systemImage: "folder")
///   }
/// }
/// ```
nonisolated public struct OutlineGroup<Data, ID: Hashable, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View
where Parent: View, Leaf: View, Subgroup: View {
  @MainActor public var body: some View {
    ForEach(data, id: id) { element in
      _OutlinedView<Data, ID, Leaf>(element: element, id: id, children: children, content: content)
    }
  }
}

/// A row of an ``OutlineGroup``, and those below it.
struct _OutlinedView<Data, ID: Hashable, Leaf: View>: View where Data: RandomAccessCollection {
  let element: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  var body: some View {
    if let below = element[keyPath: children] {
      DisclosureGroup {
        // A view of its own type would have no end.
        AnyView(
          ForEach(below, id: id) { element in
            _OutlinedView(element: element, id: id, children: children, content: content)
          })
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}

/// The rows below one of an ``OutlineGroup``.
public struct OutlineSubgroupChildren: View {
  public typealias Body = Never
  public static func _emit(_ view: Self, _ context: EmissionContext) {}
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Rows of a tree.
  ///
  /// - Parameter children: The elements below an element; nil for one that has no others below it.
  nonisolated public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data: data, id: \.id, children: children, content: content)
  }

  /// Rows of a tree whose elements are told apart by a value of theirs.
  nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, id: id, children: children, content: content)
  }

  /// A row and those below it.
  nonisolated public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element, Data == [DataElement] {
    self.init(data: [root], id: \.id, children: children, content: content)
  }
}

extension List where SelectionValue == Never {
  /// A list of a tree's rows. A row with others below it opens and closes.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent), selection: nil)
  }
}

extension List where SelectionValue == Never {
  /// A list of a tree's rows, which are told apart by a value of theirs.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      content: OutlineGroup(data, id: id, children: children, content: rowContent),
      selection: nil)
  }
}

extension List where SelectionValue: Hashable {
  /// A list of a tree's rows, of which one can be selected. A row with others below it opens and closes.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// A list of a tree's rows, of which several can be selected. A row with others below it opens and closes.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }
}
