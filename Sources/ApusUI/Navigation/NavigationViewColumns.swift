import ViewGraph

/// A view builder's content that is several views.
@MainActor
protocol SeveralViews {
  /// The views, in their order.
  var views: [any View] { get }
}

/// The pages of a `NavigationView`: one column, or a column for each view of its content.
struct _NavigationViewPages<Content: View>: View {
  typealias Body = Never
  let content: Content

  static func _emit(_ view: Self, _ context: EmissionContext) {
    guard let several = view.content as? any SeveralViews else {
      return context.emit(1, _NavigationHost(root: view.content, path: nil))
    }
    let views = several.views.map { AnyView($0) }
    let style = context.style(of: (any NavigationViewStyle).self)
    if style is StackNavigationViewStyle || context.environment.roomForColumns == 1 {
      context.emit(1, _NavigationHost(root: views.first, path: nil))
    } else {
      // A navigation view has three columns at most.
      context.emit(2, _NavigationViewColumns(columns: Array(views.prefix(3))))
    }
  }
}

/// The columns of a `NavigationView` in a wide window.
private struct _NavigationViewColumns: View {
  let columns: [AnyView]
  @State private var shown = NavigationSplitViewVisibility.automatic

  var body: some View {
    let shown = $shown
    // Every column is seen, so no column is on top.
    _SplitColumns(
      columns: columns, shown: self.shown, show: { shown.wrappedValue = $0 }, top: 0,
      isPreferred: false, setTop: { _ in })
  }
}
