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
  private(set) var ownContent: (() -> AnyView)?
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

  var isAnimated = false

  /// Tells the controller that its page is about to come or to go.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAnimated = animated
    if isAppearing, !appearance.isOnScreen {
      loadViewIfNeeded()
      appearance = .appearing
      viewWillAppear(animated)
      viewIsAppearing(animated)
    } else if !isAppearing, appearance.isOnScreen {
      appearance = .disappearing
      viewWillDisappear(animated)
    }
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
  }

  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false

  // MARK: Containers

  open var parent: UIViewController? { parentController }
  open var children: [UIViewController] { state.stack }

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
    }
  }

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
    lineage.lazy.compactMap(\.state.presented).first
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

  /// Replaces what the page shows.
  package final func setContent<Content: View>(_ content: @escaping () -> Content) {
    ownContent = { AnyView(content()) }
    contentChanged()
  }

  /// Draws again what the page shows.
  package final func contentChanged() { state.contentVersion += 1 }

  /// This controller and those it lies in, from inside to outside.
  var lineage: [UIViewController] {
    Array(sequence(first: self, next: \.parentController))
  }
}

/// How a controller is shown when it is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen, whose page disappears.
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  /// Covers the screen, whose page stays below.
  case overFullScreen = 5
  /// A sheet.
  case automatic = -2
}
