import GRDB

/// The accounts' part of the database.
public enum AccountSchema {
  /// The shapes that it has had, oldest first, and the demo accounts that it begins with. Areas whose
  /// tables refer to accounts are registered after it.
  ///
  /// No password is hashed here: a demo account's is when someone first signs in with it.
  public static func register(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("accounts.tables") { database in
      try database.create(table: "account") { table in
        table.primaryKey("id", .text)
        table.column("email", .text).notNull().unique()
        table.column("name", .text).notNull()
        table.column("role", .text).notNull()
        table.column("area", .text).notNull()
        // Null for a demo account with whose password nobody has signed in yet.
        table.column("password", .text)
      }
      try database.create(table: "account_signIn") { table in
        table.primaryKey("digest", .blob)
        table.column("account", .text).notNull()
          .references("account", onDelete: .cascade)
        table.column("expires", .double).notNull().indexed()
      }
      try database.create(table: "account_attempt") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("key", .blob).notNull().indexed()
        table.column("time", .double).notNull().indexed()
      }
    }
    migrator.registerMigration("accounts.demo") { database in
      for demo in DemoAccount.all {
        try AccountRecord(demo.account, password: nil).insert(database)
      }
    }
    migrator.registerMigration("accounts.browsers") { database in
      try database.create(table: "account_browser") { table in
        table.column("digest", .blob).notNull()
        table.column("account", .text).notNull()
          .references("account", onDelete: .cascade)
        table.column("time", .double).notNull()
        table.primaryKey(["digest", "account"])
      }
    }
  }
}
