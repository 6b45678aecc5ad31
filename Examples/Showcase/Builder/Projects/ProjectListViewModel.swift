import Presentation
import SwiftUI

@MainActor
final class ProjectListViewModel: ObservableObject {
  @Published private(set) var viewState: ViewState<[Project]> = .idle
  /// What is shown could not be made newer.
  @Published var showRefreshError = false
  @Published private(set) var refreshErrorMessage = ""

  private let loader: Loader<[Project]>

  init(repository: any ProjectRepository) {
    loader = Loader { try await repository.projects() }
    loader.onChange = { [weak self] in self?.follow() }
  }

  /// Loads the projects: from the beginning, from emptiness, and after an error.
  func loadProjects() { loader.begin() }

  /// Asks for newer projects; what is shown stays meanwhile.
  func refreshProjects() async { await loader.refresh() }

  private func follow() {
    viewState = loader.state
    showRefreshError = loader.refreshError != nil
    if let error = loader.refreshError { refreshErrorMessage = ErrorWords.text(for: error) }
  }
}
