import Foundation

extension UIViewController {
  func hold(_ child: UIViewController) {
    guard child.parentController !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    child.parentController = self
    held.append(child)
    guard appearance.isOnScreen else { return }
    child.beginAppearanceTransition(true, animated: false)
    if appearance == .appeared { child.endAppearanceTransition() }
  }

  func letGo(_ child: UIViewController) {
    guard held.contains(child) else { return }
    held.removeAll { $0 === child }
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    child.parentController = nil
    child.didMove(toParent: nil)
  }

  /// Puts the view of one child in the place of another's.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0: at once.
  ///   - completion: Runs when the first view is gone.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let isAnimated = duration > 0
    fromViewController.beginAppearanceTransition(false, animated: isAnimated)
    toViewController.beginAppearanceTransition(true, animated: isAnimated)
    let (old, new) = (fromViewController.view!, toViewController.view!)
    let room = old.superview ?? view!
    room.addSubview(new)
    UIView.transition(with: room, duration: duration, options: options, animations: animations) {
      old.removeFromSuperview()
      fromViewController.endAppearanceTransition()
      toViewController.endAppearanceTransition()
      completion?($0)
    }
  }

  /// The nearest controller of tabs that this one lies in.
  public var tabBarController: UITabBarController? {
    lineage.dropFirst().lazy.compactMap { $0 as? UITabBarController }.first
  }

  /// Says that the app sees the status bar otherwise. A page has none.
  public func setNeedsStatusBarAppearanceUpdate() { reportWishes() }

  /// Says that the ways to hold the device have changed. A browser turns its window by itself.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() { reportWishes() }

  /// Says once of each wish for the device that a page cannot fulfil it.
  func reportWishes() {
    if prefersStatusBarHidden { noMeaning("UIViewController.prefersStatusBarHidden") }
    if preferredStatusBarStyle != .default {
      noMeaning("UIViewController.preferredStatusBarStyle")
    }
    if supportedInterfaceOrientations != .all {
      noMeaning("UIViewController.supportedInterfaceOrientations")
    }
  }

  /// The content, kept away from the edges as the controller says.
  var placedContent: AnyView {
    var content = makeContent()
    let insets = state.additionalInsets
    if insets != .zero {
      content = AnyView(
        content.safeAreaPadding(
          EdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)))
    }
    guard hidesBottomBarWhenPushed, let stack = parentController as? UINavigationController,
      stack.state.stack.first !== self
    else { return content }
    return AnyView(content.toolbar(.hidden, for: .tabBar))
  }
}

/// How the bar of a device's status looks.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the bar of a device's status comes and goes.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
