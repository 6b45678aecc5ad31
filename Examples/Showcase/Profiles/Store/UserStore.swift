import Observation
import Presentation

/// Everybody that this visitor's screens know of, and whom the visitor follows. One for all
/// screens, so that a change on one shows on the others.
@MainActor
@Observable
public final class UserStore {
  private var users: [User.ID: User] = [:]
  private var followed: Set<User.ID> = []
  /// Counts the changes that each person had here: what was asked for before one is older than it.
  @ObservationIgnored private var changes: [User.ID: Int] = [:]
  /// Who looks.
  public let viewer: User.ID

  @ObservationIgnored let repository: any ProfileRepository
  @ObservationIgnored private(set) var people: Loader<[User]>
  @ObservationIgnored private(set) var follows: Mutation<User.ID>

  public init(repository: any ProfileRepository, viewer: User.ID) {
    self.repository = repository
    self.viewer = viewer
    people = Loader { [] }
    follows = Mutation(apply: { _ in {} }, perform: { _ in })
    people = Loader { [weak self] in
      let asked = await self?.changes
      let (users, followed) = (try await repository.users(), try await repository.following())
      await self?.learn(users, following: followed, asOf: asked ?? [:])
      return users
    }
    follows = Mutation { [weak self] id in
      guard let self else { return {} }
      let isFollowing = !isFollowing(id)
      show(id, isFollowing)
      return { [weak self] in self?.show(id, !isFollowing) }
    } perform: { [weak self] id in
      guard let isFollowing = await self?.isFollowing(id) else { return }
      try await repository.setFollowing(id, isFollowing)
      // What was asked while it ran may have been answered before it lasted.
      await self?.noteChange(of: id)
    }
  }

  public func user(id: User.ID) -> User? { users[id] }
  public func isFollowing(_ id: User.ID) -> Bool { followed.contains(id) }

  /// Asks for one person, and whether the visitor follows them.
  ///
  /// - Returns: Whether there is somebody of this name.
  func load(_ id: User.ID) async throws -> Bool {
    let asked = changes
    let (user, following) = (try await repository.user(id), try await repository.following())
    try Task.checkCancellation()
    guard let user else {
      users[id] = nil
      return false
    }
    if isUnchanged(id, since: asked) {
      users[id] = user
      if following.contains(id) { followed.insert(id) } else { followed.remove(id) }
    }
    return true
  }

  /// Follows, or follows no more: shown at once, taken back if it fails. A second tap while it runs
  /// does nothing.
  func toggleFollow(_ id: User.ID) {
    guard users[id] != nil, id != viewer else { return }
    follows.run(id)
  }

  /// Changes the visitor's own profile, where it lasts and then here.
  func save(_ user: User) async throws {
    try await repository.save(user)
    users[user.id] = user
    people.update { people in
      if let index = people.firstIndex(where: { $0.id == user.id }) { people[index] = user }
    }
  }

  private func noteChange(of id: User.ID) { changes[id, default: 0] += 1 }

  /// Whether nothing was changed here since a question was asked, and nothing is being changed: else
  /// its answer is older.
  private func isUnchanged(_ id: User.ID, since asked: [User.ID: Int]) -> Bool {
    !follows.isRunning(id) && changes[id] == asked[id]
  }

  private func learn(
    _ people: [User], following: Set<User.ID>, asOf asked: [User.ID: Int]
  ) {
    for user in people where isUnchanged(user.id, since: asked) {
      users[user.id] = user
      if following.contains(user.id) {
        followed.insert(user.id)
      } else {
        followed.remove(user.id)
      }
    }
  }

  private func show(_ id: User.ID, _ isFollowing: Bool) {
    guard isFollowing != followed.contains(id) else { return }
    noteChange(of: id)
    if isFollowing { followed.insert(id) } else { followed.remove(id) }
    users[id]?.followerCount += isFollowing ? 1 : -1
  }
}
