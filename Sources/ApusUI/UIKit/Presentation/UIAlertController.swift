import Foundation

/// A question or a message over a page: an alert, or a choice of actions.
///
/// ```swift
/// let alert = UIAlertController(
///   title: "Delete the note?", message: "It cannot be restored.", preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// present(alert, animated: true)
/// ```
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// How an alert controller is shown.
  public enum Style: Int, Sendable {
    /// A choice of actions, as `confirmationDialog` shows one.
    case actionSheet = 0
    /// An alert.
    case alert = 1
  }

  /// How the controller is shown.
  public private(set) var preferredStyle = Style.alert
  /// The words below the title.
  open var message: String? { didSet { contentChanged() } }
  /// The added actions in order.
  public private(set) var actions: [UIAlertAction] = []
  /// The action that the Return key chooses. It is one of ``actions``.
  open var preferredAction: UIAlertAction? {
    didSet {
      precondition(
        preferredAction.map { action in actions.contains { $0 === action } } ?? true,
        "The preferred action of a UIAlertController is one of its actions.")
      contentChanged()
    }
  }
  /// The added fields of an alert in order.
  public private(set) var textFields: [UITextField]?
  /// The action that the person chose, until the alert has gone.
  private var chosen: UIAlertAction?

  /// An alert or a choice of actions, with a title and words below it.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button. Its action runs when the alert has gone.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "A UIAlertController has one action of the style cancel at most.")
    action.controller = self
    actions.append(action)
    contentChanged()
  }

  /// Adds a field to an alert. Choices of actions have no fields.
  ///
  /// - Parameter configurationHandler: Prepares the field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert, "A UIAlertController has fields in the style alert only.")
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    contentChanged()
  }

  // MARK: For the page

  /// The actions in the shown order. The cancelling action comes first of two, and last of more.
  var shownActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancel = actions.filter { $0.style == .cancel }
    return preferredStyle == .alert && actions.count == 2 ? cancel + others : others + cancel
  }

  func choose(_ action: UIAlertAction) { chosen = action }

  /// Runs the action that the person chose.
  func runChosen() {
    guard let action = chosen else { return }
    chosen = nil
    action.handler?(action)
  }
}

/// A button of a ``UIAlertController``.
@MainActor @preconcurrency
open class UIAlertAction {
  /// Roles of actions.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// Ends the alert and changes nothing.
    case cancel = 1
    /// Deletes or changes something for good.
    case destructive = 2
  }

  /// The words of the button.
  public let title: String?
  /// The role of the action.
  public let style: Style
  /// Whether the person can choose the action.
  open var isEnabled = true { didSet { controller?.contentChanged() } }
  let handler: ((UIAlertAction) -> Void)?
  weak var controller: UIAlertController?

  /// A button that runs a closure when its alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
