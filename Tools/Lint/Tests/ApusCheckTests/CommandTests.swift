import Foundation
import Testing

@testable import ApusCheck

/// Runs the program itself.
@Suite("apus check")
struct CommandTests {
  private struct Output {
    let code: Int32
    let text: String
    let errors: String
  }

  private func check(_ arguments: String..., in folder: TemporaryFolder) throws -> Output {
    let program = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("apus")
    let process = Process()
    process.executableURL = program
    process.arguments = ["check"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    // Files, because a full pipe would stop the program while nobody reads it.
    let text = try folder.write("", to: ".output")
    let errors = try folder.write("", to: ".errors")
    process.standardOutput = FileHandle(forWritingAtPath: text)
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    process.waitUntilExit()
    return Output(
      code: process.terminationStatus, text: try Files.text(text), errors: try Files.text(errors))
  }

  @Test("paths as they were given, 0 without a limit, 1 above it, 2 for what is no app")
  func codes() throws {
    let folder = try TemporaryFolder()
    try folder.write("import MapKit\nimport ARKit", to: "my app/A.swift")
    let all = try check("my app", in: folder)
    #expect(all.code == 0)
    #expect(all.text.contains(", my app/A.swift:1"))
    #expect(try check("my app", "--limit", "2", in: folder).code == 0)
    #expect(try check("my app", "--limit", "1", in: folder).code == 1)
    #expect(try check("my app", "--limit", "-1", in: folder).code == 2)
    #expect(try check(in: folder).text.contains(", my app/A.swift:1"))
    let none = try check("none", in: folder)
    #expect(none.code == 2)
    #expect(none.errors.hasSuffix("/none: error: no such file or folder\n"))
    #expect(none.text == "")
  }

  @Test("JSON on standard output, and nothing else")
  func json() throws {
    let folder = try TemporaryFolder()
    try folder.write("import MapKit", to: "A.swift")
    let output = try check("--json", in: folder)
    let json = try JSONDecoder().decode(CheckJSON.self, from: Data(output.text.utf8))
    #expect(json.causes.map(\.title) == ["import MapKit"])
    #expect(json.causes[0].places.map(\.path) == ["A.swift"])
    #expect(output.errors == "")
  }
}
