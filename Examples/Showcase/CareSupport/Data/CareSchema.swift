import Foundation
import GRDB

/// The area's part of the database. It refers to the accounts, and is registered after them.
public enum CareSchema {
  /// The shapes that it has had, oldest first, and what it begins with.
  /// - Parameter now: The day to which tasks, readings and messages of the beginning lead up.
  public static func register(in migrator: inout DatabaseMigrator, now: Date = Date()) {
    migrator.registerMigration("care.tables", migrate: createTables)
    migrator.registerMigration("care.seed") { try CareSeed(now: now).insert(in: $0) }
  }

  private static func createTables(_ database: Database) throws {
    try database.create(table: "care_link") { table in
      table.column("patient", .text).notNull().references("account", onDelete: .cascade)
      table.column("carer", .text).notNull().references("account", onDelete: .cascade)
      table.primaryKey(["patient", "carer"])
    }
    try database.create(index: "care_link_carer", on: "care_link", columns: ["carer"])
    try database.create(table: "care_profile") { table in
      table.primaryKey("account", .text).references("account", onDelete: .cascade)
      table.column("tasks", .boolean).notNull()
      table.column("messages", .boolean).notNull()
      table.column("readings", .boolean).notNull()
      table.column("isOnboarded", .boolean).notNull()
    }
    try database.create(table: "care_task") { table in
      table.primaryKey("id", .text)
      table.column("patient", .text).notNull().indexed().references("account", onDelete: .cascade)
      table.column("title", .text).notNull()
      table.column("description", .text)
      table.column("dueDate", .double).notNull()
      table.column("priority", .text).notNull()
      table.column("completedBy", .text).references("account", onDelete: .setNull)
      table.column("completedAt", .double)
    }
    try database.create(table: "care_reading") { table in
      table.primaryKey("id", .text)
      table.column("patient", .text).notNull().references("account", onDelete: .cascade)
      table.column("kind", .text).notNull()
      table.column("value", .double).notNull()
      table.column("second", .double)
      table.column("time", .double).notNull()
      table.column("author", .text).notNull().references("account", onDelete: .cascade)
    }
    try database.create(
      index: "care_reading_patient", on: "care_reading", columns: ["patient", "time"])
    try database.create(table: "care_message") { table in
      table.autoIncrementedPrimaryKey("id")
      table.column("sender", .text).notNull().references("account", onDelete: .cascade)
      table.column("recipient", .text).notNull().references("account", onDelete: .cascade)
      table.column("text", .text).notNull()
      table.column("time", .double).notNull()
      table.column("isRead", .boolean).notNull()
    }
    try database.create(
      index: "care_message_sender", on: "care_message", columns: ["sender", "recipient"])
    try database.create(
      index: "care_message_recipient", on: "care_message", columns: ["recipient", "sender"])
  }
}
