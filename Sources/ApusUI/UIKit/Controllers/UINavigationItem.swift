/// What a controller says about the bar of its page.
@MainActor @preconcurrency
open class UINavigationItem: UIResponder {
  /// How large a title is.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  private let state = State()

  @MainActor @Observable
  fileprivate final class State {
    var title: String?
    var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    var hidesBackButton = false
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
}
