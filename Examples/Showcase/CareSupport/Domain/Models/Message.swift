import Foundation

/// What one member wrote to another.
struct Message: Hashable, Identifiable, Sendable {
  let id: Int64
  let senderID: String
  let text: String
  let time: Date

  static let longest = 1000
}

/// What two members have written to each other, as a list shows it.
struct Conversation: Hashable, Identifiable, Sendable {
  let partner: CareMember
  let last: Message?
  let unread: Int

  var id: String { partner.id }
}
