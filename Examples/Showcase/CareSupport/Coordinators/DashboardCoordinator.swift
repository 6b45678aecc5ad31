import Foundation
import UIKit

/// Leads from the dashboard to everything else.
@MainActor
final class DashboardCoordinator: NSObject, Coordinator, UINavigationControllerDelegate {
  var childCoordinators: [any Coordinator] = []
  /// Whether there is room for two columns.
  var isWide = false {
    didSet { for columns in lists { columns.isWide = isWide } }
  }
  private let navigationController: UINavigationController
  private let session: CareSession
  private let onLeave: @MainActor () -> Void
  private let onSignOut: @MainActor () async throws -> Void

  init(
    navigationController: UINavigationController, session: CareSession,
    onLeave: @escaping @MainActor () -> Void,
    onSignOut: @escaping @MainActor () async throws -> Void
  ) {
    self.navigationController = navigationController
    self.session = session
    self.onLeave = onLeave
    self.onSignOut = onSignOut
    super.init()
  }

  func start() {
    navigationController.delegate = self
    let viewModel = DashboardViewModel(
      member: session.member,
      getDashboardUseCase: GetDashboardUseCaseImpl(repositories: session.repositories),
      messages: session.repositories.messages, now: session.now)
    let view = DashboardView(
      viewModel: viewModel, onOpen: { [weak self] in self?.show($0) }, onLeave: onLeave)
    navigationController.setViewControllers(
      [.page(view, title: "CareSupport", route: .dashboard)], animated: false)
  }

  /// Shows a page: goes back to it if it is below, else puts it on the pages that it belongs on.
  func show(_ route: CareRoute) {
    if let list = lists.first(where: { $0.route == route }), let page = list.page {
      navigationController.popToViewController(page, animated: true)
      list.clear()
      return removeEndedChildren()
    }
    if let page = navigationController.viewControllers.last(where: {
      $0.pageAddress == route.address
    }) {
      navigationController.popToViewController(page, animated: true)
      removeEndedChildren()
      return
    }
    guard let parent = route.parent else { return }
    if !isOnTop(parent) { show(parent) }
    push(route)
  }

  private func isOnTop(_ route: CareRoute) -> Bool {
    let top = navigationController.topViewController
    return top?.pageAddress == route.address
      || lists.contains { $0.route == route && $0.page === top }
  }

  private var lists: [any ListColumns] {
    childCoordinators.compactMap { ($0 as? any ListCoordinator)?.listColumns }
  }

  private func push(_ route: CareRoute) {
    switch route {
    case .dashboard: break
    case .tasks: begin(taskCoordinator())
    case .newTask: child(TaskCoordinator.self)?.showNewTask()
    case .task(let id): child(TaskCoordinator.self)?.showTaskDetail(taskId: id)
    case .health(let patient, let kind):
      begin(
        HealthCoordinator(
          navigationController: navigationController, session: session, patientID: patient,
          kind: kind))
    case .newReading: child(HealthCoordinator.self)?.showNewReading()
    case .messages:
      begin(
        CommunicationCoordinator(
          navigationController: navigationController, session: session, isWide: isWide))
    case .conversation(let partner):
      child(CommunicationCoordinator.self)?.showConversation(with: partner)
    case .settings:
      begin(
        SettingsCoordinator(
          navigationController: navigationController, session: session, onSignOut: onSignOut))
    }
  }

  private func taskCoordinator() -> TaskCoordinator {
    TaskCoordinator(
      navigationController: navigationController, taskRepository: session.repositories.tasks,
      circle: session.repositories.circle, role: session.member.role, toasts: session.toasts,
      isWide: isWide, now: session.now)
  }

  private func child<Child: Coordinator>(_ type: Child.Type) -> Child? {
    childCoordinators.lazy.compactMap { $0 as? Child }.last
  }

  // MARK: Children that end

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    removeEndedChildren()
  }

  private func removeEndedChildren() {
    let pages = navigationController.viewControllers
    childCoordinators.removeAll { child in
      guard let first = (child as? any PageCoordinator)?.firstController else { return false }
      return !pages.contains(first)
    }
  }
}
