import ScreenTesting
import SwiftUI
import Testing
import UIKit

// Coordinators as iOS apps write them: of no actor, and told by the delegate that a child ended.

protocol FlowCoordinator: AnyObject {
  var childCoordinators: [FlowCoordinator] { get set }
  func start()
}

final class ListCoordinator: NSObject, FlowCoordinator, UINavigationControllerDelegate {
  var childCoordinators: [FlowCoordinator] = []
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
  }

  func start() {
    navigationController.delegate = self
    let list = UIHostingController(
      rootView: Button("Show") { [weak self] in self?.showDetail() })
    list.title = "List"
    navigationController.pushViewController(list, animated: true)
  }

  func showDetail() {
    let child = DetailCoordinator(navigationController: navigationController)
    childCoordinators.append(child)
    child.start()
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
    childCoordinators.removeAll { ($0 as? DetailCoordinator)?.first === from }
  }
}

final class DetailCoordinator: FlowCoordinator {
  var childCoordinators: [FlowCoordinator] = []
  private(set) var first: UIViewController?
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let detail = UIHostingController(rootView: Text("Detail"))
    first = detail
    navigationController.pushViewController(detail, animated: true)
  }
}

@MainActor
struct CoordinatorTests {
  private final class Kept { weak var coordinator: ListCoordinator? }

  private func show(_ kept: Kept) -> Screen {
    Screen {
      NavigationControllerView { navigationController in
        let coordinator = ListCoordinator(navigationController: navigationController)
        coordinator.start()
        kept.coordinator = coordinator
        return coordinator
      }
    }
  }

  @Test
  func aCoordinatorDrivesThePage() {
    let kept = Kept()
    let screen = show(kept)
    #expect(screen.title == "List")
    screen.button(label: "Show").tap()
    #expect(screen.text("Detail").isVisible)
    #expect(kept.coordinator?.childCoordinators.count == 1)
  }

  @Test
  func aChildThatEndsIsRemoved() {
    let kept = Kept()
    let screen = show(kept)
    screen.button(label: "Show").tap()
    screen.button("BackButton").tap()
    #expect(kept.coordinator?.childCoordinators.count == 0)
    screen.button(label: "Show").tap()
    screen.open("/")
    #expect(screen.button(label: "Show").isVisible)
    #expect(kept.coordinator?.childCoordinators.count == 0)
  }

  @Test
  func everyVisitorHasACoordinatorThatLivesAsLongAsTheView() {
    let (first, second) = (Kept(), Kept())
    var screen: Screen? = show(first)
    let other = show(second)
    #expect(first.coordinator != nil)
    #expect(first.coordinator !== second.coordinator)
    other.button(label: "Show").tap()
    #expect(first.coordinator?.childCoordinators.isEmpty == true)
    #expect(screen != nil)
    screen = nil
    #expect(first.coordinator == nil)
    #expect(second.coordinator != nil)
  }
}
