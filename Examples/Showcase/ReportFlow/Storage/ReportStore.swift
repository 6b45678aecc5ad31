import Foundation

/// Where reports and their photos are kept.
public protocol ReportStore: Sendable {
  /// Keeps a report. One with an id that is there already changes nothing.
  func add(_ report: Report) async throws
  /// All reports, the newest first.
  func reports() async throws -> [Report]

  /// Copies a photo and names the copy.
  func addPhoto(copying file: URL, type: ImageType) async throws -> PhotoReference
  /// Where a photo lies; nil if it is not there.
  func photoURL(_ photo: PhotoReference) -> URL?
  /// Removes a photo that no report has. One that is part of a report stays.
  func discardPhoto(_ photo: PhotoReference) async
}
