import Accounts
import Builder
import CareSupport
import Foundation
import GRDB
import Profiles
import ReportFlow

/// The one SQLite file in which all areas keep what visitors send.
enum ShowcaseDatabase {
  static let fileName = "showcase.sqlite"

  /// The shapes that the database has had, and what each area begins with.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    ReportSchema.register(in: &migrator)
    AccountSchema.register(in: &migrator)
    CareSchema.register(in: &migrator)
    ProfilesSchema.register(in: &migrator)
    BuilderSchema.register(in: &migrator)
    return migrator
  }

  /// Opens the database in a directory; makes and migrates whatever is not there yet.
  /// - Throws: ``ShowcaseDatabaseError`` if the directory or the database is of no use.
  static func open(in directory: URL) throws(ShowcaseDatabaseError) -> DatabasePool {
    let file = directory.appendingPathComponent(fileName, isDirectory: false)
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      let database = try DatabasePool(path: file.path)
      if try database.read(migrator.hasBeenSuperseded) {
        throw ShowcaseDatabaseError(
          path: file.path, reason: "a newer version of this program wrote it")
      }
      try migrator.migrate(database)
      return database
    } catch let error as ShowcaseDatabaseError {
      throw error
    } catch {
      throw ShowcaseDatabaseError(path: file.path, reason: "\(error)")
    }
  }
}

/// Why what visitors send can neither be kept nor read.
struct ShowcaseDatabaseError: Error, CustomStringConvertible {
  let path: String
  let reason: String
  var description: String { "The database \(path) cannot be opened: \(reason)" }
}
