import Foundation
import GRDB

struct DatabaseMessageRepository: MessageRepository {
  let gate: CareGate

  func conversations() -> AsyncThrowingStream<[Conversation], any Error> {
    gate.observe(["care_message"]) { access in
      try access.partners().map { partner in
        let last = try Self.messages(
          access, with: partner.id, "ORDER BY time DESC, id DESC LIMIT 1"
        ).first
        let unread = try Int.fetchOne(
          access.database,
          sql:
            "SELECT count(*) FROM care_message WHERE sender = ? AND recipient = ? AND NOT isRead",
          arguments: [partner.id, access.member.id])
        return Conversation(partner: partner, last: last, unread: unread ?? 0)
      }
    }
  }

  func messages(with partnerID: String) -> AsyncThrowingStream<[Message], any Error> {
    gate.observe(["care_message"]) { access in
      _ = try access.requirePartner(partnerID, to: "read messages")
      // The newest, and these in the order in which they were written.
      return try Self.messages(access, with: partnerID, "ORDER BY time DESC, id DESC LIMIT 200")
        .reversed()
    }
  }

  func partner(id: String) async throws -> CareMember {
    try await gate.read { try $0.requirePartner(id, to: "read messages") }
  }

  func send(_ text: String, to partnerID: String) async throws {
    try await gate.write { access in
      _ = try access.requirePartner(partnerID, to: "send a message")
      try access.database.execute(
        sql: """
          INSERT INTO care_message (sender, recipient, text, time, isRead)
          VALUES (?, ?, ?, ?, FALSE)
          """,
        arguments: [
          access.member.id, partnerID, storable(text), access.now.timeIntervalSince1970,
        ])
    }
  }

  func markRead(from partnerID: String) async throws {
    try await gate.write { access in
      try access.database.execute(
        sql: """
          UPDATE care_message SET isRead = TRUE WHERE sender = ? AND recipient = ? AND NOT isRead
          """,
        arguments: [partnerID, access.member.id])
    }
  }

  private static func messages(
    _ access: CareAccess, with partnerID: String, _ order: String
  ) throws -> [Message] {
    try Row.fetchAll(
      access.database,
      sql: """
        SELECT * FROM care_message
        WHERE (sender = :me AND recipient = :other) OR (sender = :other AND recipient = :me)
        """ + " " + order,
      arguments: ["me": access.member.id, "other": partnerID]
    ).map { row in
      Message(
        id: row["id"], senderID: row["sender"], text: row["text"],
        time: Date(timeIntervalSince1970: row["time"]))
    }
  }
}
