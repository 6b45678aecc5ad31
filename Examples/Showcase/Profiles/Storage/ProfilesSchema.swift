import Foundation
import GRDB

/// The area's part of the database.
public enum ProfilesSchema {
  static let create = "profiles.create"
  static let seed = "profiles.seed"
  static let pictures = "profiles.pictures"

  /// The shapes that it has had, oldest first, and what it begins with. A published one is never
  /// changed.
  ///
  /// - Parameter now: Tells the time of the first start, before which the seed's messages lie.
  public static func register(
    in migrator: inout DatabaseMigrator, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    migrator.registerMigration(create) { database in
      try database.create(table: "profiles_user") { table in
        table.primaryKey("username", .text)
        table.column("displayName", .text).notNull()
        table.column("bio", .text).notNull()
        table.column("place", .text).notNull()
        table.column("earlierFollowers", .integer).notNull()
      }
      try database.create(table: "profiles_follow") { table in
        table.primaryKey {
          table.column("follower", .text).references("profiles_user", onDelete: .cascade)
          table.column("followed", .text).references("profiles_user", onDelete: .cascade)
        }
      }
      try database.create(table: "profiles_message") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("sender", .text).notNull().indexed()
          .references("profiles_user", onDelete: .cascade)
        table.column("recipient", .text).notNull().indexed()
          .references("profiles_user", onDelete: .cascade)
        table.column("text", .text).notNull()
        table.column("sentAt", .integer).notNull()
      }
    }
    migrator.registerMigration(seed) { database in
      try ProfilesSeed.insert(in: database, now: now())
    }
    migrator.registerMigration(pictures) { database in
      try database.alter(table: "profiles_user") { $0.add(column: "picture", .text) }
      for (username, picture) in ProfilesSeed.pictures {
        try database.execute(
          sql: "UPDATE profiles_user SET picture = ? WHERE username = ?",
          arguments: [picture, username])
      }
    }
  }
}
