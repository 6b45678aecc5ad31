import Crypto
import Foundation
import GRDB

/// How often someone may guess the password of one email.
public struct AttemptLimit: Hashable, Sendable {
  /// How many attempts may fail, or be under way, within the window.
  public let attempts: Int
  public let window: Duration
  /// The same from all networks and unknown browsers together.
  public let ofStrangers: Int

  /// - Parameters:
  ///   - attempts: From one network, or from a browser in which the person has signed in before.
  ///   - ofStrangers: From all others together; six times as many if it is not said.
  public init(attempts: Int, window: Duration, ofStrangers: Int? = nil) {
    self.attempts = attempts
    self.window = window
    self.ofStrangers = ofStrangers ?? 6 * attempts
  }

  /// 5 a minute: 7,200 guesses a day of one network at most, and a person who mistypes waits a minute at most.
  public static let standard = AttemptLimit(attempts: 5, window: .seconds(60))
}

/// The attempts at each email, in the database, so that a restart does not forget them.
struct AttemptLedger: Sendable {
  let limit: AttemptLimit

  private var window: TimeInterval { limit.window / .seconds(1) }

  /// An attempt, by what it counts under: first where it came from.
  struct Attempt: Sendable {
    var keys: [Data] = []
    var rows: [Int64] = []
  }

  /// Names an email, whether or not it has an account, and where it was given. It is not kept as it was typed:
  /// people type passwords into the wrong field.
  static func key(_ email: String, _ place: String) -> Data {
    Data(SHA256.hash(data: Data("\(email.utf8.count) \(email)\(place)".utf8)))
  }

  /// Notes an attempt before it is judged, so that many at once are not more than one by one.
  ///
  /// It counts for the network that it comes from and for all strangers together, or for a browser that is known
  /// alone: guesses from elsewhere keep nobody out.
  /// - Throws: ``SignInError/tooManyAttempts(wait:)``.
  func note(
    _ email: String, from origin: SignInOrigin, at now: Date, in database: Database
  ) throws -> Attempt {
    let time = now.timeIntervalSince1970
    try database.execute(
      sql: "DELETE FROM account_attempt WHERE time <= ?", arguments: [time - window])
    var counted: [(key: Data, most: Int)] = [
      (Self.key(email, " of network \(origin.network)"), limit.attempts),
      (Self.key(email, " of strangers"), limit.ofStrangers),
    ]
    if let browser = origin.browser, try KnownBrowsers.has(browser, email: email, in: database) {
      counted = [(Self.key(email, " of browser \(browser)"), limit.attempts)]
    }
    for (key, most) in counted {
      let times = try TimeInterval.fetchAll(
        database, sql: "SELECT time FROM account_attempt WHERE key = ? ORDER BY time DESC LIMIT ?",
        arguments: [key, most])
      if times.count >= most, let oldest = times.last {
        throw SignInError.tooManyAttempts(wait: .seconds(max(0, oldest + window - time)))
      }
    }
    var attempt = Attempt()
    for (key, _) in counted {
      try database.execute(
        sql: "INSERT INTO account_attempt (key, time) VALUES (?, ?)", arguments: [key, time])
      attempt.keys.append(key)
      attempt.rows.append(database.lastInsertedRowID)
    }
    return attempt
  }

  /// Takes back an attempt that was not judged.
  func forget(_ attempt: Attempt, in database: Database) throws {
    for row in attempt.rows {
      try database.execute(sql: "DELETE FROM account_attempt WHERE id = ?", arguments: [row])
    }
  }

  /// The right password was given: what was mistyped there before is forgotten.
  func clear(_ attempt: Attempt, in database: Database) throws {
    try forget(attempt, in: database)
    try database.execute(
      sql: "DELETE FROM account_attempt WHERE key = ?", arguments: [attempt.keys.first])
  }
}
