import ApusCheck
import Foundation

/// The file that tells a server, and by it the open pages, what stops the next build.
struct BuildMessage {
  let path: String
  /// Paths of files below it are written without it.
  let root: String

  /// The errors that a page shows at once.
  private static let limit = 12

  func show(_ errors: [String]) {
    var lines = errors.prefix(Self.limit).map { $0.replacing(root + "/", with: "") }
    if errors.count > Self.limit { lines.append("and \(errors.count - Self.limit) more") }
    if lines.isEmpty { lines = ["The app does not build; the terminal says why."] }
    // A server that reads meanwhile sees the old text or the new one.
    try? Data(lines.joined(separator: "\n").utf8).write(
      to: URL(fileURLWithPath: path), options: .atomic)
  }

  func clear() { try? FileManager.default.removeItem(atPath: path) }
}
