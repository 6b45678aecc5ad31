import Combine
import Foundation

protocol TrailProviding: AnyObject {
  var trailsPublisher: AnyPublisher<[Trail], Never> { get }
  func toggleFavorite(_ id: Trail.ID)
  func refresh() async throws
  func persist()
}

enum TrailError: LocalizedError {
  case offline
  var errorDescription: String? {
    switch self {
    case .offline:
      return NSLocalizedString("You are offline.", comment: "Shown when trails cannot be loaded")
    }
  }
}

final class TrailStore: TrailProviding {
  private let subject: CurrentValueSubject<[Trail], Never>
  private let defaults: UserDefaults
  private let queue = DispatchQueue(label: "org.example.Trailhead.store", qos: .utility)
  var isOffline = false

  init(trails: [Trail] = Trail.samples, defaults: UserDefaults = .standard) {
    self.defaults = defaults
    let favorites = Set(defaults.stringArray(forKey: SettingsKey.favorites.rawValue) ?? [])
    subject = CurrentValueSubject(
      trails.map {
        var trail = $0
        trail.isFavorite = favorites.contains(trail.id.uuidString)
        return trail
      })
  }

  var trailsPublisher: AnyPublisher<[Trail], Never> {
    subject
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  func toggleFavorite(_ id: Trail.ID) {
    guard let index = subject.value.firstIndex(where: { $0.id == id }) else { return }
    subject.value[index].isFavorite.toggle()
  }

  func refresh() async throws {
    try await Task.sleep(nanoseconds: 1_000_000)
    if isOffline { throw TrailError.offline }
  }

  func persist() {
    let ids = subject.value.filter(\.isFavorite).map(\.id.uuidString)
    defaults.set(ids, forKey: SettingsKey.favorites.rawValue)
  }
}
