import Foundation

/// One line on standard error for whoever runs the server.
enum Log {
  static func error(_ message: String) {
    FileHandle.standardError.write(Data("error: care: \(message)\n".utf8))
  }
}
