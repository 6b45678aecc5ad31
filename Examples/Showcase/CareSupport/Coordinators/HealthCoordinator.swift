import UIKit

/// Leads through what is measured of one patient.
@MainActor
final class HealthCoordinator: PageCoordinator {
  var childCoordinators: [any Coordinator] = []
  private(set) var firstController: UIViewController?
  private let navigationController: UINavigationController
  private let session: CareSession
  private let patientID: String
  private let kind: ReadingKind
  /// The page below a new reading, which begins with the kind that is seen there.
  private weak var health: HealthViewModel?

  /// - Parameter kind: The readings to begin with.
  init(
    navigationController: UINavigationController, session: CareSession, patientID: String,
    kind: ReadingKind
  ) {
    self.navigationController = navigationController
    self.session = session
    self.patientID = patientID
    self.kind = kind
  }

  func start() {
    let viewModel = HealthViewModel(
      patientID: patientID, kind: kind, role: session.member.role,
      getReadingsUseCase: GetReadingsUseCaseImpl(
        healthRepository: session.repositories.health, now: session.now),
      circle: session.repositories.circle, now: session.now)
    health = viewModel
    let view = HealthView(viewModel: viewModel, onAdd: { [weak self] in self?.showNewReading() })
    let page = UIViewController.page(
      view, title: "Health", route: .health(patient: patientID, kind: kind))
    navigationController.pushViewController(page, animated: true)
    firstController = page
  }

  func showNewReading() {
    let viewModel = NewReadingViewModel(
      patientID: patientID, kind: health?.kind ?? kind,
      addReadingUseCase: AddReadingUseCaseImpl(healthRepository: session.repositories.health),
      onAdded: { [weak self] kind in
        self?.health?.kind = kind
        self?.navigationController.popViewController(animated: true)
      })
    navigationController.pushViewController(
      .page(
        NewReadingView(viewModel: viewModel), title: "New reading",
        route: .newReading(patient: patientID)), animated: true)
  }
}
