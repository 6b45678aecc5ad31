import PresentationUI
import SwiftUI

/// One project, with what is asked about it.
struct ProjectDetailView: View {
  @StateObject private var viewModel: ProjectDetailViewModel
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  private let services: BuilderServices
  private let onOpenRFI: @MainActor (RFI.ID) -> Void

  init(
    id: Project.ID, services: BuilderServices, onOpenRFI: @escaping @MainActor (RFI.ID) -> Void
  ) {
    self.services = services
    self.onOpenRFI = onOpenRFI
    _viewModel = StateObject(
      wrappedValue: ProjectDetailViewModel(
        id: id, projects: services.projects, rfis: services.rfis))
  }

  var body: some View {
    ZStack {
      if viewModel.viewState.isLoading {
        LoadingStateView(message: "Loading project...")
      } else if viewModel.viewState.isEmpty {
        EmptyStateView(
          icon: "questionmark.circle", title: "No Such Project",
          message: "It may have been removed, or the address is wrong."
        )
        .pageNotFound()
      } else if let error = viewModel.viewState.error {
        ErrorStateView(error: ErrorWords.text(for: error), retry: { viewModel.loadProject() })
      } else if let detail = viewModel.viewState.data {
        content(detail)
      }
    }
    .onAppear { viewModel.loadProject() }
    .refreshable { await viewModel.refreshProject() }
    .navigationTitle(viewModel.viewState.data?.project.name ?? "Project")
    .navigationBarTitleDisplayMode(.inline)
    .alert("Could Not Refresh", isPresented: $viewModel.showRefreshError) {
      Button("OK", role: .cancel) {}
        .accessibilityIdentifier("project.refreshErrorButton.tap")
    } message: {
      Text(viewModel.refreshErrorMessage)
    }
  }

  private func content(_ detail: ProjectDetailViewModel.Detail) -> some View {
    ProjectDetailContentView(
      id: detail.project.id, phase: detail.project.phase.title, client: detail.project.client,
      place: detail.project.place,
      since: detail.project.createdAt.day(locale: locale, timeZone: timeZone),
      rows: detail.rfis.map {
        RFIRow($0, now: services.now(), locale: locale, timeZone: timeZone)
      },
      onOpenRFI: onOpenRFI)
  }
}
