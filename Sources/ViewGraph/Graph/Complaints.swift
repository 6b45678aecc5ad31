import Foundation
import Synchronization

/// What the framework has to say to the author of an app: a name that is nowhere, an API that has no meaning on
/// a page.
package enum Complaints {
  /// Of what is said once this is remembered; then no more is said, for what visitors enter may be part of it.
  static let most = 1000

  private struct State {
    var said: Set<String> = []
    var hear: (@Sendable (String) -> Void)?
  }

  private static let state = Mutex(State())

  /// Says where complaints go from now on: to a log, or to the process that writes it. Otherwise they are lines
  /// on standard error.
  package static func send(to hear: @escaping @Sendable (String) -> Void) {
    state.withLock { $0.hear = hear }
  }

  /// Complains, the first time that a process has this to say.
  package static func once(_ message: String) {
    let isNew = state.withLock { state in
      guard state.said.count <= most, state.said.insert(message).inserted else { return false }
      return true
    }
    guard isNew else { return }
    let isLast = state.withLock { $0.said.count > most }
    always(isLast ? "there is more to say, and it is left out." : message)
  }

  /// Complains each time.
  package static func always(_ message: String) {
    if let hear = state.withLock({ $0.hear }) { return hear(message) }
    FileHandle.standardError.write(Data("apus: \(message)\n".utf8))
  }
}
