import Accounts
import Builder
import SwiftUI

/// Signs builders in with the showcase's accounts, and keeps that in a cookie that no script reads.
@MainActor
final class AccountAuthentication: BuilderAuthentication {
  private static let area = "builder"
  private let accounts: AccountStore
  private let credentials: VisitorCredentials
  private var token: String?

  init(accounts: AccountStore, credentials: VisitorCredentials) {
    self.accounts = accounts
    self.credentials = credentials
  }

  /// The account that the login screen offers.
  static var sample: SampleAccount? {
    DemoAccount.all(in: area).first.map {
      SampleAccount(name: $0.account.name, email: $0.account.email, password: $0.password)
    }
  }

  func signIn(email: String, password: String) async throws -> BuilderUser {
    do {
      let signIn = try await accounts.signIn(
        email: email, password: password, area: Self.area,
        replacing: token ?? credentials[Self.area], from: credentials.signInOrigin)
      token = signIn.token
      credentials.keep(signIn)
      credentials.keep(
        signIn.token, as: Self.area,
        for: .seconds(max(0, Int(signIn.expires.timeIntervalSinceNow))))
      return BuilderUser(signIn.account)
    } catch SignInError.wrongCredentials {
      throw BuilderSignInError.wrongCredentials
    } catch SignInError.tooManyAttempts(let wait) {
      throw BuilderSignInError.tooManyAttempts(
        retryAfter: Int(wait.components.seconds) + 1)
    }
  }

  func restore() async -> BuilderUser? {
    guard let kept = credentials[Self.area],
      let account = try? await accounts.account(for: kept)
    else { return nil }
    token = kept
    return BuilderUser(account)
  }

  func signOut() async {
    let ending = token ?? credentials[Self.area]
    token = nil
    credentials.forget(Self.area)
    if let ending { try? await accounts.signOut(token: ending) }
  }

  var endings: AsyncStream<Void> {
    guard let token else { return AsyncStream { _ in } }
    return accounts.endings(of: token)
  }
}

extension VisitorCredentials {
  private static let knownBrowser = "known-browser"

  /// Where this visitor signs in.
  var signInOrigin: SignInOrigin {
    SignInOrigin(browser: self[Self.knownBrowser], network: network)
  }

  /// Remembers for a year that somebody has signed in here.
  func keep(_ signIn: SignIn) {
    keep(signIn.browser, as: Self.knownBrowser, for: .seconds(365 * 86_400))
  }
}

extension BuilderUser {
  fileprivate init(_ account: Account) {
    self.init(id: account.id, name: account.name, email: account.email)
  }
}
