import Presentation
import SwiftUI

@MainActor
final class RFIDetailViewModel: ObservableObject {
  @Published private(set) var viewState: ViewState<RFI> = .idle
  @Published var showRefreshError = false
  @Published private(set) var refreshErrorMessage = ""

  private let loader: Loader<RFI?>

  init(id: RFI.ID, repository: any RFIRepository) {
    loader = Loader(isEmpty: { $0 == nil }) { try await repository.rfi(id) }
    loader.onChange = { [weak self] in self?.follow() }
  }

  func loadRFI() { loader.begin() }
  func refreshRFI() async { await loader.refresh() }

  private func follow() {
    viewState = loader.state.compacted()
    showRefreshError = loader.refreshError != nil
    if let error = loader.refreshError { refreshErrorMessage = ErrorWords.text(for: error) }
  }
}
