import Accounts
import UIKit

/// Leads through signing in.
@MainActor
final class AuthenticationCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  private let navigationController: UINavigationController
  private let signIn: any SignInUseCase
  private let oldToken: String?
  private let origin: SignInOrigin
  private let notice: String?
  private let destination: CareRoute
  private let onLeave: @MainActor () -> Void
  private let onSignedIn: @MainActor (SignIn) async throws -> Void

  /// - Parameters:
  ///   - oldToken: What the browser had before, which ends with the new sign-in.
  ///   - origin: Where they sign in.
  ///   - notice: Why the person is asked to sign in, if there is something to say.
  ///   - destination: Where they wanted to go.
  init(
    navigationController: UINavigationController, signIn: any SignInUseCase, oldToken: String?,
    origin: SignInOrigin, notice: String?, destination: CareRoute,
    onLeave: @escaping @MainActor () -> Void,
    onSignedIn: @escaping @MainActor (SignIn) async throws -> Void
  ) {
    self.navigationController = navigationController
    self.signIn = signIn
    self.oldToken = oldToken
    self.origin = origin
    self.notice = notice
    self.destination = destination
    self.onLeave = onLeave
    self.onSignedIn = onSignedIn
  }

  func start() {
    let viewModel = SignInViewModel(
      signInUseCase: signIn, oldToken: oldToken, origin: origin, notice: notice,
      onSignedIn: onSignedIn)
    let page = UIViewController.page(
      SignInView(viewModel: viewModel, onLeave: onLeave), title: "CareSupport", route: destination)
    navigationController.setViewControllers([page], animated: false)
  }
}
