import ViewGraph

/// A scrolling list of rows.
///
/// Of a `ForEach` with many elements only the rows near the viewport are built; for the others
/// stand elements with the role `window`.
///
/// ```swift
/// struct Fruits: View {
///   @State private var fruits = ["Apple", "Pear"]
///   var body: some View {
///     List {
///       ForEach(fruits, id: \.self) { Text($0) }
///         .onDelete { fruits.remove(atOffsets: $0) }
///     }
///   }
/// }
/// ```
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  let content: Content
  let selection: (any RowSelection)?

  nonisolated init(content: Content, selection: (any RowSelection)?) {
    self.content = content
    self.selection = selection
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    // Its own padding gives its rows their margins.
    guard context.pending[.padding] == nil else { return context.box { _emit(view, context) } }
    let state = context.slot(0x1157) { ListSlot(owner: context.component!) }
    state.rows.selection = view.selection
    if context.environment.contentMargins != EdgeInsets() {
      notDrawn("contentMargins(_:_:for:)", "a list keeps its own", #fileID, #line)
    }
    context.tellsNoScrolling()
    var look = (context.style(of: (any ListStyle).self) as? any DrawnStyle)?.look ?? .automatic
    let column = context.environment.splitColumn
    if look == .automatic, column?.index == 0 { look = .sidebar }
    state.window.emit(context) {
      context.openOnGround(.list, look)
      context.writeListSpacing()
    } fills: { _ in
      3
    } content: {
      (context.container, context.axis) = (state.rows, 1)
      context.emitRows {
        let rows = column != nil && view.selection != nil ? state.rows : nil
        let isInSidebar = look == .sidebar
        guard rows != nil || isInSidebar != context.environment.isInSidebar else {
          return context.emit(1, view.content)
        }
        context.emit(
          1,
          view.content.environment(\.chosenRows, rows ?? context.environment.chosenRows)
            .environment(\.isInSidebar, isInSidebar))
      }
    }
    if column?.next != nil, let selection = view.selection {
      context.writePreference(
        ObjectIdentifier(ColumnPreference.self),
        ColumnState(isChosenFrom: true, chosen: selection.chosen, rows: state.rows))
    }
  }
}

private struct IsInSidebarKey: EnvironmentKey { static let defaultValue = false }
private struct ChosenRowsKey: EnvironmentKey { static let defaultValue: RowContainer? = nil }

extension EnvironmentValues {
  /// The rows of the list around that is in a column of a split view, if they can be selected.
  var chosenRows: RowContainer? {
    get { self[ChosenRowsKey.self] }
    set { self[ChosenRowsKey.self] = newValue }
  }

  /// Whether the list around has the style of a sidebar.
  var isInSidebar: Bool {
    get { self[IsInSidebarKey.self] }
    set { self[IsInSidebarKey.self] = newValue }
  }
}

private final class ListSlot: Slot {
  let window: LazyWindow
  let rows: RowContainer

  init(owner: Component) {
    window = LazyWindow(owner: owner)
    rows = RowContainer(window: window)
    super.init()
  }
}

extension List where SelectionValue == Never {
  /// A list of the rows and sections in `content`.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }

  // A binding is a collection too; the initialisers for bindings win.
  /// A list with a row for each element.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// A list with a row for each element.
  ///
  /// - Parameter id: What tells the elements apart. A row keeps its state as long as this stays the
  ///   same.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// A list with a row for each number of a range.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// A list with a row for each element of a binding's collection. A row gets a binding to its
  /// element.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// A list with a row for each element of a binding's collection. A row gets a binding to its
  /// element.
  ///
  /// - Parameter id: What tells the elements apart.
  nonisolated public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
  {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }
}

// MARK: Selection

extension List {
  /// A list in which several rows can be selected. A row stands for its tag, or for its id in a
  /// `ForEach`.
  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: Self.multiple(selection))
  }

  /// A list in which one row can be selected. A row stands for its tag, or for its id in a
  /// `ForEach`.
  nonisolated public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: Self.single(selection))
  }

  /// A list with a row for each element, of which several can be selected.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: Self.multiple(selection))
  }

  /// A list with a row for each element, of which one can be selected.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: Self.single(selection))
  }

  /// A list with a row for each element, of which several can be selected.
  ///
  /// - Parameter id: What tells the elements apart, and what is selected.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      content: ForEach(data, id: id, content: rowContent), selection: Self.multiple(selection))
  }

  /// A list with a row for each element, of which one can be selected.
  ///
  /// - Parameter id: What tells the elements apart, and what is selected.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      content: ForEach(data, id: id, content: rowContent), selection: Self.single(selection))
  }

  private nonisolated static func single(
    _ selection: Binding<SelectionValue?>?
  ) -> (any RowSelection)? {
    selection.map { SingleSelection(binding: $0) }
  }

  private nonisolated static func multiple(
    _ selection: Binding<Set<SelectionValue>>?
  ) -> (any RowSelection)? {
    selection.map { MultipleSelection(binding: $0) }
  }
}
