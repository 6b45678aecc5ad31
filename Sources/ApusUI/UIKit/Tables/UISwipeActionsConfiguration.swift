import Foundation

/// The actions that a swipe over a row uncovers, the one at the edge first.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration {
  /// The actions.
  open private(set) var actions: [UIContextualAction]
  /// Whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Some actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action on a row.
@MainActor @preconcurrency
open class UIContextualAction {
  /// The kind of an action.
  public enum Style: Int, Sendable { case normal, destructive }
  /// Performs an action on a view, and tells whether it did.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The kind of the action.
  open private(set) var style: Style
  /// Performs the action.
  open private(set) var handler: Handler
  /// The words of the action.
  open var title: String?
  /// The colour of the action; nil: red if it is destructive, else grey.
  open var backgroundColor: UIColor!
  /// The picture of the action, which is shown in place of the words.
  open var image: UIImage?

  /// An action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The buttons of swipe actions.
struct SwipeButtons: View {
  let configuration: UISwipeActionsConfiguration
  let cell: UIView

  var body: some View {
    ForEach(Array(configuration.actions.enumerated()), id: \.offset) { _, action in
      Button(role: action.style == .destructive ? .destructive : nil) {
        action.handler(action, cell) { _ in }
      } label: {
        if let image = action.image {
          Label {
            Text(verbatim: action.title ?? "")
          } icon: {
            Image(uiImage: image)
          }
        } else {
          Text(verbatim: action.title ?? "")
        }
      }
      .modifier(ActionTint(color: action.backgroundColor))
    }
  }
}

private struct ActionTint: ViewModifier {
  let color: UIColor?

  func body(content: Content) -> some View {
    if let color {
      content.tint(Color(color))
    } else {
      content
    }
  }
}
