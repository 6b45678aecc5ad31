// The looks and the actions of rows, in tables and in lists of collections.

/// The distances of a row's content from its edges.
struct RowInsets: ViewModifier {
  let isEdgeToEdge: Bool
  let hasHeight: Bool

  func body(content: Content) -> some View {
    if isEdgeToEdge {
      content.listRowInsets(EdgeInsets())
    } else if hasHeight {
      content.listRowInsets(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    } else {
      content
    }
  }
}

/// The lines above and below a row.
struct RowLines: ViewModifier {
  let isShown: Bool
  /// Nil: the system's.
  let color: UIColor?

  func body(content: Content) -> some View {
    if !isShown {
      content.listRowSeparator(.hidden)
    } else if let color {
      content.listRowSeparatorTint(Color(color))
    } else {
      content
    }
  }
}

/// The swipe actions of a row.
struct RowSwipe: ViewModifier {
  let edge: HorizontalEdge
  let actions: UISwipeActionsConfiguration?
  let cell: UIView

  func body(content: Content) -> some View {
    if let actions {
      content.swipeActions(
        edge: edge, allowsFullSwipe: actions.performsFirstActionWithFullSwipe
      ) {
        SwipeButtons(configuration: actions, cell: cell)
      }
    } else {
      content
    }
  }
}

/// The menu of a row.
struct RowMenu: ViewModifier {
  let menu: UIMenu?

  func body(content: Content) -> some View {
    if let menu {
      content.contextMenu { MenuItems(menu: menu) }
    } else {
      content
    }
  }
}
