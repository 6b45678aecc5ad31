import Accounts
import Foundation
import GRDB

struct DatabaseProfileRepository: ProfileRepository {
  let gate: CareGate

  func profile() async throws -> CareProfile {
    try await gate.read { access in
      let row = try Row.fetchOne(
        access.database, sql: "SELECT * FROM care_profile WHERE account = ?",
        arguments: [access.member.id])
      let choices = row.map {
        NotificationChoices(tasks: $0["tasks"], messages: $0["messages"], readings: $0["readings"])
      }
      return CareProfile(
        name: access.member.name, email: access.account.email, role: access.member.role,
        notifications: choices ?? NotificationChoices(),
        isOnboarded: row?["isOnboarded"] ?? false)
    }
  }

  func update(name: String, notifications: NotificationChoices) async throws {
    let name = storable(name).trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty, name.count <= CareProfile.longestName else {
      throw CareError.invalid("A name has 1 to \(CareProfile.longestName) characters.")
    }
    try await gate.write { access in
      try AccountStore.rename(access.member.id, to: name, in: access.database)
      try Self.keep(notifications, isOnboarded: nil, access)
    }
  }

  func finishOnboarding(notifications: NotificationChoices) async throws {
    try await gate.write { try Self.keep(notifications, isOnboarded: true, $0) }
  }

  private static func keep(
    _ choices: NotificationChoices, isOnboarded: Bool?, _ access: CareAccess
  ) throws {
    try access.database.execute(
      sql: """
        INSERT INTO care_profile (account, tasks, messages, readings, isOnboarded)
        VALUES (?, ?, ?, ?, coalesce(?, FALSE))
        ON CONFLICT (account) DO UPDATE SET tasks = excluded.tasks, messages = excluded.messages,
          readings = excluded.readings, isOnboarded = coalesce(?, isOnboarded)
        """,
      arguments: [
        access.member.id, choices.tasks, choices.messages, choices.readings, isOnboarded,
        isOnboarded,
      ])
  }
}
