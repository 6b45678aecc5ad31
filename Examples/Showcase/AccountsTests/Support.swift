import Accounts
import Foundation
import GRDB
import Synchronization

/// A time that goes on when a test says so.
final class TestTime: Sendable {
  private let value = Mutex(Date(timeIntervalSince1970: 1_800_000_000))
  var now: Date { value.withLock { $0 } }
  func advance(_ seconds: TimeInterval) { value.withLock { $0 += seconds } }
}

/// A database in memory with the accounts that the showcase begins with.
func accountDatabase() throws -> DatabaseQueue {
  let database = try DatabaseQueue()
  var migrator = DatabaseMigrator()
  AccountSchema.register(in: &migrator)
  try migrator.migrate(database)
  return database
}

func accountStore(
  _ database: DatabaseQueue, _ time: TestTime = TestTime(), cost: PasswordCost = .forTests,
  limit: AttemptLimit = AttemptLimit(attempts: 3, window: .seconds(60)), waitingLimit: Int = 32
) -> AccountStore {
  AccountStore(
    database: database, cost: cost, limit: limit, waitingLimit: waitingLimit,
    lifetime: .seconds(3600), now: { time.now })
}

extension PasswordCost {
  /// Of no use: scrypt refuses it, so that whoever hashes with it is found out.
  static let impossible = PasswordCost(exponent: 16, blockSize: 1, parallelism: 1)
}

extension AccountStore {
  func signInMaria(
    password: String = "care-demo", replacing old: String? = nil,
    from origin: SignInOrigin = SignInOrigin()
  ) async throws -> SignIn {
    try await signIn(
      email: "maria@care.example", password: password, area: "care", replacing: old, from: origin)
  }
}
