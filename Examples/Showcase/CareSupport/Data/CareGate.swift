import Accounts
import Foundation
import GRDB
import Synchronization

/// Through which all reading and writing of one sign-in goes.
///
/// Who is signed in, what they may do and what they do is found in one transaction: whoever signed out
/// meanwhile, or lost a patient, gets nothing more, whatever page is still open.
struct CareGate: Sendable {
  let database: any DatabaseWriter
  let token: String
  let now: @Sendable () -> Date
  let violations: AccessViolations
  /// Called when something was asked for after the sign-in had ended.
  var onSignedOut: @Sendable () -> Void = {}

  func read<T: Sendable>(_ body: @escaping @Sendable (CareAccess) throws -> T) async throws -> T {
    try await database.read { database in try enter(database, body) }
  }

  func write<T: Sendable>(_ body: @escaping @Sendable (CareAccess) throws -> T) async throws -> T {
    try await database.write { database in try enter(database, body) }
  }

  /// What is read, now and whenever one of the tables changes.
  func observe<T: Sendable & Equatable>(
    _ tables: [String], _ body: @escaping @Sendable (CareAccess) throws -> T
  ) -> AsyncThrowingStream<T, any Error> {
    let observation = ValueObservation.tracking(regions: tables.map { Table($0) }) { database in
      try enter(database, body)
    }
    let values = observation.removeDuplicates().values(in: database)
    return AsyncThrowingStream { continuation in
      let task = Task {
        do {
          for try await value in values { continuation.yield(value) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func enter<T>(_ database: Database, _ body: (CareAccess) throws -> T) throws -> T {
    let time = now()
    guard let account = try AccountStore.account(for: token, at: time, in: database),
      let member = CareMember(account)
    else {
      onSignedOut()
      throw CareError.signedOut
    }
    do {
      return try body(CareAccess(database: database, account: account, member: member, now: time))
    } catch let violation as AccessViolation {
      violations.note(violation, of: member)
      throw CareError.notAllowed
    }
  }
}

/// Somebody reached for what is not theirs.
struct AccessViolation: Error, Equatable {
  let action: String
  let subject: String
}

/// Counts and logs what was reached for in vain: no screen offers it, so somebody tried.
public final class AccessViolations: Sendable {
  private let counter = Mutex(0)
  private let log: @Sendable (String) -> Void

  /// - Parameter log: Takes a line for whoever runs the server.
  public init(log: @escaping @Sendable (String) -> Void) { self.log = log }

  /// Writes to standard error.
  public convenience init() { self.init { Log.error($0) } }

  /// How many there were since the start.
  public var count: Int { counter.withLock { $0 } }

  func note(_ violation: AccessViolation, of member: CareMember) {
    counter.withLock { $0 += 1 }
    log("refused: \(member.role.rawValue) \(member.id) to \(violation.action) \(violation.subject)")
  }
}
