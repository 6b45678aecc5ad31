import Foundation
import ReportFlow

/// Where the showcase keeps what visitors send: the directory named by `DATA`, else `./data`.
@MainActor
enum ShowcaseData {
  static var directory: URL {
    let path = ProcessInfo.processInfo.environment["DATA"].flatMap { $0.isEmpty ? nil : $0 }
    return URL(fileURLWithPath: path ?? "data", isDirectory: true)
  }

  /// Opens the database and clears away what abandoned drafts left. A database that cannot be
  /// opened is logged; the pages say so too.
  static func open(
    _ directory: URL = directory
  ) -> Result<ShowcaseServices, ShowcaseDatabaseError> {
    do throws(ShowcaseDatabaseError) {
      let database = try ShowcaseDatabase.open(in: directory)
      let photos = directory.appendingPathComponent("photos", isDirectory: true)
      let store: DatabaseReportStore
      do {
        store = try DatabaseReportStore(database: database, photos: photos)
      } catch {
        throw ShowcaseDatabaseError(path: photos.path, reason: "\(error)")
      }
      Task.detached {
        do {
          try await store.discardAbandonedPhotos()
        } catch {
          Log.error("Abandoned photos could not be cleared away: \(error)")
        }
      }
      return .success(
        ShowcaseServices(database: database, report: ReportFlowServices(store: store)))
    } catch {
      Log.error("\(error)")
      return .failure(error)
    }
  }
}
