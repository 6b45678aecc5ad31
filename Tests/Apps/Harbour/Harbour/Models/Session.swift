import Foundation
import Observation

nonisolated enum SignInError: Error, Equatable {
  case emptyName
  case wrongPin
}

@Observable
final class Session {
  private(set) var master: String?
  private(set) var berths = Berth.all
  var onlyFree = false

  var isSignedIn: Bool { master != nil }
  var shown: [Berth] { onlyFree ? berths.filter(\.isFree) : berths }

  func signIn(name: String, pin: String) throws {
    let name = name.trimmingCharacters(in: .whitespaces)
    guard !name.isEmpty else { throw SignInError.emptyName }
    guard pin == "4711" else { throw SignInError.wrongPin }
    master = name
  }

  func signOut() {
    master = nil
    onlyFree = false
  }

  func moor(_ boat: String, at id: Berth.ID) {
    guard let index = berths.firstIndex(where: { $0.id == id }) else { return }
    berths[index].boat = boat
  }

  func leave(_ id: Berth.ID) {
    guard let index = berths.firstIndex(where: { $0.id == id }) else { return }
    berths[index].boat = nil
  }

  /// Asks the weather station, which takes its time.
  func wind() async -> Int {
    await Task.yield()
    return 4
  }
}
