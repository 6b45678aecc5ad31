import Foundation
import GRDB

/// A row of the accounts.
struct AccountRecord: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "account"

  let id: String
  let email: String
  let name: String
  let role: String
  let area: String
  var password: String?

  init(_ account: Account, password: PasswordHash?) {
    id = account.id
    email = account.email
    name = account.name
    role = account.role
    area = account.area
    self.password = password?.text
  }

  var account: Account {
    Account(id: id, email: email, name: name, role: role, area: area)
  }

  static func find(email: String, area: String, in database: Database) throws -> AccountRecord? {
    try filter(Column("email") == email && Column("area") == area).fetchOne(database)
  }

  /// Whose sign-in has not ended.
  static func find(digest: Data, at now: Date, in database: Database) throws -> AccountRecord? {
    try fetchOne(
      database,
      sql: """
        SELECT account.* FROM account JOIN account_signIn ON account_signIn.account = account.id
        WHERE account_signIn.digest = ? AND account_signIn.expires > ?
        """,
      arguments: [digest, now.timeIntervalSince1970])
  }
}
