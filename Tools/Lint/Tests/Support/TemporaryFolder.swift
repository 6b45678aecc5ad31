import Foundation

/// A folder that is removed with its last reference.
package final class TemporaryFolder {
  private let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("apus-tools-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package var path: String { url.path }

  package func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file, with the folders around it, and gives its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(Data(text.utf8), to: name)
  }

  @discardableResult
  package func write(_ data: Data, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }
}
