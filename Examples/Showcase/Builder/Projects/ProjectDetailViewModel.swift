import Presentation
import SwiftUI

@MainActor
final class ProjectDetailViewModel: ObservableObject {
  struct Detail: Sendable {
    let project: Project
    let rfis: [RFI]
  }

  @Published private(set) var viewState: ViewState<Detail> = .idle
  @Published var showRefreshError = false
  @Published private(set) var refreshErrorMessage = ""

  private let loader: Loader<Detail?>

  init(id: Project.ID, projects: any ProjectRepository, rfis: any RFIRepository) {
    loader = Loader(isEmpty: { $0 == nil }) {
      guard let project = try await projects.project(id) else { return nil }
      return Detail(project: project, rfis: try await rfis.rfis().filter { $0.projectID == id })
    }
    loader.onChange = { [weak self] in self?.follow() }
  }

  func loadProject() { loader.begin() }
  func refreshProject() async { await loader.refresh() }

  private func follow() {
    viewState = loader.state.compacted()
    showRefreshError = loader.refreshError != nil
    if let error = loader.refreshError { refreshErrorMessage = ErrorWords.text(for: error) }
  }
}
