import ApusCheck
import Foundation
import Synchronization

/// Runs programs, one after the other: Foundation's handling of file descriptors is not safe beside itself.
enum Program {
  private static let turn = Mutex(())

  /// - Parameter output: An existing file for all that the program writes.
  /// - Returns: The exit code.
  static func run(
    _ path: String, _ arguments: [String], in folder: String, output: String,
    errors: String? = nil
  ) throws -> Int32 {
    try turn.withLock { _ in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      process.currentDirectoryURL = URL(fileURLWithPath: folder)
      // Files, because a full pipe would stop the program while nobody reads it.
      let written = FileHandle(forWritingAtPath: output)
      process.standardOutput = written
      process.standardError = errors.map { FileHandle(forWritingAtPath: $0) } ?? written
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }
  }
}
