import ViewGraph

/// A view per element of a collection, each with the identity of its element.
///
/// ```swift
/// struct Plants: View {
///   let names = ["Fern", "Moss", "Ivy"]
///   var body: some View {
///     List { ForEach(names, id: \.self) { Text($0) } }
///   }
/// }
/// ```
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  /// Makes the view for an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// Where the data comes from, if a binding gives it: then the view that made this one need not be
  /// evaluated again for a change within an element.
  var source: ForEachSource<Data, ID>?
  /// The actions that its rows take, if a binding's collection is edited by them.
  var edits: ((RowActions) -> Void)?
}

extension ForEach {
  /// Parts of another kind than views, such as the marks of a chart.
  nonisolated package init(
    parts data: Data, id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: id, source: nil)
  }
}

/// Data that a binding gives, and what to depend on.
struct ForEachSource<Data: RandomAccessCollection, ID: Hashable> {
  let data: () -> Data
  /// Reads how many elements there are and the ids of those in a range, so that only a change of
  /// these evaluates the reader again.
  let track: (Range<Int>) -> Void
}

/// A view that is made of a collection, and whose rows a list can delete and move.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  /// The collection that the views are made of.
  associatedtype Data: Collection
  /// The elements that the views are made of.
  var data: Data { get }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public static func _emit(_ view: Self, _ context: EmissionContext) {
    let key = context.path
    let child: ForEachComponent<Data, ID, Content>
    if let found = context.existingChild(ForEachComponent<Data, ID, Content>.self, key: key) {
      child = unsafeDowncast(found, to: ForEachComponent<Data, ID, Content>.self)
      _ = child.moveTo(context.scope())
      child.view = view
    } else {
      child = ForEachComponent(view, in: context, key: key)
    }
    context.keep(child)
    context.evaluate(child)
    context.place(child)
  }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  // A binding is a collection too; the initialisers for bindings win.
  /// A view for each element. A view keeps its state as long as the element keeps its `id`.
  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  /// A view for each element.
  ///
  /// - Parameter id: What tells the elements apart. A view keeps its state as long as this stays
  ///   the same.
  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// A view per element of a collection that a binding gives, with a binding to it.
  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }

  /// A view for each element of a binding's collection, with a binding to the element.
  ///
  /// - Parameter id: What tells the elements apart.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let location = data.location
    func indexed(_ values: C) -> Data { values.indices.lazy.map { ($0, values[$0][keyPath: id]) } }
    self.init(
      data: indexed(location.peek()), content: { content(data[$0.0]) }, id: { $0.1 },
      source: ForEachSource(
        data: { indexed(location.peek()) },
        track: { range in
          _ = location.readPart { values in
            let range = range.clamped(to: 0..<values.count)
            return ForEachIDs(
              count: values.count,
              ids: range.map {
                values[values.index(values.startIndex, offsetBy: $0)][keyPath: id]
              })
          }
        }))
  }
}

private struct ForEachIDs<ID: Hashable>: Equatable {
  let count: Int
  let ids: [ID]
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number of a range, with the number as its identity.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}
