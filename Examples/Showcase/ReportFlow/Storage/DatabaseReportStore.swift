import Foundation
import GRDB

/// Reports in a SQLite file, photos in a folder beside it.
public final class DatabaseReportStore: ReportStore {
  static let databaseName = "reports.sqlite"
  static let photoFolderName = "photos"

  private let database: DatabasePool
  private let photos: PhotoFolder

  /// Opens the store in a directory; makes and migrates whatever is not there yet.
  /// - Throws: ``ReportStoreError`` if the directory or the database is of no use.
  public init(directory: URL) throws(ReportStoreError) {
    let file = directory.appendingPathComponent(Self.databaseName, isDirectory: false)
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      photos = try PhotoFolder(
        directory.appendingPathComponent(Self.photoFolderName, isDirectory: true))
      database = try DatabasePool(path: file.path)
      let migrator = ReportMigrations.migrator
      if try database.read(migrator.hasBeenSuperseded) {
        throw ReportStoreError(path: file.path, reason: "a newer version of this program wrote it")
      }
      try migrator.migrate(database)
    } catch let error as ReportStoreError {
      throw error
    } catch {
      throw ReportStoreError(path: file.path, reason: "\(error)")
    }
  }

  public func add(_ report: Report) async throws {
    let record = ReportRecord(report)
    try await database.write { database in
      try record.insert(database, onConflict: .ignore)
    }
  }

  public func reports() async throws -> [Report] {
    let records = try await database.read { database in
      try ReportRecord
        .order(Column("createdAt").desc, Column.rowID.desc)
        .fetchAll(database)
    }
    return records.compactMap(\.report)
  }

  public func addPhoto(copying file: URL, type: ImageType) async throws -> PhotoReference {
    try photos.copy(file, type: type)
  }

  public func photoURL(_ photo: PhotoReference) -> URL? {
    photos.contains(photo) ? photos.url(photo) : nil
  }

  public func discardPhoto(_ photo: PhotoReference) async {
    do {
      // In the database's writer, so that no report can take up the photo meanwhile.
      try await database.write { [photos] database in
        if try !Self.isPartOfReport(photo, database) && photos.contains(photo) {
          try photos.remove(photo)
        }
      }
    } catch {
      Log.error("The photo \(photo.fileName) could not be removed: \(error)")
    }
  }

  /// Removes the photos of drafts that were never sent.
  /// - Parameter age: seconds for which a photo is kept without a report.
  public func discardAbandonedPhotos(olderThan age: TimeInterval = 24 * 60 * 60) async throws {
    for photo in try photos.photos(olderThan: Date(timeIntervalSinceNow: -age)) {
      await discardPhoto(photo)
    }
  }

  private static func isPartOfReport(_ photo: PhotoReference, _ database: Database) throws -> Bool {
    try !ReportRecord.filter(Column("photo") == photo.fileName).isEmpty(database)
  }
}
