import Foundation

/// Shows one controller at a time; a person swipes to those beside it.
///
/// The data source gives each neighbour of the current page once. A repeated page,
/// such as the first one behind the last one, keeps its place.
///
/// ```swift
/// let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
/// pages.dataSource = context.coordinator
/// pages.setViewControllers([first], direction: .forward, animated: false)
/// ```
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// In which direction pages are turned. Pages stand side by side in both cases.
  public let navigationOrientation: NavigationOrientation
  /// Says which controllers stand beside another one; without it nobody swipes.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { findNeighbours() } }
  /// Hears of the pages that a person turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The known pages in order.
  private(set) var pages: [UIViewController] = []
  private(set) var current: UIViewController?

  /// A controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
    if style == .pageCurl {
      notDrawn("UIPageViewController.TransitionStyle.pageCurl", "pages are swiped")
    }
    if navigationOrientation == .vertical {
      notDrawn(
        "UIPageViewController.NavigationOrientation.vertical", "pages stand beside each other")
    }
    setContent { [weak self] in self.map(TurnedPages.init) }
  }

  /// Nil: there are no archives of controllers here.
  public required dynamic init?(coder aDecoder: NSCoder) { nil }

  /// The controller that is shown.
  open var viewControllers: [UIViewController]? { current.map { [$0] } }

  open override var children: [UIViewController] { pages }

  /// Shows a controller.
  ///
  /// - Parameters:
  ///   - viewControllers: The controller. A page shows one at a time.
  ///   - direction: The side of the new page. Neighbours keep their own side.
  ///   - completion: Runs when the page was told to show it.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    if let next = viewControllers?.first {
      if !pages.contains(next) { replacePages(by: next) }
      show(next, animated: animated)
    } else {
      show(nil, animated: animated)
      replacePages(by: nil)
    }
    completion?(true)
  }

  // MARK: For the page

  /// A person has swiped to a page.
  func turned(to id: ObjectIdentifier) {
    guard let next = pages.first(where: { ObjectIdentifier($0) == id }), next !== current else {
      return
    }
    let previous = viewControllers ?? []
    delegate?.pageViewController(self, willTransitionTo: [next])
    show(next, animated: true)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
  }

  private func show(_ next: UIViewController?, animated: Bool) {
    let old = current
    if old !== next {
      old?.beginAppearanceTransition(false, animated: animated)
      next?.beginAppearanceTransition(true, animated: animated)
      current = next
      old?.endAppearanceTransition()
      next?.endAppearanceTransition()
    }
    findNeighbours()
  }

  private func replacePages(by page: UIViewController?) {
    for page in pages where page.parentController === self {
      page.willMove(toParent: nil)
      page.parentController = nil
      page.didMove(toParent: nil)
    }
    pages = []
    if let page { adopt(page, at: 0) }
    contentChanged()
  }

  private func adopt(_ page: UIViewController, at place: Int) {
    page.willMove(toParent: self)
    page.parentController = self
    page.loadViewIfNeeded()
    pages.insert(page, at: place)
    page.didMove(toParent: self)
  }

  /// Asks for the pages beside the current one that are not known.
  private func findNeighbours() {
    defer { contentChanged() }
    guard let dataSource, let current else { return }
    if pages.last === current,
      let next = dataSource.pageViewController(self, viewControllerAfter: current),
      !pages.contains(next)
    {
      adopt(next, at: pages.count)
    }
    if pages.first === current,
      let previous = dataSource.pageViewController(self, viewControllerBefore: current),
      !pages.contains(previous)
    {
      adopt(previous, at: 0)
    }
  }

  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// As in a book.
    case pageCurl
    /// Swiped.
    case scroll
  }

  /// In which direction pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    /// To the side.
    case horizontal
    /// Up and down.
    case vertical
  }

  /// Where a page comes from.
  public enum NavigationDirection: Int, Sendable {
    /// From behind the current one.
    case forward
    /// From before the current one.
    case reverse
  }

  /// The key of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The points between two pages. On a page they touch.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

/// Says which controllers stand beside another one.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The controller before another one; nil: it is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The controller after another one; nil: it is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots there are. The method is optional.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The index of the first page's dot. The method is optional.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of the pages that a person turns. The methods are optional.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
  /// The person turns a page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// The page has been turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
