import UIKit

/// Leads through what a member can set.
@MainActor
final class SettingsCoordinator: PageCoordinator {
  var childCoordinators: [any Coordinator] = []
  private(set) var firstController: UIViewController?
  private let navigationController: UINavigationController
  private let session: CareSession
  private let onSignOut: @MainActor () async throws -> Void

  init(
    navigationController: UINavigationController, session: CareSession,
    onSignOut: @escaping @MainActor () async throws -> Void
  ) {
    self.navigationController = navigationController
    self.session = session
    self.onSignOut = onSignOut
  }

  func start() {
    let viewModel = SettingsViewModel(
      profile: session.repositories.profile, signOut: onSignOut)
    let page = UIViewController.page(
      SettingsView(viewModel: viewModel), title: "Settings", route: .settings)
    navigationController.pushViewController(page, animated: true)
    firstController = page
  }
}
