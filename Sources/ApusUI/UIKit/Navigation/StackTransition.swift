/// One change of a navigation controller's stack, from its beginning until its page is shown.
@MainActor
final class StackTransition: UIResponder, UIViewControllerTransitionCoordinator {
  let from: UIViewController?
  let to: UIViewController?
  let isAnimated: Bool
  let entering: [UIViewController]
  let leaving: [UIViewController]

  init(
    from old: [UIViewController], to new: [UIViewController], animated: Bool
  ) {
    from = old.last
    to = new.last
    isAnimated = animated
    entering = new.filter { !old.contains($0) }
    leaving = old.filter { !new.contains($0) }
    super.init()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  /// Puts the controllers in and out of their container.
  func move(in container: UINavigationController) {
    for controller in leaving {
      controller.willMove(toParent: nil)
      controller.isMovingFromParent = true
    }
    for controller in entering {
      // On iOS too a controller lies in one stack only.
      controller.navigationController?.remove(controller)
      controller.willMove(toParent: container)
      controller.parentController = container
      controller.isMovingToParent = true
      controller.enteredAtOnce = !isAnimated
    }
  }

  func settle(in container: UINavigationController) {
    for controller in leaving {
      controller.isMovingFromParent = false
      if controller.parentController === container { controller.parentController = nil }
      controller.didMove(toParent: nil)
      (controller as? LinkedController)?.popped()
    }
    for controller in entering {
      controller.isMovingToParent = false
      controller.didMove(toParent: container)
    }
  }
}
