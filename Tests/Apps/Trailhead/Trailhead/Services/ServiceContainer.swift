import Combine
import Foundation

enum SettingsKey: String {
  case usesMetricUnits, launchCount, favorites, displayName
}

final class Session: ObservableObject {
  @Published var displayName: String {
    didSet { UserDefaults.standard.set(displayName, forKey: SettingsKey.displayName.rawValue) }
  }
  @Published private(set) var isSignedIn = false

  init() {
    displayName = UserDefaults.standard.string(forKey: SettingsKey.displayName.rawValue) ?? ""
  }

  @MainActor
  func signIn(name: String) async -> Bool {
    guard !name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty else { return false }
    displayName = name
    isSignedIn = true
    return true
  }

  func signOut() {
    isSignedIn = false
  }
}

struct ServiceContainer {
  let trails: TrailProviding
  let session: Session

  static let live = ServiceContainer(trails: TrailStore(), session: Session())
}
