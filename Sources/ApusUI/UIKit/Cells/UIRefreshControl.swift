import Foundation

/// The sign of a table that is being loaded anew: the one that the page has for a `refreshable` list.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  private static let all = UIRefreshControl(frame: .zero)
  /// How all of them look. `refreshable(action:)` shows the browser's own sign.
  open class func appearance() -> UIRefreshControl {
    noMeaning("UIRefreshControl.appearance()")
    return all
  }

  /// Words below the sign. A page shows none.
  open var attributedTitle: NSAttributedString? {
    didSet {
      if attributedTitle != nil {
        notDrawn("UIRefreshControl.attributedTitle", "the sign has no words")
      }
    }
  }
  /// Whether something is being loaded.
  open private(set) var isRefreshing = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// The app begins to load by itself. A page shows the sign only when a person has asked for it.
  open func beginRefreshing() {
    notDrawn(
      "UIRefreshControl.beginRefreshing()", "the sign is shown when a person has asked for it")
    isRefreshing = true
  }

  /// The app has loaded.
  open func endRefreshing() {
    isRefreshing = false
    let all = waiting
    waiting = []
    for one in all { one.resume() }
  }

  /// A person loads anew: waits until the app has.
  func refreshed() async {
    isRefreshing = true
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    guard isRefreshing else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}

/// Loads a list anew as a control of UIKit says.
struct RefreshedRows: ViewModifier {
  let control: UIRefreshControl?

  func body(content: Content) -> some View {
    if let control {
      content.refreshable { await control.refreshed() }
    } else {
      content
    }
  }
}
