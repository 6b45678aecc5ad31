import Foundation

/// The files of a package by their relative paths.
struct FolderContents {
  enum Entry: Equatable {
    case text(String)
    /// The address of a link.
    case link(String)
  }

  var entries: [String: Entry] = [:]

  /// The way from one folder to a file or folder elsewhere. Both are absolute.
  static func relative(_ path: String, from folder: String) -> String {
    let target = path.split(separator: "/")
    let start = folder.split(separator: "/")
    let shared = zip(target, start).prefix { $0 == $1 }.count
    let parts =
      Array(repeating: "..", count: start.count - shared) + target[shared...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
