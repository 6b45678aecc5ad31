import Foundation

/// Shows one of several controllers, above a bar of tabs.
///
/// ```swift
/// let tabs = UITabBarController()
/// news.tabBarItem = UITabBarItem(title: "News", image: UIImage(systemName: "newspaper"), tag: 0)
/// tabs.viewControllers = [news, profile]
/// ```
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// Hears of the tabs that a person chooses, and may refuse them.
  open weak var delegate: (any UITabBarControllerDelegate)?

  private(set) var tabs: [UIViewController] = []
  private(set) var chosen: UIViewController?

  /// - Parameter nibNameOrNil: Must be nil: there are no nib files here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setContent { [weak self] in self.map(ControllerTabs.init) }
  }

  /// Nil: there are no archives of controllers here.
  public required init?(coder: NSCoder) { nil }

  open override var children: [UIViewController] { tabs }

  /// The bar. `UITabBar.appearance()` holds the colours of the ground and of tabs that are not chosen.
  open private(set) lazy var tabBar: UITabBar = OwnTabBar { [weak self] in self?.contentChanged() }

  /// Whether the bar is hidden.
  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { tabBar.isHidden = newValue }
  }

  /// Shows or hides the bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    change(animated: animated) { isTabBarHidden = hidden }
  }

  /// The tabs' controllers, in order.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. The chosen controller stays, unless it left.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    precondition(Set(new).count == new.count, "A controller can have one tab only.")
    let next = chosen.flatMap { new.contains($0) ? $0 : nil } ?? new.first
    for page in new where page.parentController !== self {
      page.removeFromParent()
      page.willMove(toParent: self)
      page.parentController = self
      page.didMove(toParent: self)
    }
    let gone = tabs.filter { !new.contains($0) }
    for page in gone { page.willMove(toParent: nil) }
    tabs = new
    show(next, animated: animated)
    for page in gone {
      page.parentController = nil
      page.didMove(toParent: nil)
    }
  }

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { chosen }
    set { if let newValue, tabs.contains(newValue) { show(newValue, animated: false) } }
  }

  /// The index of the shown controller, counted from 0, or `NSNotFound` without controllers.
  open var selectedIndex: Int {
    get { chosen.flatMap { tabs.firstIndex(of: $0) } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { show(tabs[newValue], animated: false) } }
  }

  // MARK: For the page

  override func release(_ child: UIViewController) {
    tabs.contains(child)
      ? setViewControllers(tabs.filter { $0 !== child }, animated: false) : super.release(child)
  }

  /// A person has chosen a tab.
  func choose(_ id: ObjectIdentifier) {
    guard let next = tabs.first(where: { ObjectIdentifier($0) == id }),
      delegate?.tabBarController(self, shouldSelect: next) ?? true
    else { return contentChanged() }
    show(next, animated: true)
    delegate?.tabBarController(self, didSelect: next)
  }

  private func show(_ next: UIViewController?, animated: Bool) {
    defer { contentChanged() }
    guard next !== chosen else { return }
    let old = chosen
    chosen = next
    next?.loadViewIfNeeded()
    guard appearance.isOnScreen else { return }
    old?.beginAppearanceTransition(false, animated: animated)
    next?.beginAppearanceTransition(true, animated: animated)
    old?.endAppearanceTransition()
    if appearance == .appeared { next?.endAppearanceTransition() }
  }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.beginAppearanceTransition(isAppearing, animated: animated)
    chosen?.beginAppearanceTransition(isAppearing, animated: animated)
  }

  open override func endAppearanceTransition() {
    super.endAppearanceTransition()
    chosen?.endAppearanceTransition()
  }
}

/// Hears of the tabs that a person chooses. The methods are optional.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tab that a person chose may be shown.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// The person has chosen a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Yes.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
