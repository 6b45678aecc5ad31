import Foundation
import Synchronization

/// A store that forgets everything with the process: for previews and tests.
public final class InMemoryReportStore: ReportStore {
  private struct Contents {
    var reports: [Report] = []
    var photos: [PhotoReference: URL] = [:]
  }
  private let contents: Mutex<Contents>

  public init(_ reports: [Report] = []) {
    contents = Mutex(Contents(reports: reports))
  }

  public func add(_ report: Report) async throws {
    contents.withLock { contents in
      guard !contents.reports.contains(where: { $0.id == report.id }) else { return }
      contents.reports.append(report)
    }
  }

  public func reports() async throws -> [Report] {
    contents.withLock { contents in
      contents.reports.enumerated()
        .sorted { ($0.element.createdAt, $0.offset) > ($1.element.createdAt, $1.offset) }
        .map(\.element)
    }
  }

  /// Remembers where the file is, without a copy.
  public func addPhoto(copying file: URL, type: ImageType) async throws -> PhotoReference {
    let photo = PhotoReference(type: type)
    contents.withLock { $0.photos[photo] = file }
    return photo
  }

  public func photoURL(_ photo: PhotoReference) -> URL? {
    contents.withLock { $0.photos[photo] }
  }

  public func discardPhoto(_ photo: PhotoReference) async {
    contents.withLock { contents in
      guard !contents.reports.contains(where: { $0.photo == photo }) else { return }
      contents.photos[photo] = nil
    }
  }
}
