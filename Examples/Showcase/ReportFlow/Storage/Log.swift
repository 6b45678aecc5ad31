import Foundation

/// One line on standard error for whoever runs the server.
public enum Log {
  public static func error(_ message: String) {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  }
}
