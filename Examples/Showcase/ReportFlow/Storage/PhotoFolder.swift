import Foundation

/// The folder of photo files.
struct PhotoFolder: Sendable {
  let folder: URL

  /// Makes the folder if it is not there.
  init(_ folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  func copy(_ file: URL, type: ImageType) throws -> PhotoReference {
    let photo = PhotoReference(type: type)
    try FileManager.default.copyItem(at: file, to: url(photo))
    return photo
  }

  func url(_ photo: PhotoReference) -> URL {
    folder.appendingPathComponent(photo.fileName, isDirectory: false)
  }

  func contains(_ photo: PhotoReference) -> Bool {
    FileManager.default.fileExists(atPath: url(photo).path)
  }

  func remove(_ photo: PhotoReference) throws {
    try FileManager.default.removeItem(at: url(photo))
  }

  /// The photos that were put here before that moment.
  func photos(olderThan moment: Date) throws -> [PhotoReference] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    return try files.compactMap { file in
      guard let photo = PhotoReference(fileName: file.lastPathComponent),
        let changed = try file.resourceValues(forKeys: [.contentModificationDateKey])
          .contentModificationDate, changed < moment
      else { return nil }
      return photo
    }
  }
}
