import GRDB

/// What the area needs from outside. A test puts its own in.
@MainActor
public struct BuilderServices {
  public init(database: any DatabaseWriter) {}
}
