/// The page that a `NavigationLink` of a page leads to: on the stack it is one like the others.
final class LinkedController: UIHostingController<AnyView> {
  let id: Int
  private var whenPopped: (() -> Void)?

  init(id: Int, rootView: AnyView, popped: @escaping () -> Void) {
    self.id = id
    whenPopped = popped
    super.init(rootView: rootView)
  }

  required init?(coder aDecoder: NSCoder) { nil }

  func popped() {
    whenPopped?()
    whenPopped = nil
  }
}

extension UINavigationController: PageKeeper {
  package func push(_ view: AnyView, id: Int, popped: @escaping () -> Void) {
    pushViewController(
      LinkedController(id: id, rootView: view, popped: popped), animated: true)
  }

  package func update(_ id: Int, _ view: AnyView) { linked(id)?.rootView = view }

  package func remove(_ id: Int) {
    guard let page = linked(id), let index = state.stack.firstIndex(of: page), index > 0 else {
      return
    }
    popToViewController(state.stack[index - 1], animated: true)
  }

  package func entersAtOnce(_ value: AnyHashable) -> Bool {
    (value.base as? StackPage)?.controller.enteredAtOnce ?? false
  }

  package var root: AnyHashable? { state.stack.first.map { AnyHashable($0) } }

  private func linked(_ id: Int) -> LinkedController? {
    state.stack.lazy.compactMap { $0 as? LinkedController }.first { $0.id == id }
  }
}
