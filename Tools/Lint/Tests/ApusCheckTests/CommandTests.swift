import Foundation
import Testing
import ToolTesting

@testable import ApusCheck

/// Runs the program itself.
@Suite("apus check")
struct CommandTests {
  private func check(
    _ arguments: String..., in folder: TemporaryFolder
  ) throws -> ApusProgram.Output {
    try ApusProgram.run(["check"] + arguments, in: folder)
  }

  @Test("paths as they were given, 0 without a limit, 1 above it, 2 for what is no app")
  func codes() throws {
    let folder = try TemporaryFolder()
    try folder.write("import SceneKit\nimport ARKit", to: "my app/A.swift")
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
    try folder.write("import SceneKit", to: "A.swift")
    let output = try check("--json", in: folder)
    let json = try JSONDecoder().decode(CheckJSON.self, from: Data(output.text.utf8))
    #expect(json.causes.map(\.title) == ["import SceneKit"])
    #expect(json.causes[0].places.map(\.path) == ["A.swift"])
    #expect(output.errors == "")
  }
}
