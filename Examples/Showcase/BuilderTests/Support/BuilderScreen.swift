import Foundation
import ScreenTesting
import SwiftUI

@testable import Builder

/// The area on a screen without a browser; clock, network and repositories are in the test's hands.
@MainActor
final class BuilderScreen {
  let clock = ScreenClock(start: sampleNow)
  let network: ScreenNetwork
  let repository: FakeRepository
  let authentication: RemoteAuthentication
  private(set) var screen: Screen
  private(set) var leaves = 0

  init(
    address: String = "/builder", isSignedIn: Bool = true, projects: [Project] = Project.samples,
    rfis: [RFI] = RFI.samples, condition: ScreenNetwork.Condition = .up,
    held: HeldProjects? = nil
  ) {
    let (clock, network) = (clock, ScreenNetwork(condition))
    self.network = network
    let repository = FakeRepository(network: network, projects: projects, rfis: rfis)
    self.repository = repository
    let authentication = RemoteAuthentication(network: network, signedIn: isSignedIn)
    self.authentication = authentication
    let leaving = Leaving()
    screen = Screen(timeZone: .gmt, clock: clock, address: address) {
      AreaView(
        services: BuilderServices(
          authentication: authentication, projects: held ?? repository, rfis: repository,
          clock: clock, now: { clock.date }, sample: .bob),
        onLeave: { leaving.run?() })
    }
    leaving.run = { [unowned self] in leaves += 1 }
  }

  private final class Leaving {
    var run: (@MainActor () -> Void)?
  }

  func reload() { screen = screen.reload() }

  func choose(tab: String) { screen.element(.tab, label: tab).tap() }

  /// Enters an account and signs in.
  func signIn(email: String = SampleAccount.bob.email, password: String = "canwefixit") async {
    await screen.settle()
    screen.textField("login.emailTextField.input").paste(email)
    screen.secureField("login.passwordTextField.input").paste(password)
    screen.button("login.signInButton.tap").tap()
    await screen.settle()
  }

  /// The subjects in the list of requests, as far as they are built.
  var subjects: [String] {
    repository.rfiList.filter { screen.button("rfis.row.\($0.id).tap").isVisible }.map(\.subject)
  }
}

/// As the showcase's root does it.
private struct AreaView: View {
  @StateObject private var coordinator: BuilderCoordinator
  let onLeave: @MainActor () -> Void

  init(services: BuilderServices, onLeave: @escaping @MainActor () -> Void) {
    _coordinator = StateObject(wrappedValue: BuilderCoordinator(services: services))
    self.onLeave = onLeave
  }

  var body: some View {
    BuilderFlowView(coordinator: coordinator, onLeave: onLeave)
      .onOpenURL { coordinator.open($0.path) }
  }
}
