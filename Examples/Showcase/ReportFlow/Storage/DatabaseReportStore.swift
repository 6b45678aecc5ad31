import Foundation
import GRDB

/// Reports in a database, photos in a folder.
public final class DatabaseReportStore: ReportStore {
  private let database: any DatabaseWriter
  private let photos: PhotoFolder

  /// - Parameters:
  ///   - database: Where ``ReportSchema`` is.
  ///   - photos: The folder of photos, which is made if it is not there.
  /// - Throws: if the folder cannot be made.
  public init(database: any DatabaseWriter, photos: URL) throws {
    self.database = database
    self.photos = try PhotoFolder(photos)
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
