import Observation
import Synchronization
import Validation

@testable import Presentation

struct Signup: Equatable, Sendable, Codable {
  var name = ""
  var email = ""
  var password = ""
  var confirmation = ""
  var species: String?
  var race = ""
  var guests: [Guest] = []

  struct Guest: Equatable, Sendable, Codable, Identifiable {
    var id: Int
    var name = ""
    var email = ""

    static let rules = Rules<Guest> { rules in
      rules.field(\.name, .required)
      rules.field(\.email, .email)
    }
  }

  static let rules = Rules<Signup> { rules in
    rules.field(\.name, .required, .length(...10))
    rules.field(\.email, .required, .email)
    rules.field(\.password, .required, .length(6...))
    rules.equal(\.confirmation, to: \.password)
    rules.each(\.guests, Guest.rules)
    rules.unique(\.guests, by: \.email)
  }

  static let right = Signup(
    name: "Ada", email: "ada@example.com", password: "secret", confirmation: "secret")
}

/// Counts how often what it has read changes.
@MainActor
final class Watcher {
  private(set) var count = 0
  private let read: @MainActor () -> Void

  init(_ read: @escaping @MainActor () -> Void) {
    self.read = read
    watch()
  }

  /// How often it was woken since the last time it was asked.
  func take() -> Int {
    defer { count = 0 }
    return count
  }

  private func watch() {
    let isWoken = Mutex(false)
    withObservationTracking {
      read()
    } onChange: { [weak self] in
      // A reader is woken once, until it has read again.
      let isFirst = isWoken.withLock { woken in
        defer { woken = true }
        return !woken
      }
      guard isFirst else { return }
      MainActor.assumeIsolated { self?.count += 1 }
    }
  }

  /// Reads again, as a view does.
  func update() { watch() }
}
