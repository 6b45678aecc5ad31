import ViewGraph

/// The menu of the rows of a list or table, and what a press on one does.
struct SelectionMenu {
  /// Nil if what is selected is of another type.
  let items: @MainActor (Any) -> AnyView?
  /// Nil if a press does no more than to select.
  let act: (@MainActor (Any) -> Void)?
}

private struct SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  /// What ``View/contextMenu(forSelectionType:menu:primaryAction:)`` says around a list or table.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

/// Says what the rows of the lists and tables in a view offer.
nonisolated public struct _SelectionMenuModifier<Value: Hashable, Items: View>: ViewModifier {
  public typealias Body = Never
  let menu: (Set<Value>) -> Items
  let act: ((Set<Value>) -> Void)?

  nonisolated init(menu: @escaping (Set<Value>) -> Items, act: ((Set<Value>) -> Void)?) {
    self.menu = menu
    self.act = act
  }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    let items: @MainActor (Any) -> AnyView? = { selected in
      guard let selected = selected as? Set<Value> else { return nil }
      return AnyView(modifier.menu(selected))
    }
    var act: (@MainActor (Any) -> Void)?
    if let action = modifier.act {
      act = { selected in if let selected = selected as? Set<Value> { action(selected) } }
    }
    var values = EnvironmentValues()
    values.selectionMenu = SelectionMenu(items: items, act: act)
    context.withEnvironment(values.entries[...], content)
  }
}

extension RowContainer {
  /// Offers the menu for a row that is being written.
  final func offerMenu(_ tag: AnyHashable, _ context: EmissionContext) {
    guard let menu = context.environment.selectionMenu, let values = selection?.values(at: tag),
      let items = menu.items(values)
    else { return }
    let path = context.path
    context.offer(
      ItemEnd(.menu) { context in
        context.at(path) { context.emit(0xC0F, items) }
      })
  }

  /// What a press on a row does besides selecting it; nil: nothing.
  final func primaryAction(_ tag: AnyHashable, _ context: EmissionContext)
    -> (@MainActor () -> Void)?
  {
    guard let act = context.environment.selectionMenu?.act, let selection else { return nil }
    return { if let values = selection.values(at: tag) { act(values) } }
  }
}

extension View {
  /// Actions on the rows of the lists and tables in this view whose selection has values of a type.
  ///
  /// Each row has a menu, as with `contextMenu(menuItems:)`. It gets what is selected if the row is
  /// part of it, else that row's value alone.
  ///
  /// ```swift
  /// List(notes, selection: $chosen) { Text($0.title) }
  ///   .contextMenu(forSelectionType: Note.ID.self) { ids in
  ///     Button("Delete", role: .destructive) { delete(ids) }
  ///   } primaryAction: { ids in
  ///     open(ids)
  ///   }
  /// ```
  ///
  /// On a page there is no menu for the empty space below the rows, so `menu` is not called with an
  /// empty set.
  ///
  /// - Parameters:
  ///   - itemType: The type of the selection's values.
  ///   - menu: The actions on these values.
  ///   - primaryAction: What a press on a row of a list does while rows are not edited; in a table,
  ///     a press on a row that is selected already, such as the second of a double click.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> ModifiedContent<Self, _SelectionMenuModifier<I, M>> {
    modifier(_SelectionMenuModifier(menu: menu, act: primaryAction))
  }
}
