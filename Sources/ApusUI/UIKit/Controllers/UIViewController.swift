import ViewGraph

/// A screen that coordinators push and present.
///
/// It shows its ``view``. A ``UIHostingController`` shows SwiftUI.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  let state = ControllerState()
  var appearance = ControllerAppearance.disappeared
  weak var parentController: UIViewController?
  weak var presentingController: UIViewController?
  /// The window whose root controller this is.
  weak var windowOfRoot: UIWindow?
  /// The end of a presentation or a dismissal, which waits for the page.
  var finishPresentationChange: (() -> Void)?
  /// Ends the sheet of SwiftUI that a representable of this controller stands in.
  var endSurroundings: (() -> Void)?
  /// Replaces what the page shows, for classes of UIKit whose content is not made of views of UIKit.
  var ownContent: (() -> AnyView)?
  /// Whether the controller's page, or its sheet, came without a transition.
  var enteredAtOnce = false

  /// - Parameter nibNameOrNil: Must be nil: there are no nib files here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(nibNameOrNil == nil, "Apus loads no nib files: \(nibNameOrNil ?? "").")
    super.init()
  }

  /// Nil: there are no archives of controllers here.
  public required init?(coder: NSCoder) { nil }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: Life

  open private(set) var isViewLoaded = false

  open func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    loadView()
    ownView?.controller = self
    viewDidLoad()
    // The page may have shown the controller before it had a view.
    state.contentVersion += 1
  }

  /// What the page shows. Asking for it makes it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set {
      ownView = newValue
      // A view from outside takes the place of the one that would be made.
      isViewLoaded = newValue != nil
      ownView?.controller = self
      state.contentVersion += 1
    }
  }

  private(set) var ownView: UIView?

  /// Makes the view; called once, before ``viewDidLoad()``.
  open func loadView() { ownView = UIView() }

  /// The page is about to be made; called once.
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the page comes, and before its view places the views in it.
  open func viewWillLayoutSubviews() {}
  /// Called when the page is about to come, and when its view has placed the views in it.
  open func viewDidLayoutSubviews() {}

  var isAnimated = false

  /// Tells the controller that its page is about to come or to go.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAnimated = animated
    if isAppearing, !appearance.isOnScreen {
      loadViewIfNeeded()
      appearance = .appearing
      reportWishes()
      viewWillAppear(animated)
      viewIsAppearing(animated)
      viewWillLayoutSubviews()
      viewDidLayoutSubviews()
    } else if !isAppearing, appearance.isOnScreen {
      appearance = .disappearing
      viewWillDisappear(animated)
    }
    for child in held { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Tells the controller that its page has come or gone.
  open func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(isAnimated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isAnimated)
    case .appeared, .disappeared: break
    }
    for child in held { child.endAppearanceTransition() }
  }

  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false

  // MARK: Containers

  open var parent: UIViewController? { parentController }
  open var children: [UIViewController] { state.stack + held }
  /// The controllers that the app put into this one.
  var held: [UIViewController] = []

  /// Puts a controller into this one, which appears and disappears with it. The app puts the controller's view into
  /// its own.
  open func addChild(_ childController: UIViewController) { hold(childController) }
  /// Removes the controller from its parent.
  open func removeFromParent() { parentController?.release(self) }
  /// Takes a controller out.
  func release(_ child: UIViewController) { letGo(child) }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// The nearest navigation controller that this one lies in.
  open var navigationController: UINavigationController? {
    var next = parentController
    while let controller = next {
      if let controller = controller as? UINavigationController { return controller }
      next = controller.parentController
    }
    return nil
  }

  /// The transition that the controller takes part in, while it lasts.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    parentController?.transitionCoordinator
  }

  // MARK: Words

  /// What the page is called. Setting it also sets the title of ``navigationItem``.
  open var title: String? {
    get { state.title }
    set {
      state.title = newValue
      navigationItem.title = newValue
      ownTabItem?.title = newValue
    }
  }

  /// The words and the picture of the controller's tab in a ``UITabBarController``.
  open var tabBarItem: UITabBarItem! {
    get {
      let item = ownTabItem ?? UITabBarItem(title: state.title, image: nil, tag: 0)
      ownTabItem = item
      return item
    }
    set {
      ownTabItem = newValue
      state.contentVersion += 1
    }
  }
  private(set) var ownTabItem: UITabBarItem?

  /// Whether the bar of tabs is hidden while the controller lies on others in a navigation controller.
  open var hidesBottomBarWhenPushed = false { didSet { state.contentVersion += 1 } }

  open private(set) lazy var navigationItem: UINavigationItem = {
    let item = UINavigationItem()
    item.title = state.title
    return item
  }()

  /// The items at the bottom of the controller's page, which are shown unless the navigation controller hides its toolbar.
  open var toolbarItems: [UIBarButtonItem]? {
    get { state.toolbarItems }
    set { state.toolbarItems = newValue }
  }

  /// Changes the items at the bottom of the page.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    change(animated: animated) { self.toolbarItems = toolbarItems }
  }

  /// Whether a person edits the controller's content.
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing. A controller whose content follows overrides it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    change(animated: animated) {
      state.isEditing = editing
      ownEditItem?.follow(editing)
    }
  }

  private var ownEditItem: EditItem?

  /// An item that says “Edit” or “Done”, and calls ``setEditing(_:animated:)``.
  open var editButtonItem: UIBarButtonItem {
    if let ownEditItem { return ownEditItem }
    let item = EditItem { [weak self] in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    item.follow(isEditing)
    ownEditItem = item
    return item
  }

  // MARK: The device

  /// Whether the bar of a device's status is hidden. A page has none; a wish says so once in a debug run.
  open var prefersStatusBarHidden: Bool { false }
  /// How the bar of a device's status looks. A page has none; a wish says so once in a debug run.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the bar of a device's status comes and goes. A page has no status bar and never asks.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the line at the lower edge of a device is hidden. A page does not ask.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The ways to hold the device. A browser turns its window by itself; a choice says so once in a debug run.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// The first way to hold the device. A page does not ask.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the window turns with the device. A browser turns its window by itself, and does not ask.
  open var shouldAutorotate: Bool { true }
  /// Never called: a page is drawn again when its window gets another size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called: a page is drawn again when its traits change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called: a page is drawn again when its traits change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Never called: the server's memory is not the app's.
  open func didReceiveMemoryWarning() {}
  /// Never called: a page keeps its content out of its bars by itself.
  open func viewSafeAreaInsetsDidChange() {}
  /// The traits of the visitor's window.
  open var traitCollection: UITraitCollection { .current }
  /// Distances that the content keeps from the edges of the page, besides those of the bars; in points.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { state.additionalInsets }
    set { state.additionalInsets = newValue }
  }

  // MARK: Presentation

  /// How the controller is shown when it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Whether the person cannot end the controller's presentation, only the app.
  open var isModalInPresentation: Bool {
    get { state.isModalInPresentation }
    set { state.isModalInPresentation = newValue }
  }

  /// What this controller, or one that it lies in, presents.
  open var presentedViewController: UIViewController? {
    // A body that asks is not evaluated again for the answer, as with UIKit.
    Tracking.pause { lineage.lazy.compactMap(\.state.presented).first }
  }

  /// What presents this controller, or one that it lies in.
  open var presentingViewController: UIViewController? {
    lineage.lazy.compactMap(\.presentingController).first
  }

  /// Who hears of the end of the presentation when the person ends it.
  open private(set) lazy var presentationController: UIPresentationController? =
    UISheetPresentationController(of: self)

  /// Shows a controller over the whole of what this one lies in.
  ///
  /// - Parameter completion: Runs after the controller's `viewDidAppear(_:)`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion)
  }

  /// Ends what this controller presents, with all that lies on it; or, if it presents nothing, its
  /// own presentation.
  ///
  /// - Parameter completion: Runs after the last `viewDidDisappear(_:)`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(animated: flag, completion)
  }

  // MARK: For the page

  /// What the page shows.
  func makeContent() -> AnyView {
    _ = state.contentVersion
    if let ownContent { return ownContent() }
    return ownView.map { AnyView(ShownTree($0)) } ?? AnyView(Color.clear)
  }
}
