import Foundation
import GRDB

/// The area's part of the database.
public enum BuilderSchema {
  static let create = "builder.create"
  static let seed = "builder.seed"

  /// The shapes that it has had, oldest first, and what it begins with. A published one is never
  /// changed.
  ///
  /// - Parameter now: Tells the time of the first start, around which the seed's dates lie.
  public static func register(
    in migrator: inout DatabaseMigrator, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    migrator.registerMigration(create) { database in
      try database.create(table: "builder_project") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("name", .text).notNull()
        table.column("client", .text).notNull()
        table.column("place", .text).notNull()
        table.column("phase", .text).notNull()
        table.column("createdAt", .integer).notNull()
      }
      try database.create(table: "builder_rfi") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("projectID", .integer).notNull().indexed()
          .references("builder_project", onDelete: .cascade)
        table.column("subject", .text).notNull()
        table.column("question", .text).notNull()
        table.column("answer", .text)
        table.column("status", .text).notNull()
        table.column("assignee", .text).notNull()
        table.column("createdAt", .integer).notNull()
        table.column("dueAt", .integer).notNull().indexed()
      }
    }
    migrator.registerMigration(seed) { database in
      try BuilderSeed.insert(in: database, now: now())
    }
  }
}
