import GRDB

/// The reports' part of the database.
public enum ReportSchema {
  static let createReports = "createReports"
  static let indexByCreation = "indexByCreation"

  /// The shapes that it has had, oldest first. A published one is never changed.
  public static func register(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration(createReports) { database in
      try database.create(table: "report") { table in
        table.primaryKey("id", .text)
        table.column("createdAt", .integer).notNull()
        table.column("chipNumber", .text)
        table.column("photo", .text)
        table.column("disappearedOn", .text).notNull()
        table.column("petName", .text)
        table.column("species", .text).notNull()
        table.column("race", .text).notNull()
        table.column("gender", .text).notNull()
        table.column("age", .integer)
        table.column("latitude", .text)
        table.column("longitude", .text)
        table.column("details", .text).notNull()
        table.column("phone", .text).notNull()
        table.column("email", .text).notNull()
      }
    }
    migrator.registerMigration(indexByCreation) { database in
      try database.create(index: "report_createdAt", on: "report", columns: ["createdAt"])
      try database.create(index: "report_photo", on: "report", columns: ["photo"])
    }
  }
}
