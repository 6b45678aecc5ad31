import ViewGraph

/// Actions on a view, in a menu of its own.
public struct _ContextMenuModifier<Items: View>: ViewModifier {
  public typealias Body = Never
  nonisolated(unsafe) let items: Items

  nonisolated init(items: Items) { self.items = items }

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    // Without any actions there is no menu, as on a device.
    guard Items.self != EmptyView.self else { return content() }
    let menu = Menu {
      modifier.items
    } label: {
      Label("More", systemImage: "ellipsis").labelStyle(.iconOnly)
    }
    guard context.container != nil else {
      return context.layered(isBehind: false, alignment: .topTrailing, content: content) {
        type(of: menu)._emit(menu, context)
      }
    }
    let path = context.path
    context.pending.itemEnd.append { context in
      context.at(path) {
        context.descend(0xC0E) {
          context.open(.barItems)
          context.writer.set(.placement, 2)
          context.emit(1, menu)
          context.close { _ in 0 }
        }
      }
    }
    content()
    context.pending.itemEnd = []
  }
}

extension View {
  /// Actions on this view. On a page they are in a menu with a button of its own, at the view's
  /// upper trailing corner or at the end of its row: everybody finds it there, and by the keyboard.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> ModifiedContent<Self, _ContextMenuModifier<MenuItems>> {
    modifier(_ContextMenuModifier(items: menuItems()))
  }

  /// - Parameter preview: Not shown: a page's menu stands beside the view itself.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> ModifiedContent<Self, _ContextMenuModifier<M>> {
    modifier(_ContextMenuModifier(items: menuItems()))
  }
}
