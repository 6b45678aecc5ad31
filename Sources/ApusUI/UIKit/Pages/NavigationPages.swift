/// A value of the path: the controller whose page it is.
struct StackPage: Hashable {
  let controller: UIViewController
}

/// The pages of a navigation controller.
struct NavigationPages: View {
  let controller: UINavigationController

  var body: some View {
    let controller = controller
    KeptNavigationStack(path: path, keeper: controller) {
      Group {
        if let root = controller.state.stack.first {
          StackPageView(controller: root, stack: controller).id(root)
        }
      }
      .navigationDestination(for: StackPage.self) { page in
        StackPageView(controller: page.controller, stack: controller)
      }
    }
    .environment(
      \.ownNavigationBar,
      OwnNavigationBar(bar: controller.ownBar, version: controller.state.barChanges)
    )
    .onChange(of: controller.state.stackChanges) { controller.finishTransition() }
  }

  /// What lies on the root; set when the person goes back.
  private var path: Binding<[StackPage]> {
    let controller = controller
    return Binding(
      get: { controller.state.stack.dropFirst().map(StackPage.init) },
      set: { pages in
        let stack = controller.state.stack
        guard pages.count < stack.count else { return }
        controller.popToViewController(stack[pages.count], animated: true)
      })
  }
}

/// One page of a stack, with what its controller says about the bar.
private struct StackPageView: View {
  let controller: UIViewController
  let stack: UINavigationController

  var body: some View {
    let item = controller.navigationItem
    ControllerView(controller: controller)
      .titleOfController(item.title)
      .navigationBarTitleDisplayMode(mode(of: item))
      .navigationBarBackButtonHidden(
        item.hidesBackButton
          || item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
      )
      .preference(key: BackTitlePreference.self, value: item.backTitle)
      .modifier(ItemsOfController(controller: controller, stack: stack))
      .navigationBarHidden(stack.state.isBarHidden)
  }

  /// UIKit's own pages have small titles on the first one, unless they ask for large ones.
  private func mode(of item: UINavigationItem) -> NavigationBarItem.TitleDisplayMode {
    _ = stack.state.barChanges
    if let isLarge = stack.ownBar.asksForLargeTitles {
      return isLarge ? item.largeTitleDisplayMode.bar : .inline
    }
    let isPushed = stack.state.stack.first !== controller
    return isPushed && item.largeTitleDisplayMode == .automatic
      ? .inline : item.largeTitleDisplayMode.bar
  }
}

/// The items that a controller gives the bars of its page.
private struct ItemsOfController: ViewModifier {
  let controller: UIViewController
  let stack: UINavigationController

  func body(content: Content) -> some View {
    let item = controller.navigationItem
    // The first item of UIKit stands at the edge.
    let (left, right) = (item.leftBarButtonItems ?? [], (item.rightBarButtonItems ?? []).reversed())
    let below = stack.isToolbarHidden ? [] : controller.toolbarItems ?? []
    content.toolbar {
      if !left.isEmpty {
        ToolbarItemGroup(placement: .topBarLeading) { BarItemViews(items: left) }
      }
      if let view = item.titleView {
        ToolbarItem(placement: .principal) { ShownTree(view).fixedSize() }
      }
      if !right.isEmpty {
        ToolbarItemGroup(placement: .topBarTrailing) { BarItemViews(items: Array(right)) }
      }
      if !below.isEmpty {
        ToolbarItemGroup(placement: .bottomBar) { BarItemViews(items: below) }
      }
    }
  }
}

extension UINavigationItem.LargeTitleDisplayMode {
  fileprivate var bar: NavigationBarItem.TitleDisplayMode {
    switch self {
    case .automatic: .automatic
    case .always: .large
    case .never: .inline
    }
  }
}
