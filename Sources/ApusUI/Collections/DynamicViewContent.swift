import ViewGraph

/// The delete and move actions of the rows of a `ForEach`.
public final class RowActions {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var insertion: (any RowInsertion)?

  /// Writes what a row takes: `.onDelete` as `.delete(0)`; `.onMove` with its own place as `from`.
  @MainActor
  func write(
    _ writer: ElementWriter, _ context: EmissionContext, at position: Int, of count: Int,
    _ now: @escaping @MainActor () -> Int?
  ) {
    if let delete {
      let index = context.registerHandler(
        .event { _ in if let position = now() { delete(IndexSet(integer: position)) } })
      writer.set(.onDelete, handler: index)
    }
    if move != nil || insertion != nil {
      writer.set(.index, position)
      writer.set(.count, count)
    }
    if let move {
      let index = context.registerHandler(
        .event { action in
          guard case .move(_, let target) = action, let position = now() else { return }
          move(IndexSet(integer: position), target)
        })
      writer.set(.onMove, handler: index)
    }
  }
}

nonisolated public struct _RowActionsModifier: ViewModifier {
  public typealias Body = Never
  let set: (RowActions) -> Void

  nonisolated init(set: @escaping (RowActions) -> Void) { self.set = set }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    let actions = context.pending.rowActions as? RowActions ?? RowActions()
    modifier.set(actions)
    context.pending.rowActions = actions
    content()
    context.pending.rowActions = nil
  }
}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets a person delete rows. Without an action they can't.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> ModifiedContent<Self, _RowActionsModifier> {
    modifier(_RowActionsModifier { $0.delete = action })
  }

  /// Lets a person move rows: from their present places to in front of another.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> ModifiedContent<Self, _RowActionsModifier> {
    modifier(_RowActionsModifier { $0.move = action })
  }
}

/// Removes actions from a row.
public struct _RowActionDisabledModifier: ViewModifier {
  public typealias Body = Never
  let key: Attribute<HandlerIndex>
  let isDisabled: Bool

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    if modifier.isDisabled { context.pending.dropItemHandlers(modifier.key) }
    content()
  }
}

extension View {
  /// Whether the row can't be deleted.
  nonisolated public func deleteDisabled(
    _ isDisabled: Bool
  ) -> ModifiedContent<Self, _RowActionDisabledModifier> {
    modifier(_RowActionDisabledModifier(key: .onDelete, isDisabled: isDisabled))
  }

  /// Whether the row can't be moved.
  nonisolated public func moveDisabled(
    _ isDisabled: Bool
  ) -> ModifiedContent<Self, _RowActionDisabledModifier> {
    modifier(_RowActionDisabledModifier(key: .onMove, isDisabled: isDisabled))
  }
}
