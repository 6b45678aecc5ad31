import Foundation
import Logging

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps what a server writes from other users of the machine.
package enum PrivateFiles {
  /// The bits of a mode for other users.
  private static let others: mode_t = 0o077

  /// From now on all that this process and those it starts create is its user's alone, whoever
  /// creates it: the app, a database, or the server.
  package static func begin() { umask(others) }

  /// Makes the data directory if it is missing, and closes it to other users.
  /// - Returns: Whether other users can still read it: it is another user's, or a sticky one, which
  ///   many users share, such as `/tmp`.
  static func claim(_ folder: URL) -> Bool {
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var status = stat()
    guard stat(folder.path, &status) == 0, status.st_mode & others != 0 else { return false }
    guard status.st_uid == geteuid(), status.st_mode & mode_t(S_ISVTX) == 0 else { return true }
    return chmod(folder.path, 0o700) != 0
  }
}
