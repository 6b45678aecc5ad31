/// A stack of controllers, of which the last is shown, under a bar that names it and leads back.
///
/// Show it with a ``NavigationControllerView``. Its pages then are the screen's, with addresses:
/// Back in the browser pops.
///
///     let navigationController = UINavigationController()
///     navigationController.pushViewController(
///       UIHostingController(rootView: TaskListView()), animated: true)
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  open weak var delegate: (any UINavigationControllerDelegate)?
  private var transition: StackTransition?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Nil: there are no archives of controllers here.
  public required init?(coder aDecoder: NSCoder) { nil }

  // MARK: The toolbar

  /// Whether the items of the shown controller, `toolbarItems`, are left away. They are at first.
  open var isToolbarHidden: Bool {
    get { state.isToolbarHidden }
    set { state.isToolbarHidden = newValue }
  }

  /// Shows or hides the items at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    change(animated: animated) { isToolbarHidden = hidden }
  }

  // MARK: The stack

  /// The gesture by which a person goes back: nil, because a browser has its own way back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  /// The controllers, the root first. Setting them is `setViewControllers(_:animated:)` without a
  /// transition.
  open var viewControllers: [UIViewController] {
    get { state.stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { state.stack.last }

  /// What is presented over the stack, or else its top.
  open var visibleViewController: UIViewController? {
    var visible = topViewController
    var next = state.presented
    while let controller = next {
      visible = (controller as? UINavigationController)?.topViewController ?? controller
      next = controller.state.presented
    }
    return visible
  }

  /// Puts a controller on top. One that lies on the stack already is a programmer's error.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !state.stack.contains(viewController),
      "\(type(of: viewController)) is on the navigation stack already.")
    change(to: state.stack + [viewController], animated: animated)
  }

  /// Takes the top away.
  ///
  /// - Returns: What was the top; nil if only the root is left, which stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard state.stack.count > 1, let top = state.stack.last else { return nil }
    change(to: Array(state.stack.dropLast()), animated: animated)
    return top
  }

  /// Takes everything away but the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = state.stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Takes away what lies on a controller. One that is not on the stack is a programmer's error.
  ///
  /// - Returns: What was taken away, or nil if nothing was.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = state.stack.firstIndex(of: viewController) else {
      preconditionFailure("\(type(of: viewController)) is not on the navigation stack.")
    }
    let gone = Array(state.stack[(index + 1)...])
    guard !gone.isEmpty else { return nil }
    change(to: Array(state.stack[...index]), animated: animated)
    return gone
  }

  /// Replaces the stack. The same controller twice is a programmer's error.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    precondition(
      Set(viewControllers).count == viewControllers.count,
      "A controller can lie on the navigation stack only once.")
    guard viewControllers != state.stack else { return }
    change(to: viewControllers, animated: animated)
  }

  // MARK: The bar

  /// The bar of the pages. `UINavigationBar.appearance()` has the values that it lacks.
  open var navigationBar: UINavigationBar { ownBar }
  private(set) lazy var ownBar: UINavigationBar = {
    let state = state
    return UINavigationBar { state.barChanges += 1 }
  }()

  /// Whether the pages have no bar.
  open var isNavigationBarHidden: Bool {
    get { state.isBarHidden }
    set { state.isBarHidden = newValue }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { state.isBarHidden = hidden }

  // MARK: Transitions

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? super.transitionCoordinator
  }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    finishTransition()
    super.beginAppearanceTransition(isAppearing, animated: animated)
    topViewController?.beginAppearanceTransition(isAppearing, animated: animated)
    if isAppearing, let topViewController {
      delegate?.navigationController(self, willShow: topViewController, animated: animated)
    }
  }

  open override func endAppearanceTransition() {
    let isAppearing = appearance == .appearing
    super.endAppearanceTransition()
    topViewController?.endAppearanceTransition()
    if isAppearing, let topViewController {
      delegate?.navigationController(self, didShow: topViewController, animated: isAnimated)
    }
  }

  private func change(to stack: [UIViewController], animated: Bool) {
    finishTransition()
    let transition = StackTransition(from: state.stack, to: stack, animated: animated)
    self.transition = transition
    transition.move(in: self)
    state.stack = stack
    guard appearance.isOnScreen else { return finishTransition() }
    if transition.from !== transition.to {
      transition.to?.loadViewIfNeeded()
      transition.from?.beginAppearanceTransition(false, animated: animated)
      transition.to?.beginAppearanceTransition(true, animated: animated)
      if let shown = transition.to {
        delegate?.navigationController(self, willShow: shown, animated: animated)
      }
    }
    state.stackChanges += 1
  }

  /// The page shows the stack as it is.
  func finishTransition() {
    guard let transition else { return }
    if transition.from !== transition.to {
      transition.from?.endAppearanceTransition()
      transition.to?.endAppearanceTransition()
    }
    transition.settle(in: self)
    if appearance.isOnScreen, transition.from !== transition.to, let shown = transition.to {
      delegate?.navigationController(self, didShow: shown, animated: transition.isAnimated)
    }
    // A callback may have begun the next one.
    if self.transition === transition { self.transition = nil }
  }

  override func release(_ child: UIViewController) {
    state.stack.contains(child) ? remove(child) : super.release(child)
  }

  /// Takes one controller out, wherever it lies.
  func remove(_ controller: UIViewController) {
    change(to: state.stack.filter { $0 !== controller }, animated: false)
  }

  override func makeContent() -> AnyView {
    ownContent == nil ? AnyView(NavigationPages(controller: self)) : super.makeContent()
  }
}
