import Foundation

extension UIViewController {
  /// Whether the page of the one that presents goes when this one covers it.
  private var coversItsPresenter: Bool { modalPresentationStyle == .fullScreen }

  func show(
    _ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    precondition(
      controller.presentingController == nil,
      "\(type(of: controller)) is being presented already.")
    precondition(
      controller.parentController == nil,
      "\(type(of: controller)) lies in another controller and cannot be presented.")
    let presenter = lineage.last ?? self
    presenter.finishPresentation()
    // The page draws the root of a window a moment after the window is shown.
    let isInWindow = presenter.windowOfRoot?.isHidden == false
    guard presenter.appearance.isOnScreen || presenter.isCovered || isInWindow else {
      return refuse(controller, "\(type(of: presenter)) is not on the screen")
    }
    guard presenter.state.presented == nil else {
      return refuse(controller, "\(type(of: presenter)) already presents another")
    }
    controller.presentingController = presenter
    controller.isBeingPresented = true
    controller.enteredAtOnce = !animated
    controller.loadViewIfNeeded()
    if controller.coversItsPresenter {
      presenter.beginAppearanceTransition(false, animated: animated)
    }
    controller.beginAppearanceTransition(true, animated: animated)
    presenter.finishPresentationChange = {
      controller.endAppearanceTransition()
      controller.isBeingPresented = false
      if controller.coversItsPresenter { presenter.endAppearanceTransition() }
      completion?()
    }
    presenter.state.presented = controller
    presenter.state.presentationChanges += 1
  }

  /// As on iOS: said in the log, and not done.
  private func refuse(_ controller: UIViewController, _ reason: String) {
    FileHandle.standardError.write(
      Data("apus: \(type(of: controller)) is not presented: \(reason).\n".utf8))
  }

  private var isCovered: Bool { state.presented?.coversItsPresenter ?? false }

  func endPresentation(animated: Bool, _ completion: (() -> Void)?) {
    if let presenter = lineage.first(where: { $0.state.presented != nil }) {
      presenter.takeAwayPresented(animated: animated, completion)
    } else if let presenter = lineage.lazy.compactMap(\.presentingController).first {
      presenter.takeAwayPresented(animated: animated, completion)
    } else {
      lineage.last?.endSurroundings?()
      completion?()
    }
  }

  private func takeAwayPresented(animated: Bool, _ completion: (() -> Void)?) {
    finishPresentation()
    guard let controller = state.presented else {
      completion?()
      return
    }
    // Everything above goes with it; only the top is seen to go.
    if controller.state.presented != nil {
      controller.takeAwayPresented(animated: false, nil)
      controller.finishPresentation()
    }
    let uncovers = controller.coversItsPresenter
    controller.isBeingDismissed = true
    controller.beginAppearanceTransition(false, animated: animated)
    if uncovers { beginAppearanceTransition(true, animated: animated) }
    finishPresentationChange = { [self] in
      if uncovers { endAppearanceTransition() }
      controller.endAppearanceTransition()
      controller.isBeingDismissed = false
      controller.presentingController = nil
      completion?()
    }
    state.presented = nil
    state.presentationChanges += 1
  }

  /// The page shows what is presented as it is.
  func finishPresentation() {
    let finish = finishPresentationChange
    finishPresentationChange = nil
    finish?()
  }

  /// The person chose an action of the alert that is presented.
  func presentedAlertWasClosed() {
    guard let alert = state.presented as? UIAlertController else { return }
    takeAwayPresented(animated: true) { alert.runChosen() }
  }

  /// The person wants to end what is presented.
  func presentedWasClosed() {
    guard let controller = state.presented, let presentation = controller.presentationController
    else { return }
    guard let delegate = presentation.delegate else {
      return takeAwayPresented(animated: true, nil)
    }
    guard delegate.presentationControllerShouldDismiss(presentation) else {
      return delegate.presentationControllerDidAttemptToDismiss(presentation)
    }
    delegate.presentationControllerWillDismiss(presentation)
    takeAwayPresented(animated: true) {
      delegate.presentationControllerDidDismiss(presentation)
    }
  }
}
