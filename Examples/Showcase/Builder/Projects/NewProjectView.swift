import SwiftUI

/// A sheet that makes a project.
struct NewProjectView: View {
  @StateObject private var viewModel: NewProjectViewModel
  @Environment(\.dismiss) private var dismiss

  init(
    repository: any ProjectRepository, onCreated: @escaping @MainActor (Project) -> Void
  ) {
    _viewModel = StateObject(
      wrappedValue: NewProjectViewModel(repository: repository, onCreated: onCreated))
  }

  var body: some View {
    NavigationStack {
      NewProjectContentView(
        name: $viewModel.draft.name, client: $viewModel.draft.client,
        place: $viewModel.draft.place, nameError: viewModel.errors["name"],
        clientError: viewModel.errors["client"], placeError: viewModel.errors["place"],
        isSaving: viewModel.isSaving, onCancel: { dismiss() }, onSave: viewModel.create)
    }
    .interactiveDismissDisabled(viewModel.isSaving)
    .alert("The Project Was Not Created", isPresented: $viewModel.showError) {
      Button("OK", role: .cancel) {}
        .accessibilityIdentifier("newProject.errorButton.tap")
    } message: {
      Text(viewModel.errorMessage)
    }
  }
}
