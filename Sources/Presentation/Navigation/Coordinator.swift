/// Leads a person through a part of an app, and knows the coordinators of the parts it leads into.
///
/// ```swift
/// final class AppCoordinator: Coordinator {
///   var childCoordinators: [any Coordinator] = []
///
///   func start() { start(TaskCoordinator(navigationController: navigationController)) }
/// }
/// ```
///
/// **A child that ends is removed.** A coordinator that can end by itself is an
/// ``EndingCoordinator``: it calls ``EndingCoordinator/end()``, and its parent lets go of it.
@MainActor
public protocol Coordinator: AnyObject {
  /// The parts that are being led through, in the order in which they began.
  var childCoordinators: [any Coordinator] { get set }
  /// Shows the first screen.
  func start()
}

extension Coordinator {
  /// Keeps a child and starts it. One that is kept already is not started again.
  ///
  /// - Parameter child: The coordinator of the part that begins.
  public func start(_ child: any Coordinator) {
    guard !childCoordinators.contains(where: { $0 === child }) else { return }
    childCoordinators.append(child)
    if let ending = child as? any EndingCoordinator {
      ending.onEnd = { [weak self, weak child] in
        if let child { self?.remove(child) }
      }
    }
    child.start()
  }

  /// Lets go of a child, and of all that it leads into.
  ///
  /// - Parameter child: The coordinator of the part that has ended. One that is not kept is ignored.
  public func remove(_ child: any Coordinator) {
    childCoordinators.removeAll { $0 === child }
    child.removeChildren()
  }

  /// Lets go of all children, the last that began first.
  public func removeChildren() {
    while let child = childCoordinators.last { remove(child) }
  }
}

/// A coordinator that says when its part of the app is over.
///
/// ```swift
/// final class LoginCoordinator: EndingCoordinator {
///   var childCoordinators: [any Coordinator] = []
///   var onEnd: (@MainActor () -> Void)?
///
///   func start() { … }
///   func didLogIn() { end() }
/// }
/// ```
@MainActor
public protocol EndingCoordinator: Coordinator {
  /// Set by the parent that starts it. Called once.
  var onEnd: (@MainActor () -> Void)? { get set }
}

extension EndingCoordinator {
  /// Says that this part of the app is over: its children go, and its parent lets go of it. A second
  /// time does nothing.
  public func end() {
    removeChildren()
    let tell = onEnd
    onEnd = nil
    tell?()
  }
}
