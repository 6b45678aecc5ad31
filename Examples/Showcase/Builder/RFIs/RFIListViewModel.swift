import Presentation
import SwiftUI

@MainActor
final class RFIListViewModel: ObservableObject {
  @Published private(set) var viewState: ViewState<[RFI]> = .idle
  /// What is shown could not be made newer.
  @Published var showRefreshError = false
  @Published private(set) var refreshErrorMessage = ""

  private let loader: Loader<[RFI]>

  init(repository: any RFIRepository) {
    loader = Loader { try await repository.rfis() }
    loader.onChange = { [weak self] in self?.follow() }
  }

  /// Loads the requests: from the beginning, from emptiness, and after an error.
  func loadRFIs() { loader.begin() }

  /// Asks for newer requests; what is shown stays meanwhile.
  func refreshRFIs() async { await loader.refresh() }

  private func follow() {
    viewState = loader.state
    showRefreshError = loader.refreshError != nil
    if let error = loader.refreshError { refreshErrorMessage = ErrorWords.text(for: error) }
  }
}
