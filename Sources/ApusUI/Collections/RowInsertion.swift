import ApusCoreTransferable
import ApusFoundation
import ApusUniformTypeIdentifiers
import ViewGraph

/// Puts dropped content among the rows of a `ForEach`.
nonisolated protocol RowInsertion {
  /// The types of the content.
  var types: [UTType] { get }
  /// - Parameter place: The index of the first new row.
  @MainActor func insert(_ content: DraggedContent, at place: Int)
}

nonisolated private struct ItemInsertion: RowInsertion {
  let types: [UTType]
  let action: (Int, [NSItemProvider]) -> Void

  @MainActor func insert(_ content: DraggedContent, at place: Int) {
    action(
      place,
      content.providers.filter { provider in
        provider.registeredContentTypes.contains { types.contains(where: $0.conforms) }
      })
  }
}

nonisolated private struct ValueInsertion<T: Transferable>: RowInsertion {
  let action: ([T], Int) -> Void

  var types: [UTType] { T.types(.reading) }

  @MainActor func insert(_ content: DraggedContent, at place: Int) {
    content.read(T.self) { if !$0.isEmpty { action($0, place) } }
  }
}

extension DynamicViewContent {
  /// Puts content that is dropped between rows into the data.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the content.
  ///   - action: Takes the place of the first new element, and the items.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ModifiedContent<Self, _RowActionsModifier> {
    modifier(
      _RowActionsModifier {
        $0.insertion = ItemInsertion(types: supportedContentTypes, action: action)
      })
  }

  /// Puts content that is dropped between rows into the data.
  @available(*, deprecated, message: "Use types of UTType.")
  nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ModifiedContent<Self, _RowActionsModifier> {
    onInsert(of: acceptedTypeIdentifiers.compactMap { UTType($0) }, perform: action)
  }

  /// Puts values that are dropped between rows into the data.
  ///
  /// ```swift
  /// ForEach(songs) { SongRow($0) }
  ///   .dropDestination(for: Song.self) { new, place in
  ///     songs.insert(contentsOf: new, at: place)
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Takes the values, and the place of the first new element.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ offset: Int) -> Void
  ) -> ModifiedContent<Self, _RowActionsModifier> {
    modifier(_RowActionsModifier { $0.insertion = ValueInsertion(action: action) })
  }
}
