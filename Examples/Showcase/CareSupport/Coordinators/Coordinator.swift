import SwiftUI
import UIKit

/// Leads through a part of the area, and owns who leads through its parts.
@MainActor
protocol Coordinator: AnyObject {
  /// Those whose part is being shown. One that ends leaves.
  var childCoordinators: [any Coordinator] { get set }
  func start()
}

extension Coordinator {
  /// Takes in a child and starts it.
  func begin(_ child: any Coordinator) {
    childCoordinators.append(child)
    child.start()
  }

  /// Lets a child go whose part is over.
  func end(_ child: any Coordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}

/// A coordinator whose part is the pages from one on. When that page leaves the stack, by whatever
/// way, the part is over.
@MainActor
protocol PageCoordinator: Coordinator {
  /// Nil until the page lies on the stack: before, it has not left it.
  var firstController: UIViewController? { get }
}

extension UIViewController {
  /// A page of SwiftUI with its address.
  static func page<Content: View>(
    _ content: Content, title: String, route: CareRoute
  ) -> UIViewController {
    let controller = UIHostingController(rootView: content)
    controller.title = title
    controller.pageAddress = route.address
    return controller
  }
}
