import Combine
import Foundation

final class TrailListViewModel: ObservableObject {
  enum State: Equatable {
    case idle
    case loading
    case failed(String)
  }

  @Published private(set) var trails: [Trail] = []
  @Published private(set) var state: State = .idle
  @Published var query = ""
  @Published var sortsByLength = false

  private let provider: TrailProviding
  private var cancellables = Set<AnyCancellable>()

  init(provider: TrailProviding, region: String? = nil, onlyFavorites: Bool = false) {
    self.provider = provider
    Publishers.CombineLatest3(provider.trailsPublisher, $query, $sortsByLength)
      .map { trails, query, sortsByLength -> [Trail] in
        let found =
          trails
          .filter { region == nil || $0.region == region }
          .filter { !onlyFavorites || $0.isFavorite }
          .filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
        return sortsByLength
          ? found.sorted { $0.length < $1.length }
          : found.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
      }
      .receive(on: DispatchQueue.main)
      .assign(to: &$trails)

    provider.trailsPublisher
      .map { $0.filter(\.isFavorite).count }
      .removeDuplicates()
      .dropFirst()
      .sink { [weak self] _ in self?.provider.persist() }
      .store(in: &cancellables)
  }

  func toggleFavorite(_ trail: Trail) {
    provider.toggleFavorite(trail.id)
  }

  @MainActor
  func refresh() async {
    state = .loading
    do {
      try await provider.refresh()
      state = .idle
    } catch {
      state = .failed(error.localizedDescription)
    }
  }
}
