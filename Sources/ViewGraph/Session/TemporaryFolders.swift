import Foundation

/// Folders for files that a screen hands to a person. They go with whoever holds them.
@MainActor
final class TemporaryFolders {
  private var folders: [URL] = []

  nonisolated init() {}

  deinit {
    for folder in folders { try? FileManager.default.removeItem(at: folder) }
  }

  func make() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    folders.append(folder)
    return folder
  }
}
