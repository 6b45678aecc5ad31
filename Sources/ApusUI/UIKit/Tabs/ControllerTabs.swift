/// The bar of one controller.
@MainActor
final class OwnTabBar: UITabBar {
  private let changed: () -> Void

  init(changed: @escaping () -> Void) {
    self.changed = changed
    super.init()
  }

  override var isHidden: Bool { didSet { changed() } }
  override var tintColor: UIColor? { didSet { changed() } }
  override var barTintColor: UIColor? { didSet { changed() } }
  override var backgroundColor: UIColor? { didSet { changed() } }
  override var standardAppearance: UITabBarAppearance { didSet { changed() } }
  override var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }
  override var unselectedItemTintColor: UIColor? {
    didSet { notDrawn("UITabBar.unselectedItemTintColor", "`UITabBar.appearance()` says it") }
  }
}

/// The controllers of a bar of tabs.
struct ControllerTabs: View {
  let controller: UITabBarController

  var body: some View {
    let _ = controller.state.contentVersion
    let bar = controller.tabBar
    TabView(selection: selection) {
      ForEach(controller.tabs, id: \.self) { page in
        ControllerView(controller: page)
          .toolbar(bar.isHidden ? .hidden : .automatic, for: .tabBar)
          .modifier(TabGround(color: bar.ground))
          .tabItem { ControllerTabLabel(controller: page, isChosen: page === controller.chosen) }
          .badge(page.shownTabItem.badgeValue.map { Text(verbatim: $0) })
          .tag(Optional(ObjectIdentifier(page)))
      }
    }
    .tint(bar.color(isSelected: true).map { Color($0) })
  }

  private var selection: Binding<ObjectIdentifier?> {
    let controller = controller
    return Binding(
      get: { controller.chosen.map(ObjectIdentifier.init) },
      set: { if let id = $0 { controller.choose(id) } })
  }
}

private struct TabGround: ViewModifier {
  let color: UIColor?

  func body(content: Content) -> some View {
    if let color {
      content.toolbarBackground(Color(color), for: .tabBar)
    } else {
      content
    }
  }
}

private struct ControllerTabLabel: View {
  let controller: UIViewController
  let isChosen: Bool

  var body: some View {
    let item = controller.shownTabItem
    let _ = item.changes.count
    let image = (isChosen ? item.selectedImage : nil) ?? item.image
    if let image { Image(uiImage: image) }
    Text(verbatim: item.title ?? controller.title ?? "")
  }
}

extension UIViewController {
  /// The item of the controller's tab: a stack of pages without one has that of its first page.
  var shownTabItem: UITabBarItem {
    guard ownTabItem == nil, let stack = self as? UINavigationController,
      let root = stack.state.stack.first
    else { return tabBarItem }
    return root.shownTabItem
  }
}
