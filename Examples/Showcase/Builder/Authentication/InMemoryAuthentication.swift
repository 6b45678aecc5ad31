import Foundation

/// Accounts in memory, for tests and previews.
@MainActor
public final class InMemoryAuthentication: BuilderAuthentication {
  private let accounts: [SampleAccount]
  private var user: BuilderUser?

  public init(accounts: [SampleAccount] = [.bob], signedIn: SampleAccount? = nil) {
    self.accounts = accounts
    user = signedIn.map(BuilderUser.init)
  }

  public func signIn(email: String, password: String) async throws -> BuilderUser {
    let email = email.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    guard
      let account = accounts.first(where: {
        $0.email.lowercased() == email && $0.password == password
      })
    else { throw BuilderSignInError.wrongCredentials }
    let user = BuilderUser(account)
    self.user = user
    return user
  }

  public func restore() async -> BuilderUser? { user }
  public func signOut() async { user = nil }
}

extension BuilderUser {
  fileprivate init(_ account: SampleAccount) {
    self.init(id: account.email, name: account.name, email: account.email)
  }
}
