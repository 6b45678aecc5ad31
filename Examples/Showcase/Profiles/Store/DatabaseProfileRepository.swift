import Foundation
import GRDB

/// People, follows and messages in the showcase's database.
public struct DatabaseProfileRepository: ProfileRepository {
  private let database: any DatabaseWriter
  private let viewer: User.ID
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - database: Where ``ProfilesSchema`` is.
  ///   - viewer: Who looks, follows and writes.
  public init(
    database: any DatabaseWriter, viewer: User.ID, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.database = database
    self.viewer = viewer
    self.now = now
  }

  public func users() async throws -> [User] {
    try await database.read { database in
      try UserRecord.counted.order(Column("displayName"), Column("username"))
        .fetchAll(database).map(\.user)
    }
  }

  public func user(_ id: User.ID) async throws -> User? {
    try await database.read { database in
      try UserRecord.counted.filter(Column("username") == id).fetchOne(database)?.user
    }
  }

  public func following() async throws -> Set<User.ID> {
    try await database.read { database in
      Set(
        try FollowRecord.filter(Column("follower") == viewer).fetchAll(database).map(\.followed))
    }
  }

  public func setFollowing(_ id: User.ID, _ isFollowing: Bool) async throws {
    try await database.write { database in
      guard try UserRecord.exists(database, key: id) else { throw ProfileError.noSuchUser }
      let record = FollowRecord(follower: viewer, followed: id)
      if isFollowing {
        try record.insert(database, onConflict: .ignore)
      } else {
        try record.delete(database)
      }
    }
  }

  public func save(_ user: User) async throws {
    guard user.id == viewer else { throw ProfileError.noSuchUser }
    try await database.write { database in
      guard var record = try UserRecord.fetchOne(database, key: user.id) else {
        throw ProfileError.noSuchUser
      }
      record.displayName = user.displayName
      record.bio = user.bio
      record.place = user.place
      try record.update(database)
    }
  }

  public func messages(with id: User.ID) async throws -> [Message] {
    try await database.read { database in
      try MessageRecord
        .filter(
          (Column("sender") == viewer && Column("recipient") == id)
            || (Column("sender") == id && Column("recipient") == viewer)
        )
        .order(Column("sentAt"), Column("id"))
        .fetchAll(database)
        .compactMap(\.message)
    }
  }

  public func send(_ text: String, to id: User.ID) async throws -> Message {
    let sentAt = now()
    return try await database.write { database in
      guard try UserRecord.exists(database, key: id) else { throw ProfileError.noSuchUser }
      var record = MessageRecord(sender: viewer, recipient: id, text: text, sentAt: sentAt)
      try record.insert(database)
      guard let message = record.message else { throw ProfileError.noSuchUser }
      return message
    }
  }
}
