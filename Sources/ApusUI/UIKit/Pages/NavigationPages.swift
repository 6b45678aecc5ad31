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
      .navigationBarBackButtonHidden(item.hidesBackButton)
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

extension UINavigationItem.LargeTitleDisplayMode {
  fileprivate var bar: NavigationBarItem.TitleDisplayMode {
    switch self {
    case .automatic: .automatic
    case .always: .large
    case .never: .inline
    }
  }
}
