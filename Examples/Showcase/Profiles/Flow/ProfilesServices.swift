import GRDB

/// What the area needs from outside. A test puts its own in.
@MainActor
public struct ProfilesServices {
  public var repository: any ProfileRepository
  /// Who looks: this profile can be edited.
  public var viewer: User.ID

  /// - Parameter database: Where ``ProfilesSchema`` is.
  public init(database: any DatabaseWriter) {
    let viewer = ProfilesSeed.viewer
    self.init(
      repository: DatabaseProfileRepository(database: database, viewer: viewer), viewer: viewer)
  }

  public init(repository: any ProfileRepository, viewer: User.ID) {
    self.repository = repository
    self.viewer = viewer
  }
}
