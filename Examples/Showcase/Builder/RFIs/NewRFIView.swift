import PresentationUI
import SwiftUI

/// A sheet that asks about a project.
struct NewRFIView: View {
  @StateObject private var viewModel: NewRFIViewModel
  @Environment(\.dismiss) private var dismiss

  init(services: BuilderServices, onCreated: @escaping @MainActor (RFI) -> Void) {
    _viewModel = StateObject(
      wrappedValue: NewRFIViewModel(
        projects: services.projects, rfis: services.rfis, now: services.now(),
        onCreated: onCreated))
  }

  var body: some View {
    NavigationStack {
      ZStack {
        if viewModel.viewState.isIdle || viewModel.viewState.isLoading {
          LoadingStateView(message: "Loading projects...")
        } else if let error = viewModel.viewState.error {
          ErrorStateView(error: ErrorWords.text(for: error), retry: { viewModel.loadProjects() })
        } else {
          content
        }
      }
      .onAppear { viewModel.loadProjects() }
      .navigationTitle("New RFI")
      .navigationBarTitleDisplayMode(.inline)
    }
    .interactiveDismissDisabled(viewModel.isSaving)
    .alert("The RFI Was Not Created", isPresented: $viewModel.showError) {
      Button("OK", role: .cancel) {}
        .accessibilityIdentifier("newRFI.errorButton.tap")
    } message: {
      Text(viewModel.errorMessage)
    }
  }

  private var content: some View {
    NewRFIContentView(
      projects: (viewModel.viewState.data ?? []).map { .init(id: $0.id, name: $0.name) },
      projectID: $viewModel.draft.projectID, subject: $viewModel.draft.subject,
      question: $viewModel.draft.question, assignee: $viewModel.draft.assignee,
      dueAt: $viewModel.draft.dueAt, isSent: $viewModel.draft.isSent,
      projectError: viewModel.errors["projectID"], subjectError: viewModel.errors["subject"],
      questionError: viewModel.errors["question"], assigneeError: viewModel.errors["assignee"],
      isSaving: viewModel.isSaving, onCancel: { dismiss() }, onSave: viewModel.create)
  }
}
