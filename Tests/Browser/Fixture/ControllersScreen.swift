import SwiftUI
import UIKit

/// Pages that a coordinator pushes and presents with UIKit's controllers.
@MainActor
final class FixtureCoordinator {
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let list = UIHostingController(
      rootView: VStack {
        Button("Push") { self.push(animated: true) }
          .accessibilityIdentifier("controllers.push.tap")
        Button("Push at once") { self.push(animated: false) }
          .accessibilityIdentifier("controllers.pushAtOnce.tap")
        Button("Present") { self.present(animated: true) }
          .accessibilityIdentifier("controllers.present.tap")
        Button("Present at once") { self.present(animated: false) }
          .accessibilityIdentifier("controllers.presentAtOnce.tap")
      })
    list.title = "List"
    list.pageAddress = "/controllers"
    navigationController.pushViewController(list, animated: false)
  }

  private func push(animated: Bool) {
    let detail = UIHostingController(
      rootView: Text("Detail").accessibilityIdentifier("controllers.detail.text"))
    detail.title = "Detail"
    navigationController.pushViewController(detail, animated: animated)
  }

  private func present(animated: Bool) {
    let sheet = UIHostingController(
      rootView: Text("Sheet").accessibilityIdentifier("controllers.sheet.text"))
    navigationController.present(sheet, animated: animated)
  }
}

struct ControllersScreen: View {
  var body: some View {
    NavigationControllerView { navigationController in
      let coordinator = FixtureCoordinator(navigationController: navigationController)
      coordinator.start()
      return coordinator
    }
  }
}
