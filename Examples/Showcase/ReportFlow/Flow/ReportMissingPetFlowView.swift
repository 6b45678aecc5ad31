import PresentationUI
import SwiftUI

/// The flow with its own navigation stack.
public struct ReportMissingPetFlowView: View {
  @ObservedObject private var coordinator: ReportMissingPetCoordinator
  @Environment(\.locationProvider) private var location
  private let onShowReports: @MainActor () -> Void

  /// - Parameter onShowReports: the person, having sent a report, wants to see all of them.
  public init(
    coordinator: ReportMissingPetCoordinator, onShowReports: @escaping @MainActor () -> Void
  ) {
    self.coordinator = coordinator
    self.onShowReports = onShowReports
  }

  public var body: some View {
    NavigationStack(path: $coordinator.path) {
      ChipNumberView(
        flow: coordinator.flow, onLeave: coordinator.leave,
        onContinue: { coordinator.advance(to: .photo) }
      )
      .navigationDestination(for: ReportStep.self) { step in
        destination(step)
      }
    }
    .id(coordinator.revision)
  }

  @ViewBuilder
  private func destination(_ step: ReportStep) -> some View {
    switch step {
    case .photo:
      PhotoView(
        flow: coordinator.flow, store: coordinator.services.store, onBack: coordinator.back,
        onContinue: { coordinator.advance(to: .description) })
    case .description:
      AnimalDescriptionView(
        flow: coordinator.flow, services: coordinator.services, location: location,
        onBack: coordinator.back, onContinue: { coordinator.advance(to: .contact) })
    case .contact:
      ContactDetailsView(
        flow: coordinator.flow, services: coordinator.services, onBack: coordinator.back,
        onSubmitted: { coordinator.advance(to: .summary) })
    case .summary:
      SummaryView(
        flow: coordinator.flow, store: coordinator.services.store, onDone: coordinator.leave,
        onShowReports: {
          coordinator.leave()
          onShowReports()
        })
    }
  }
}
