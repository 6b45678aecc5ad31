import Accounts
import Presentation
import SwiftUI
import UIKit

/// Owns the area: who is signed in, and where they are in it.
///
/// What it shows is always one of its children's: signing in, the first steps, or the dashboard with
/// all that lies on it.
@MainActor
public final class CareCoordinator: ObservableObject, Coordinator {
  let navigationController = UINavigationController()
  var childCoordinators: [any Coordinator] = []
  /// The visitor wants to see the other areas.
  var onLeave: @MainActor () -> Void = {}
  /// How the visitor writes numbers, of which toasts have some.
  var locale = Locale(identifier: "en")
  /// Whether the window has room for two columns.
  var isWide = false {
    didSet { child(DashboardCoordinator.self)?.isWide = isWide }
  }

  /// What the member is told of, whatever page is open.
  let toasts: ToastCenter
  /// Messages that were begun. They are there again after Back and after a reload, for whoever began
  /// them, until they sign out.
  let drafts = FormModel(MessageDrafts(), rules: MessageDrafts.rules)

  private let services: CareServices
  private var keeping: (any SignInKeeping)?
  private(set) var session: CareSession?
  /// The page to show as soon as it may be shown.
  private var requested = CareRoute.dashboard
  private var listening: Task<Void, Never>?
  private var notifying: Task<Void, Never>?

  public init(services: CareServices) {
    self.services = services
    toasts = ToastCenter(duration: .seconds(5), clock: services.clock)
    start()
  }

  isolated deinit {
    listening?.cancel()
    notifying?.cancel()
  }

  func start() {
    let splash = UIViewController.page(SplashView(), title: "CareSupport", route: .dashboard)
    navigationController.setViewControllers([splash], animated: false)
  }

  /// The address of what is shown.
  public var address: String {
    navigationController.topViewController?.pageAddress ?? CareRoute.dashboard.address
  }

  /// Whether an address is that of a page of this area, whether or not the visitor may see it.
  nonisolated public static func contains(_ address: String) -> Bool {
    CareRoute(address: address) != nil
  }

  /// Shows the page of an address of this area; its first page, if there is none. One that needs a
  /// sign-in waits for it.
  public func open(_ address: String) {
    let route = CareRoute(address: address) ?? .dashboard
    if let dashboard = child(DashboardCoordinator.self) {
      dashboard.show(route)
    } else {
      requested = route
      // So that a reload leads there too.
      navigationController.topViewController?.pageAddress = route.address
    }
  }

  /// Finds out who the visitor is. Only the first call does.
  /// - Parameter keeping: Where their browser keeps the sign-in.
  public func begin(keeping: any SignInKeeping) async {
    guard self.keeping == nil else { return }
    self.keeping = keeping
    guard let token = keeping.token else { return showSignIn() }
    do {
      if let member = try await member(of: token) {
        try await enter(token, member)
      } else {
        showSignIn()
      }
    } catch {
      showSignIn(saying: CareError.words(for: error))
    }
  }

  private func member(of token: String) async throws -> CareMember? {
    try await services.accounts.account(for: token).flatMap(CareMember.init)
  }

  // MARK: Signing in

  private func showSignIn(saying notice: String? = nil) {
    childCoordinators = []
    begin(
      AuthenticationCoordinator(
        navigationController: navigationController, signIn: services.signIn,
        oldToken: keeping?.token, origin: keeping?.origin ?? SignInOrigin(), notice: notice,
        destination: requested,
        onLeave: { [weak self] in self?.onLeave() },
        onSignedIn: { [weak self] in try await self?.signedIn($0) }))
  }

  private func signedIn(_ signIn: SignIn) async throws {
    guard let member = CareMember(signIn.account) else { throw CareError.notAllowed }
    let seconds = signIn.expires.timeIntervalSince(services.now())
    keeping?.keep(signIn.token, for: .seconds(seconds))
    keeping?.know(signIn.browser)
    try await enter(signIn.token, member)
  }

  /// Shows what the member may see.
  private func enter(_ token: String, _ member: CareMember) async throws {
    listen(to: token)
    // It may have ended before anybody listened.
    guard try await self.member(of: token) != nil else { throw CareError.signedOut }
    let repositories = services.makeRepositories(token) { [weak self] in
      Task { @MainActor in self?.ended(token, saying: CareError.signedOut.localizedDescription) }
    }
    let session = CareSession(
      token: token, member: member, repositories: repositories, drafts: drafts,
      toasts: toasts, now: services.now)
    if drafts.memberID != member.id { drafts.reset(to: MessageDrafts(memberID: member.id)) }
    let profile = try await repositories.profile.profile()
    self.session = session
    childCoordinators = []
    if profile.isOnboarded {
      showDashboard(session)
    } else {
      begin(
        OnboardingCoordinator(
          navigationController: navigationController, session: session, destination: requested,
          onLeave: { [weak self] in self?.onLeave() },
          onFinish: { [weak self] in
            self?.childCoordinators = []
            self?.showDashboard(session)
          }))
    }
  }

  private func showDashboard(_ session: CareSession) {
    let dashboard = DashboardCoordinator(
      navigationController: navigationController, session: session,
      onLeave: { [weak self] in self?.onLeave() },
      onSignOut: { [weak self] in try await self?.signOut() })
    begin(dashboard)
    dashboard.isWide = isWide
    dashboard.show(requested)
    requested = .dashboard
    notify(session)
  }

  /// Tells the member what they chose to be told of, until the sign-in ends.
  private func notify(_ session: CareSession) {
    let notifications = NotificationsViewModel(
      session: session, toasts: toasts, clock: services.clock,
      isShown: { [weak self] in self?.address == $0.address },
      onOpen: { [weak self] in self?.child(DashboardCoordinator.self)?.show($0) },
      locale: { [weak self] in self?.locale ?? Locale(identifier: "en") })
    notifying?.cancel()
    notifying = Task { await notifications.follow() }
  }

  // MARK: Signing out

  private func signOut() async throws {
    guard let token = session?.token else { return }
    // It is not another window that does it.
    listening?.cancel()
    do {
      try await services.accounts.signOut(token: token)
    } catch {
      listen(to: token)
      throw error
    }
    keeping?.forget()
    drafts.reset()
    ended(token, saying: nil)
  }

  /// Hears when the sign-in ends in another tab.
  private func listen(to token: String) {
    listening?.cancel()
    let endings = services.accounts.endings(of: token)
    listening = Task { [weak self] in
      for await _ in endings where !Task.isCancelled {
        self?.drafts.reset()
        self?.ended(token, saying: "You signed out in another window.")
      }
    }
  }

  private func ended(_ token: String, saying notice: String?) {
    guard session?.token == token else { return }
    session = nil
    listening?.cancel()
    listening = nil
    notifying?.cancel()
    notifying = nil
    toasts.clear()
    requested = .dashboard
    showSignIn(saying: notice)
  }

  private func child<Child: Coordinator>(_ type: Child.Type) -> Child? {
    childCoordinators.lazy.compactMap { $0 as? Child }.first
  }
}
