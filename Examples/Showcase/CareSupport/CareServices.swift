import GRDB

/// What the area needs from outside. A test puts its own in.
@MainActor
public struct CareServices {
  public init(database: any DatabaseWriter) {}
}
