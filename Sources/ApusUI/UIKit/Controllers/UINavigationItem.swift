/// What a controller says about the bar of its page.
@MainActor @preconcurrency
open class UINavigationItem: UIResponder {
  /// How large a title is.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  /// The words of the button that goes back to a page.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The page's title.
    case `default`
    /// The word for going back.
    case generic
    /// An arrow alone.
    case minimal
  }

  private let state = State()

  @MainActor @Observable
  fileprivate final class State {
    var title: String?
    var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    var hidesBackButton = false
    var backButtonTitle: String?
    var backButtonDisplayMode = BackButtonDisplayMode.default
    var backItem: UIBarButtonItem?
    var leftItemsSupplementBackButton = false
    var leftItems: [UIBarButtonItem] = []
    var rightItems: [UIBarButtonItem] = []
    var titleView: UIView?
  }

  public init(title: String) {
    super.init()
    state.title = title
  }

  override init() { super.init() }

  /// The page's title. What the content says with `navigationTitle(_:)` comes first.
  open var title: String? {
    get { state.title }
    set { state.title = newValue }
  }

  open var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { state.largeTitleDisplayMode }
    set { state.largeTitleDisplayMode = newValue }
  }

  open var hidesBackButton: Bool {
    get { state.hidesBackButton }
    set { state.hidesBackButton = newValue }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Whether the items at the leading edge stand beside the button that goes back, and not in its place.
  open var leftItemsSupplementBackButton: Bool {
    get { state.leftItemsSupplementBackButton }
    set { state.leftItemsSupplementBackButton = newValue }
  }

  // MARK: The way back

  /// The words of the button on the next page that goes back to this one; nil for the title.
  open var backButtonTitle: String? {
    get { state.backButtonTitle }
    set { state.backButtonTitle = newValue }
  }

  /// How much the next page's button says: this page's title, "Back", or nothing beside its sign.
  open var backButtonDisplayMode: BackButtonDisplayMode {
    get { state.backButtonDisplayMode }
    set { state.backButtonDisplayMode = newValue }
  }

  /// The item whose title the button on the next page has that goes back to this one.
  ///
  /// As on a phone, the button goes back whatever the item's action is.
  open var backBarButtonItem: UIBarButtonItem? {
    get { state.backItem }
    set { state.backItem = newValue }
  }

  /// The words that the next page shows; nil for the title of this one.
  var backTitle: BackTitle? {
    // The item's title may change later.
    _ = backBarButtonItem?.changes.count
    let given = backBarButtonItem.map { $0.title ?? "" } ?? backButtonTitle
    switch backButtonDisplayMode {
    case .minimal: return BackTitle.none
    case .generic: return given == "" ? BackTitle.none : .words(given ?? "")
    case .default: return given.map { $0.isEmpty ? BackTitle.none : .words($0) }
    }
  }

  // MARK: Items

  /// The item at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { state.leftItems.first }
    set { state.leftItems = newValue.map { [$0] } ?? [] }
  }

  /// The items at the leading edge, the first at the edge.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { state.leftItems }
    set { state.leftItems = newValue ?? [] }
  }

  /// The item at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { state.rightItems.first }
    set { state.rightItems = newValue.map { [$0] } ?? [] }
  }

  /// The items at the trailing edge, the first at the edge.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { state.rightItems }
    set { state.rightItems = newValue ?? [] }
  }

  /// Changes the item at the leading edge.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated: animated) { leftBarButtonItem = item }
  }

  /// Changes the items at the leading edge.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated: animated) { leftBarButtonItems = items }
  }

  /// Changes the item at the trailing edge.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated: animated) { rightBarButtonItem = item }
  }

  /// Changes the items at the trailing edge.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated: animated) { rightBarButtonItems = items }
  }

  /// The view that is shown in place of the title.
  open var titleView: UIView? {
    get { state.titleView }
    set { state.titleView = newValue }
  }
}
