import PresentationUI
import SwiftUI

/// One request for information.
struct RFIDetailView: View {
  @StateObject private var viewModel: RFIDetailViewModel
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  private let services: BuilderServices

  init(id: RFI.ID, services: BuilderServices) {
    self.services = services
    _viewModel = StateObject(
      wrappedValue: RFIDetailViewModel(id: id, repository: services.rfis))
  }

  var body: some View {
    ZStack {
      if viewModel.viewState.isLoading {
        LoadingStateView(message: "Loading RFI...")
      } else if viewModel.viewState.isEmpty {
        EmptyStateView(
          icon: "questionmark.circle", title: "No Such RFI",
          message: "It may have been removed, or the address is wrong."
        )
        .pageNotFound()
      } else if let error = viewModel.viewState.error {
        ErrorStateView(error: ErrorWords.text(for: error), retry: { viewModel.loadRFI() })
      } else if let rfi = viewModel.viewState.data {
        RFIDetailContentView(
          row: RFIRow(rfi, now: services.now(), locale: locale, timeZone: timeZone),
          question: rfi.question, answer: rfi.answer, assignee: rfi.assignee,
          asked: rfi.createdAt.day(locale: locale, timeZone: timeZone))
      }
    }
    .onAppear { viewModel.loadRFI() }
    .refreshable { await viewModel.refreshRFI() }
    .navigationTitle(viewModel.viewState.data?.number ?? "RFI")
    .navigationBarTitleDisplayMode(.inline)
    .alert("Could Not Refresh", isPresented: $viewModel.showRefreshError) {
      Button("OK", role: .cancel) {}
        .accessibilityIdentifier("rfi.refreshErrorButton.tap")
    } message: {
      Text(viewModel.refreshErrorMessage)
    }
  }
}
