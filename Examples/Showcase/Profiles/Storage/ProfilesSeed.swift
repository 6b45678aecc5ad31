import Foundation
import GRDB

/// Whom the area begins with.
enum ProfilesSeed {
  /// Whose eyes the visitor looks through: this showcase's profiles have no accounts.
  static let viewer = "sam"

  static func insert(in database: Database, now: Date) throws {
    for person in people { try person.insert(database) }
    for (follower, followed) in follows {
      try FollowRecord(follower: follower, followed: followed).insert(database)
    }
    for (index, message) in messages.enumerated() {
      var record = MessageRecord(
        sender: message.from, recipient: message.to, text: message.text,
        sentAt: now - Double(messages.count - index) * 17 * 60)
      try record.insert(database)
    }
  }

  private static let people = [
    UserRecord(
      username: "ada", displayName: "Ada Lindqvist",
      bio: "Weaves carpets by day, programs looms by night.", place: "Uppsala",
      earlierFollowers: 1_203),
    UserRecord(
      username: "bruno", displayName: "Bruno Carvalho",
      bio: "Repairs accordions. Answers letters on Sundays.", place: "Porto",
      earlierFollowers: 312),
    UserRecord(
      username: "chioma", displayName: "Chioma Eze",
      bio: "Maps footpaths that no map has yet.", place: "Enugu", earlierFollowers: 2_840),
    UserRecord(
      username: "dmitri", displayName: "Dmitri Sokolov",
      bio: "Photographs of empty chess boards.", place: "Almaty", earlierFollowers: 58),
    UserRecord(
      username: "elif", displayName: "Elif Aydın",
      bio: "Baker. Sourdough, simit, and the odd experiment.", place: "İzmir",
      earlierFollowers: 940),
    UserRecord(
      username: "grace", displayName: "Grace O’Malley",
      bio: "Sails a small boat, writes about large ones.", place: "Galway",
      earlierFollowers: 675),
    UserRecord(
      username: "hiro", displayName: "Hiro Tanabe",
      bio: "Keeps bees on the roof of a library.", place: "Nagoya", earlierFollowers: 0),
    UserRecord(
      username: viewer, displayName: "Sam Rivers",
      bio: "New here. This profile is yours to change.", place: "", earlierFollowers: 4),
  ]

  static let pictures = [("ada", "carpet"), ("hiro", "honeycomb")]

  private static let follows = [
    (viewer, "chioma"), ("ada", "chioma"), ("elif", "ada"), ("grace", "ada"), ("ada", viewer),
    ("bruno", "elif"),
  ]

  private static let messages = [
    (from: "ada", to: viewer, text: "Welcome, Sam! Did you find your way around?"),
    (from: viewer, to: "ada", text: "I did, thank you. Your carpets are wonderful."),
    (from: "chioma", to: viewer, text: "Do you know a footpath that I should walk?"),
  ]
}
