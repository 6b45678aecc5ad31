import Foundation

/// Something that a person can do with a view.
@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {
  /// The view of the interaction.
  var view: UIView? { get }
  /// The interaction is about to come to a view, or to leave its view.
  func willMove(to view: UIView?)
  /// The interaction has come to a view, or has left its view.
  func didMove(to view: UIView?)
}

extension UIView {
  /// An interaction of a person with a view.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction away.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// The menu of the view's interaction, made anew each time.
  var interactionMenu: UIMenu? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first?.menu
  }
}

/// Shows a menu that belongs to a view: by a long press, a secondary click, or a button.
///
/// The delegate is asked for the menu whenever the view is drawn, so that a page has it when a person opens it.
@MainActor @preconcurrency
open class UIContextMenuInteraction: UIInteraction {
  /// The object that makes the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?

  /// A menu that a delegate makes.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// The middle of the view: a page's menu stands beside all of it.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }

  var menu: UIMenu? {
    let place = location(in: view)
    return delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place)?
      .actionProvider?([])
  }
}

/// Makes the menu of a view.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The look of the view with its menu. A page shows the view itself, and does not ask.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The look of the view as its menu closes. A page does not ask.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
}

/// Makes a screen that is shown above a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a menu. A page suggests no entries.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// A menu of a view.
@MainActor @preconcurrency
open class UIContextMenuConfiguration {
  /// The name of the menu for the app.
  public let identifier: any NSCopying
  let actionProvider: UIContextMenuActionProvider?

  /// - Parameter previewProvider: Not shown: a page's menu stands beside the view itself.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    if previewProvider != nil {
      notDrawn("UIContextMenuConfiguration(previewProvider:)", "the view itself is in sight")
    }
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.actionProvider = actionProvider
  }
}

/// A view's menu on a page.
struct InteractionMenu: ViewModifier {
  let menu: UIMenu?

  func body(content: Content) -> some View {
    if let menu {
      content.contextMenu { MenuItems(menu: menu) }
    } else {
      content
    }
  }
}
