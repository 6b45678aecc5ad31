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
      let turn = try Turn(at: file.path + ".opening")
      defer { turn.end() }
      var configuration = Configuration()
      // Each visitor's process writes to the same file.
      configuration.busyMode = .timeout(10)
      let database = try DatabasePool(path: file.path, configuration: configuration)
      if try database.read(migrator.hasBeenSuperseded) {
        throw ShowcaseDatabaseError(
          path: file.path, reason: "a newer version of this program wrote it")
      }
      try migrator.migrate(database)
      ChangesOfOthers.follow(database)
      return database
    } catch let error as ShowcaseDatabaseError {
      throw error
    } catch {
      throw ShowcaseDatabaseError(path: file.path, reason: "\(error)")
    }
  }
}

extension ShowcaseDatabase {
  /// Whether visitors can be served: the file can be written by this process, now.
  /// - Throws: Why not.
  static func check(_ services: Result<ShowcaseServices, ShowcaseDatabaseError>) async throws {
    try await services.get().database.writeWithoutTransaction { database in
      try database.execute(sql: "BEGIN IMMEDIATE; ROLLBACK")
    }
  }
}

/// Lets one process after the other open the database: of two that find it empty, each would make its
/// tables.
private struct Turn {
  private let file: Int32

  /// Waits until no other process has it.
  init(at path: String) throws {
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0, flock(file, LOCK_EX) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }

  /// Closing it gives it to the next; so does the end of the process.
  func end() { close(file) }
}

/// Why what visitors send can neither be kept nor read.
struct ShowcaseDatabaseError: Error, CustomStringConvertible {
  let path: String
  let reason: String
  var description: String { "The database \(path) cannot be opened: \(reason)" }
}
