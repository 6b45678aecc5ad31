import Foundation

/// The program of these tools, as it was built beside the tests.
package enum ApusProgram {
  /// The end of a run.
  package struct Output {
    package let code: Int32
    package let text: String
    package let errors: String
  }

  /// The file of the program.
  package static var url: URL {
    URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("apus")
  }

  /// Runs the program in a folder, and waits for its end.
  package static func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Output {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    // Files, because a full pipe would stop the program while nobody reads it.
    let text = try folder.write("", to: ".output")
    let errors = try folder.write("", to: ".errors")
    process.standardOutput = FileHandle(forWritingAtPath: text)
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    process.waitUntilExit()
    return Output(
      code: process.terminationStatus, text: try String(contentsOfFile: text, encoding: .utf8),
      errors: try String(contentsOfFile: errors, encoding: .utf8))
  }
}
