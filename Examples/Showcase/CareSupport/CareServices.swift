import Accounts
import Foundation
import GRDB

/// What the area needs from outside. A test puts its own in.
@MainActor
public struct CareServices {
  /// The accounts of the area.
  nonisolated static let area = "care"

  let accounts: AccountStore
  /// What a sign-in with a token reaches, and who hears when it has ended.
  var makeRepositories:
    @MainActor (_ token: String, _ onSignedOut: @escaping @Sendable () -> Void) -> CareRepositories
  var signIn: any SignInUseCase
  let now: @Sendable () -> Date
  /// Measures how long a toast is shown, and when to look again whether a task is due.
  var clock: any Clock<Duration> = ContinuousClock()

  /// - Parameters:
  ///   - database: Has the schemas of the accounts and of the area.
  ///   - accounts: The one store of the process, so that every page hears of every sign-out.
  ///   - violations: Counts what somebody reached for in vain.
  ///   - now: What time it is.
  public init(
    database: any DatabaseWriter, accounts: AccountStore,
    violations: AccessViolations = AccessViolations(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.accounts = accounts
    self.now = now
    signIn = SignInUseCaseImpl(accounts: accounts)
    makeRepositories = { token, onSignedOut in
      let gate = CareGate(
        database: database, token: token, now: now, violations: violations,
        onSignedOut: onSignedOut)
      return CareRepositories(
        tasks: DatabaseTaskRepository(gate: gate), health: DatabaseHealthRepository(gate: gate),
        circle: DatabaseCircleRepository(gate: gate),
        messages: DatabaseMessageRepository(gate: gate),
        profile: DatabaseProfileRepository(gate: gate))
    }
  }
}
