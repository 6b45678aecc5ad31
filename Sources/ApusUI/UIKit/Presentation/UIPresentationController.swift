import Foundation

/// The presentation of a controller.
@MainActor @preconcurrency
open class UIPresentationController: UIResponder {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  private unowned let controller: UIViewController

  init(of controller: UIViewController) {
    self.controller = controller
    super.init()
  }

  open var presentedViewController: UIViewController { controller }

  /// Tells the delegate, if there is one, that the person wanted to end what is kept.
  final var attempted: (@MainActor () -> Void)? {
    guard delegate != nil else { return nil }
    return { [weak self] in
      guard let self else { return }
      delegate?.presentationControllerDidAttemptToDismiss(self)
    }
  }
}

/// Hears when the person ends a presentation, by Escape, the close button or Back. All methods are
/// optional. `dismiss(animated:completion:)` is the app's own doing and not told.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The person wanted to end the presentation and was not let.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
