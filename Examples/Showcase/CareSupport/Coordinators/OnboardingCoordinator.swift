import UIKit

/// Leads through the first steps of an account, once.
@MainActor
final class OnboardingCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  private let navigationController: UINavigationController
  private let session: CareSession
  private let destination: CareRoute
  private let onLeave: @MainActor () -> Void
  private let onFinish: @MainActor () -> Void

  init(
    navigationController: UINavigationController, session: CareSession, destination: CareRoute,
    onLeave: @escaping @MainActor () -> Void, onFinish: @escaping @MainActor () -> Void
  ) {
    self.navigationController = navigationController
    self.session = session
    self.destination = destination
    self.onLeave = onLeave
    self.onFinish = onFinish
  }

  func start() {
    let viewModel = OnboardingViewModel(
      member: session.member, profile: session.repositories.profile, onFinish: onFinish)
    let page = UIViewController.page(
      OnboardingView(viewModel: viewModel, onLeave: onLeave), title: "Welcome", route: destination)
    navigationController.setViewControllers([page], animated: false)
  }
}
