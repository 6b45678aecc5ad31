import Foundation
import GRDB

/// A person as a row of `profiles_user`.
struct UserRecord: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "profiles_user"
  static let follows = hasMany(FollowRecord.self, using: ForeignKey(["followed"]))

  /// Each with the number of those who follow here.
  static var counted: QueryInterfaceRequest<CountedUser> {
    annotated(with: follows.count.forKey("follows")).asRequest(of: CountedUser.self)
  }

  var username: String
  var displayName: String
  var bio: String
  var place: String
  /// Those who followed before this showcase began.
  var earlierFollowers: Int
  /// The name of one of ``ProfilePictures``; nil: initials are drawn.
  var picture: String?

  /// All but the picture, which is a migration's to set: the seed is older than its column.
  func encode(to container: inout PersistenceContainer) {
    container["username"] = username
    container["displayName"] = displayName
    container["bio"] = bio
    container["place"] = place
    container["earlierFollowers"] = earlierFollowers
  }
}

struct CountedUser: Decodable, FetchableRecord {
  let record: UserRecord
  let follows: Int

  init(from decoder: any Decoder) throws {
    record = try UserRecord(from: decoder)
    follows = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .follows)
  }

  private enum Key: CodingKey { case follows }

  var user: User {
    User(
      username: record.username, displayName: record.displayName, bio: record.bio,
      place: record.place, avatarURL: record.picture.flatMap(ProfilePictures.address),
      followerCount: record.earlierFollowers + follows)
  }
}

/// Who follows whom, as a row of `profiles_follow`.
struct FollowRecord: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "profiles_follow"
  var follower: String
  var followed: String
}

/// A message as a row of `profiles_message`.
struct MessageRecord: Codable, FetchableRecord, MutablePersistableRecord {
  static let databaseTableName = "profiles_message"

  var id: Int64?
  var sender: String
  var recipient: String
  var text: String
  /// Milliseconds since 1970.
  var sentAt: Int64

  init(sender: String, recipient: String, text: String, sentAt: Date) {
    self.sender = sender
    self.recipient = recipient
    self.text = text
    self.sentAt = Int64((sentAt.timeIntervalSince1970 * 1000).rounded())
  }

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }

  var message: Message? {
    id.map {
      Message(
        id: $0, sender: sender, recipient: recipient, text: text,
        sentAt: Date(timeIntervalSince1970: Double(sentAt) / 1000))
    }
  }
}
