import PresentationUI
import SwiftUI

/// All requests, by status and subject, the one that is due first in front.
struct RFIListView: View {
  @StateObject private var viewModel: RFIListViewModel
  @SceneStorage("builder.rfis.search") private var searchText = ""
  @SceneStorage("builder.rfis.filter") private var filterStatus = RFIFilterStatus.all
  @State private var isCreating = false
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.horizontalSizeClass) private var sizeClass
  private let services: BuilderServices
  private let onOpen: @MainActor (RFI.ID) -> Void

  init(services: BuilderServices, onOpen: @escaping @MainActor (RFI.ID) -> Void) {
    self.services = services
    self.onOpen = onOpen
    _viewModel = StateObject(wrappedValue: RFIListViewModel(repository: services.rfis))
  }

  var body: some View {
    ZStack {
      if viewModel.viewState.isLoading {
        LoadingStateView(message: "Loading RFIs...")
      } else if viewModel.viewState.isEmpty {
        EmptyStateView(
          icon: "doc.text", title: "No RFIs Yet",
          message: "Tap + to ask about a project", actionTitle: "Create RFI",
          action: { isCreating = true })
      } else if let error = viewModel.viewState.error {
        ErrorStateView(error: ErrorWords.text(for: error), retry: { viewModel.loadRFIs() })
      } else if let rfis = viewModel.viewState.data {
        RFIListContentView(
          rows: rows(rfis), filterStatus: $filterStatus, searchText: $searchText,
          isWide: sizeClass == .regular, onOpen: onOpen)
      }
    }
    .onAppear { viewModel.loadRFIs() }
    .refreshable { await viewModel.refreshRFIs() }
    .navigationTitle("RFIs")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("New RFI", systemImage: "plus") { isCreating = true }
          .keyboardShortcut("n", modifiers: [.command, .option])
          .accessibilityIdentifier("rfis.newButton.tap")
      }
    }
    .sheet(isPresented: $isCreating) {
      NewRFIView(services: services) { _ in
        isCreating = false
        Task { await viewModel.refreshRFIs() }
      }
    }
    .alert("Could Not Refresh", isPresented: $viewModel.showRefreshError) {
      Button("OK", role: .cancel) {}
        .accessibilityIdentifier("rfis.refreshErrorButton.tap")
    } message: {
      Text(viewModel.refreshErrorMessage)
    }
  }

  private func rows(_ rfis: [RFI]) -> [RFIRow] {
    let now = services.now()
    return RFIFilter(status: filterStatus, text: searchText)(rfis).map {
      RFIRow($0, now: now, locale: locale, timeZone: timeZone)
    }
  }
}
