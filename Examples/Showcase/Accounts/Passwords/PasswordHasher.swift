import Dispatch
import Synchronization

/// Hashes passwords one after the other, on a thread of its own.
///
/// A hash is meant to be slow. On the main actor it would hold up every visitor, on the threads that
/// tasks share it would hold up theirs, and any number at once would take all memory.
final class PasswordHasher: Sendable {
  /// Too many hashes are waiting.
  struct Overloaded: Error {}

  let cost: PasswordCost
  private let limit: Int
  private let waiting = Mutex(0)
  private let queue = DispatchQueue(label: "apus.accounts.passwords", qos: .utility)

  /// - Parameter limit: how many may wait, including the one at work.
  init(cost: PasswordCost, limit: Int) {
    self.cost = cost
    self.limit = limit
  }

  func hash(_ password: String) async throws -> PasswordHash {
    let cost = cost
    return try await run { try PasswordHash(of: password, cost: cost) }
  }

  /// Whether a password is the one of a hash. Without a hash it takes as long, and is false.
  func matches(_ password: String, _ hash: PasswordHash?) async throws -> Bool {
    let cost = cost
    return try await run {
      if let hash { return try hash.matches(password) }
      _ = try PasswordHash(of: password, cost: cost)
      return false
    }
  }

  private func run<T: Sendable>(_ work: @escaping @Sendable () throws -> T) async throws -> T {
    let isLetIn = waiting.withLock { waiting in
      guard waiting < limit else { return false }
      waiting += 1
      return true
    }
    guard isLetIn else { throw Overloaded() }
    defer { waiting.withLock { $0 -= 1 } }
    return try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try work() }) }
    }
  }
}
