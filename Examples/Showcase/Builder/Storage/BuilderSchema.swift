import GRDB

/// The area's part of the database.
public enum BuilderSchema {
  /// The shapes that it has had, oldest first, and what it begins with.
  public static func register(in migrator: inout DatabaseMigrator) {}
}
