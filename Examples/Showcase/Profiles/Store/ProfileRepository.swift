/// Where people, follows and messages are kept, as one person sees them.
public protocol ProfileRepository: Sendable {
  /// Everybody, by name.
  func users() async throws -> [User]
  /// One person; nothing if there is none of this name.
  func user(_ id: User.ID) async throws -> User?
  /// Whom the visitor follows.
  func following() async throws -> Set<User.ID>
  func setFollowing(_ id: User.ID, _ isFollowing: Bool) async throws
  /// Changes the visitor's own profile.
  func save(_ user: User) async throws
  /// What the visitor and this person wrote to each other, the oldest first.
  func messages(with id: User.ID) async throws -> [Message]
  func send(_ text: String, to id: User.ID) async throws -> Message
}

enum ProfileError: Error, Equatable {
  /// There is nobody of this name.
  case noSuchUser
}
