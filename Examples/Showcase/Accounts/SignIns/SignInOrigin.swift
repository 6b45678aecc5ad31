import Foundation
import GRDB

/// Where somebody signs in, as far as a server can tell.
public struct SignInOrigin: Hashable, Sendable {
  /// ``SignIn/browser`` of an earlier sign-in in this browser; nil if it kept none.
  public var browser: String?
  /// Tells the network that they come from apart from others; empty if that is not known.
  public var network: String

  public init(browser: String? = nil, network: String = "") {
    self.browser = browser
    self.network = network
  }
}

/// In which browsers somebody has signed in to which account. Who guesses elsewhere cannot use up the attempts of
/// those.
struct KnownBrowsers {
  /// The newest of an account.
  static let kept = 20

  /// Whether the browser belongs to somebody who has signed in with this email.
  static func has(_ browser: String, email: String, in database: Database) throws -> Bool {
    try Bool.fetchOne(
      database,
      sql: """
        SELECT EXISTS (SELECT * FROM account_browser JOIN account ON account.id = account_browser.account
        WHERE digest = ? AND account.email = ?)
        """, arguments: [SignInToken.digest(browser), email]) ?? false
  }

  static func add(
    _ browser: String, insteadOf old: String?, to account: String, at now: Date,
    in database: Database
  ) throws {
    try database.execute(
      sql: "DELETE FROM account_browser WHERE account = ? AND digest = ?",
      arguments: [account, old.map(SignInToken.digest)])
    try database.execute(
      sql: "INSERT OR REPLACE INTO account_browser (digest, account, time) VALUES (?, ?, ?)",
      arguments: [SignInToken.digest(browser), account, now.timeIntervalSince1970])
    try database.execute(
      sql: """
        DELETE FROM account_browser WHERE account = ? AND digest NOT IN
        (SELECT digest FROM account_browser WHERE account = ? ORDER BY time DESC LIMIT ?)
        """, arguments: [account, account, kept])
  }
}
