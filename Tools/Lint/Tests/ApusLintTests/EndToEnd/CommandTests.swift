import Foundation
import Testing
import ToolTesting

@testable import ApusLint

/// Runs the program itself.
@Suite("apus lint")
struct CommandTests {
  private func lint(
    _ arguments: String..., in folder: TemporaryFolder
  ) throws -> ApusProgram.Output {
    try ApusProgram.run(["lint"] + arguments, in: folder)
  }

  @Test("0 for clean sources, 1 for findings, with paths as they were given")
  func codes() throws {
    let folder = try TemporaryFolder()
    try folder.write("let a = 0", to: "clean/A.swift")
    try folder.write("var a = 0", to: "dirty/A.swift")
    #expect(try lint("clean", in: folder).code == 0)
    let output = try lint("dirty", in: folder)
    #expect(output.code == 1)
    #expect(output.text.hasPrefix("dirty/A.swift:1:5: warning: "))
  }

  @Test("2 for a wrong command, a missing folder and a file that is not Swift")
  func wrong() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct {", to: "bad/A.swift")
    let nothing = try lint(in: folder)
    #expect(nothing.code == 2)
    #expect(nothing.errors.contains("Name a folder"))
    let option = try lint("--nonsense", in: folder)
    #expect(option.code == 2)
    let rule = try lint("bad", "--only", "nonsense", in: folder)
    #expect(rule.code == 2)
    #expect(rule.errors.contains("There is no rule 'nonsense'"))
    let missing = try lint("none", in: folder)
    #expect(missing.code == 2)
    #expect(missing.text.contains("none:1:1: error: no such file or folder [unreadable]"))
    #expect(try lint("bad", in: folder).code == 2)
  }

  @Test("notes count only when they are to")
  func strict() throws {
    let folder = try TemporaryFolder()
    try folder.write("let zone = TimeZone.current", to: "A.swift")
    #expect(try lint("A.swift", in: folder).code == 0)
    #expect(try lint("A.swift", "--strict", in: folder).code == 1)
  }

  @Test("a baseline is written, hides what it knows, and says what is gone")
  func baseline() throws {
    let folder = try TemporaryFolder()
    try folder.write("var a = 0", to: "A.swift")
    #expect(
      try lint("A.swift", "--baseline", "b.json", "--write-baseline", in: folder).code == 0)
    let known = try lint("A.swift", "--baseline", "b.json", in: folder)
    #expect(known.code == 0)
    #expect(known.text.contains("1 known"))
    try folder.write("\n\nvar b = 0", to: "A.swift")
    let changed = try lint("A.swift", "--baseline", "b.json", in: folder)
    #expect(changed.code == 1)
    #expect(changed.text.contains("'b'"))
    #expect(changed.errors.contains("no longer found"))
    #expect(changed.errors.contains("'a'"))
    #expect(try lint("A.swift", "--baseline", "none.json", in: folder).code == 2)
    #expect(try lint("A.swift", "--write-baseline", in: folder).code == 2)
  }

  @Test("JSON on standard output, and nothing else")
  func json() throws {
    let folder = try TemporaryFolder()
    try folder.write("var a = 0", to: "A.swift")
    let output = try lint("A.swift", "--format", "json", in: folder)
    let report = try JSONDecoder().decode(JSONReport.self, from: Data(output.text.utf8))
    #expect(report.findings.map(\.path) == ["A.swift"])
    #expect(output.errors.isEmpty)
    #expect(output.code == 1)
  }

  @Test("rules are chosen, listed and explained")
  func rules() throws {
    let folder = try TemporaryFolder()
    try folder.write("var a = Thread.isMainThread", to: "A.swift")
    let only = try lint("A.swift", "--only", "main-thread-check", in: folder)
    #expect(only.text.contains("1 finding,"))
    #expect(
      try lint("A.swift", "--skip", "main-thread-check", "shared-state", in: folder).code == 0)
    let list = try lint("--list-rules", in: folder)
    #expect(list.code == 0)
    #expect(Rules.all.allSatisfy { list.text.contains("\($0.name): ") })
    let explained = try lint("--explain", "shared-state", in: folder)
    #expect(explained.code == 0)
    #expect(explained.text.contains("What it cannot see"))
  }

  @Test("help is no error")
  func help() throws {
    let help = try lint("--help", in: try TemporaryFolder())
    #expect(help.code == 0)
    #expect(help.text.contains("--baseline"))
  }
}
