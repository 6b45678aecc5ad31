import Foundation

/// Somebody who has a profile.
public struct User: Identifiable, Hashable, Sendable {
  /// The name in addresses, such as `ada`.
  public let username: String
  public var displayName: String
  public var bio: String
  public var place: String
  /// A picture on this server; nil: initials are drawn.
  public var avatarURL: URL?
  public var followerCount: Int

  public var id: String { username }

  public init(
    username: String, displayName: String, bio: String = "", place: String = "",
    avatarURL: URL? = nil, followerCount: Int = 0
  ) {
    self.username = username
    self.displayName = displayName
    self.bio = bio
    self.place = place
    self.avatarURL = avatarURL
    self.followerCount = followerCount
  }
}

/// What one person wrote to another.
public struct Message: Identifiable, Hashable, Sendable {
  public let id: Int64
  public let sender: User.ID
  public let recipient: User.ID
  public let text: String
  public let sentAt: Date

  public init(id: Int64, sender: User.ID, recipient: User.ID, text: String, sentAt: Date) {
    self.id = id
    self.sender = sender
    self.recipient = recipient
    self.text = text
    self.sentAt = sentAt
  }
}
