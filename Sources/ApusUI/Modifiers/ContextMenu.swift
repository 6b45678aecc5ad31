import ViewGraph

/// Actions on a view, in a menu of its own.
nonisolated public struct _ContextMenuModifier<Items: View>: ViewModifier {
  public typealias Body = Never
  let items: Items

  nonisolated init(items: Items) { self.items = items }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    // Without any actions there is no menu, as on a device.
    guard Items.self != EmptyView.self else { return content() }
    guard context.writesItems else {
      // A long press anywhere on the view opens it.
      return context.layered(
        isBehind: false, alignment: .topTrailing, purpose: .actions, content: content
      ) {
        context.emitActions(named: context.ownWords[.actions], for: .actions) {
          context.emit(2, modifier.items)
        }
      }
    }
    let path = context.path
    context.pending.itemEnd.append(
      ItemEnd(.menu) { context in
        context.at(path) { context.emit(0xC0E, modifier.items) }
      })
    content()
    context.pending.itemEnd = []
  }
}

extension EmissionContext {
  /// A menu whose button shows an icon alone.
  /// - Parameter purpose: Says that it is the menu of a view or a row.
  func emitActions(
    named name: String, for purpose: ControlPurpose? = nil,
    _ icon: some View = Image(systemName: "ellipsis"), items: () -> Void
  ) {
    open(.menu)
    if let purpose { writer.set(.purpose, purpose) }
    descend(1) {
      open(.menuLabel)
      writer.set(.label, name)
      emit(1, icon)
      close()
    }
    emitMenuItems(items)
    close { _ in 0 }
  }
}

extension View {
  /// Actions on this view. A long press or a secondary click opens their menu. For the keyboard and
  /// for assistive technology it has a button of its own, “Actions”, over the view or the end of its
  /// row, which takes no room: it is seen when the keyboard comes to it, in a row also while a
  /// pointer is there.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> ModifiedContent<Self, _ContextMenuModifier<MenuItems>> {
    modifier(_ContextMenuModifier(items: menuItems()))
  }

  /// - Parameter preview: Not shown: a page's menu stands beside the view itself.
  nonisolated public func contextMenu<M: View, P: View>(
    _file: StaticString = #fileID, _line: UInt = #line, @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> ModifiedContent<Self, _ContextMenuModifier<M>> {
    notDrawn("contextMenu(menuItems:preview:)", "the view itself is in sight", _file, _line)
    return modifier(_ContextMenuModifier(items: menuItems()))
  }
}

/// Actions on a view: an older way to write a context menu.
nonisolated public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// A menu of actions.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Actions on this view, in a menu that is made apart; nil: none for now.
  nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    modifier(_OptionalContextMenu(menu: contextMenu))
  }
}

nonisolated private struct _OptionalContextMenu<MenuItems: View>: ViewModifier {
  let menu: ContextMenu<MenuItems>?

  @MainActor func body(content: Content) -> some View {
    if let menu {
      content.contextMenu { menu.items }
    } else {
      content
    }
  }
}
