import PresentationUI
import SwiftUI

/// All projects, the newest first.
struct ProjectListView: View {
  @StateObject private var viewModel: ProjectListViewModel
  @State private var isCreating = false
  private let services: BuilderServices
  private let chosen: Project.ID?
  private let onOpen: @MainActor (Project.ID) -> Void

  /// - Parameter chosen: The project that is seen beside the list.
  init(
    services: BuilderServices, chosen: Project.ID? = nil,
    onOpen: @escaping @MainActor (Project.ID) -> Void
  ) {
    self.services = services
    self.chosen = chosen
    self.onOpen = onOpen
    _viewModel = StateObject(
      wrappedValue: ProjectListViewModel(repository: services.projects))
  }

  var body: some View {
    ZStack {
      if viewModel.viewState.isLoading {
        LoadingStateView(message: "Loading projects...")
      } else if viewModel.viewState.isEmpty {
        EmptyStateView(
          icon: "hammer.fill", title: "No Projects Yet",
          message: "Tap + to create your first project", actionTitle: "Create Project",
          action: { isCreating = true })
      } else if let error = viewModel.viewState.error {
        ErrorStateView(
          error: ErrorWords.text(for: error), retry: { viewModel.loadProjects() })
      } else if let projects = viewModel.viewState.data {
        ProjectListContentView(rows: projects.map(ProjectRow.init), chosen: chosen, onOpen: onOpen)
      }
    }
    .onAppear { viewModel.loadProjects() }
    .refreshable { await viewModel.refreshProjects() }
    .navigationTitle("Projects")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("New project", systemImage: "plus") { isCreating = true }
          .keyboardShortcut("n", modifiers: [.command, .option])
          .accessibilityIdentifier("projects.newButton.tap")
      }
    }
    .sheet(isPresented: $isCreating) {
      NewProjectView(repository: services.projects) { _ in
        isCreating = false
        Task { await viewModel.refreshProjects() }
      }
    }
    .alert("Could Not Refresh", isPresented: $viewModel.showRefreshError) {
      Button("OK", role: .cancel) {}
        .accessibilityIdentifier("projects.refreshErrorButton.tap")
    } message: {
      Text(viewModel.refreshErrorMessage)
    }
  }
}
