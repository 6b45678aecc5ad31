import Foundation
import ReportFlow

/// Where the showcase keeps what visitors send: the directory named by `DATA`, else `./data`.
enum ShowcaseData {
  static var directory: URL {
    let path = ProcessInfo.processInfo.environment["DATA"].flatMap { $0.isEmpty ? nil : $0 }
    return URL(fileURLWithPath: path ?? "data", isDirectory: true)
  }

  /// Opens the store and clears away what abandoned drafts left. A store that cannot be opened is
  /// logged; the pages say so too.
  static func open(_ directory: URL = directory) -> Result<DatabaseReportStore, ReportStoreError> {
    do throws(ReportStoreError) {
      let store = try DatabaseReportStore(directory: directory)
      Task.detached {
        do {
          try await store.discardAbandonedPhotos()
        } catch {
          Log.error("Abandoned photos could not be cleared away: \(error)")
        }
      }
      return .success(store)
    } catch {
      Log.error("\(error)")
      return .failure(error)
    }
  }
}
