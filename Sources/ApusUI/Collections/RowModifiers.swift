import ViewGraph

/// Attributes of the row around a view.
public struct _RowAttributeModifier: ViewModifier {
  public typealias Body = Never
  let attributes: [StoredAttribute]

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    context.modifyItem { writer in
      for attribute in modifier.attributes { writer.set(attribute) }
    } content: {
      content()
    }
  }
}

extension View {
  /// How far the content of the row, or of the section's header or footer, is from its edges, in
  /// points; nil: as usual.
  nonisolated public func listRowInsets(
    _ insets: EdgeInsets?
  ) -> ModifiedContent<Self, _RowAttributeModifier> {
    modifier(
      _RowAttributeModifier(
        attributes: insets.map { [StoredAttribute(.rowInsets, $0.numbers)] } ?? []))
  }

}

/// What stands behind a row.
nonisolated public struct _RowBackgroundModifier<Background: View>: ViewModifier {
  public typealias Body = Never
  let background: Background?

  nonisolated init(background: Background?) { self.background = background }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    switch modifier.background {
    case nil, is EmptyView: content()
    case let color as Color:
      let paint = color._fill(in: context.environment).paint
      context.modifyItem {
        $0.set(.rowBackground, paint)
      } content: {
        content()
      }
    case let view?:
      context.layered(isBehind: true, alignment: .center, content: content) {
        Background._emit(view, context)
      }
    }
  }
}

/// Actions on a row.
nonisolated public struct _SwipeActionsModifier<Actions: View>: ViewModifier {
  public typealias Body = Never
  let area: SwipeArea
  let actions: Actions

  nonisolated init(area: SwipeArea, actions: Actions) {
    self.area = area
    self.actions = actions
  }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    // In no list there is no row, and no actions.
    guard context.writesItems else { return content() }
    let path = context.path
    let step: UInt64 = modifier.area.isLeading ? 0x5A1D : 0x5A1E
    context.pending.itemEnd.append(
      ItemEnd(.swipe(modifier.area)) { context in
        context.at(path) { context.emit(step, modifier.actions) }
      })
    content()
    context.pending.itemEnd = []
  }
}

extension View {
  /// Puts a view behind the row that this view is in.
  nonisolated public func listRowBackground<V: View>(
    _ view: V?
  ) -> ModifiedContent<Self, _RowBackgroundModifier<V>> {
    modifier(_RowBackgroundModifier(background: view))
  }

  /// Actions on the row that this view is in, which a swipe uncovers.
  ///
  /// With a finger a person drags the row aside. The first action stands at the edge; it has the
  /// color of its `tint`, red if its role is destructive, and else gray. A label with a picture shows
  /// the picture alone, unless the row is high.
  ///
  /// With a mouse, with the keyboard and for assistive technology the actions of both edges and the
  /// row's context menu are in one menu, “Actions”, whose button lies over the row's end while the
  /// pointer or the keyboard is there. An action alone, with an icon, is that button itself. None of
  /// it takes room in the row. While rows are edited there are none; and as on a device, a row with
  /// actions of its own gets no Delete from `onDelete`.
  ///
  /// - Parameter allowsFullSwipe: Whether a full swipe performs the first action.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> ModifiedContent<Self, _SwipeActionsModifier<T>> {
    let area = SwipeArea(isLeading: edge == .leading, isFull: allowsFullSwipe)
    return modifier(_SwipeActionsModifier(area: area, actions: content()))
  }
}
