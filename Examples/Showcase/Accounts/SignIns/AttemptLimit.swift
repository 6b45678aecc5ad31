import Crypto
import Foundation
import GRDB

/// How often someone may guess the password of one email.
public struct AttemptLimit: Hashable, Sendable {
  /// How many attempts may fail, or be under way, within the window.
  public let attempts: Int
  public let window: Duration

  public init(attempts: Int, window: Duration) {
    self.attempts = attempts
    self.window = window
  }

  /// 5 a minute: 7,200 guesses a day at most, and a person who mistypes waits a minute at most.
  public static let standard = AttemptLimit(attempts: 5, window: .seconds(60))
}

/// The attempts at each email, in the database, so that a restart does not forget them.
struct AttemptLedger: Sendable {
  let limit: AttemptLimit

  private var window: TimeInterval { limit.window / .seconds(1) }

  /// Names an email, whether or not it has an account. It is not kept as it was typed: people type
  /// passwords into the wrong field.
  static func key(_ email: String) -> Data { Data(SHA256.hash(data: Data(email.utf8))) }

  /// Notes an attempt before it is judged, so that many at once are not more than one by one.
  /// - Returns: what names the attempt.
  /// - Throws: ``SignInError/tooManyAttempts(wait:)``.
  func note(_ key: Data, at now: Date, in database: Database) throws -> Int64 {
    let time = now.timeIntervalSince1970
    try database.execute(
      sql: "DELETE FROM account_attempt WHERE time <= ?", arguments: [time - window])
    let times = try TimeInterval.fetchAll(
      database, sql: "SELECT time FROM account_attempt WHERE key = ? ORDER BY time DESC LIMIT ?",
      arguments: [key, limit.attempts])
    if times.count >= limit.attempts, let oldest = times.last {
      throw SignInError.tooManyAttempts(wait: .seconds(max(0, oldest + window - time)))
    }
    try database.execute(
      sql: "INSERT INTO account_attempt (key, time) VALUES (?, ?)", arguments: [key, time])
    return database.lastInsertedRowID
  }

  /// Takes back an attempt that was not judged.
  func forget(_ attempt: Int64, in database: Database) throws {
    try database.execute(sql: "DELETE FROM account_attempt WHERE id = ?", arguments: [attempt])
  }

  /// The right password was given.
  func clear(_ key: Data, in database: Database) throws {
    try database.execute(sql: "DELETE FROM account_attempt WHERE key = ?", arguments: [key])
  }
}
