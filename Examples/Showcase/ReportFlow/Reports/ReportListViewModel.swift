import SwiftUI

@MainActor
final class ReportListViewModel: ObservableObject {
  @Published private(set) var state = LoadingState.loading
  /// Whether reports that are shown are read again.
  @Published private(set) var isRefreshing = false

  enum LoadingState: Equatable {
    case loading
    case loaded([Report])
    case failed
  }

  private let store: any ReportStore
  private var newestLoad = 0

  init(store: any ReportStore) {
    self.store = store
  }

  /// Reads all reports. What is shown stays until the new ones are there.
  func load() async {
    newestLoad += 1
    let load = newestLoad
    if state == .failed { state = .loading }
    if case .loaded = state { isRefreshing = true }
    defer { if load == newestLoad { isRefreshing = false } }
    let loaded: LoadingState
    do {
      loaded = .loaded(try await store.reports())
    } catch is CancellationError {
      return
    } catch {
      Log.error("The reports could not be read: \(error)")
      loaded = .failed
    }
    if load == newestLoad { state = loaded }
  }
}
