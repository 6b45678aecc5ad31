import ApusCheck
import ApusInit
import Foundation
import Testing

@testable import ApusNew

@Suite("a new app", .serialized)
struct NewAppTests {
  private func inFolder(_ body: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("apus-new-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
  }

  private func run(_ program: String, _ arguments: [String], in folder: String) throws -> (
    code: Int32, output: Data
  ) {
    // A file, because a full pipe would stop the program while nobody reads it.
    let file = Files.join(folder, ".output")
    _ = FileManager.default.createFile(atPath: file, contents: nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardOutput = FileHandle(forWritingAtPath: file)
    process.standardError = FileHandle(forWritingAtPath: file)
    try process.run()
    process.waitUntilExit()
    defer { try? FileManager.default.removeItem(atPath: file) }
    return (process.terminationStatus, try Data(contentsOf: URL(fileURLWithPath: file)))
  }

  @Test("SwiftPM reads its package, and apus init takes all of it over")
  func package() throws {
    try inFolder { folder in
      let path = try NewApp.make("Notes2", in: folder)
      #expect(path == Files.join(folder, "Notes2"))
      #expect(Files.names(in: folder) == ["Notes2"])
      let scratch = Files.join(folder, "scratch")
      let dump = try run(
        "/usr/bin/env",
        ["swift", "package", "--package-path", path, "--scratch-path", scratch, "dump-package"],
        in: folder)
      #expect(dump.code == 0)
      let manifest = try #require(
        try JSONSerialization.jsonObject(with: dump.output) as? [String: Any])
      let targets = try #require(manifest["targets"] as? [[String: Any]])
      #expect(targets.compactMap { $0["name"] as? String } == ["Notes2", "Notes2Tests"])
      #expect(targets.compactMap { $0["type"] as? String } == ["executable", "test"])
      let apus = Files.join(#filePath, "../../../../..")
      let result = try AppInit.run(at: path, apus: apus)
      #expect(result.leftOut == [])
      #expect(result.programs == ["Notes2"])
      #expect(result.tests == ["Notes2Tests": "Notes2Tests"])
    }
  }

  @Test("its sources are in the style of Swift, and its text names its two commands")
  func sources() throws {
    try inFolder { folder in
      let path = try NewApp.make("Diary", in: folder)
      let lint = try run(
        "/usr/bin/env", ["swift", "format", "lint", "--strict", "-r", "."], in: path)
      #expect(lint.code == 0, "\(String(decoding: lint.output, as: UTF8.self))")
      let readme = try Files.text(Files.join(path, "README.md"))
      #expect(readme.contains("\napus serve --watch ") && readme.contains("\napus test "))
    }
  }

  @Test(
    "names that no app can have",
    arguments: [
      "", ".", "..", "../Up", "a b", "notes", "9Lives", "Ähre", "SwiftUI", "ApusUI", "/x",
    ])
  func names(_ name: String) throws {
    try inFolder { folder in
      #expect(throws: Problem.self) { try NewApp.make(name, in: folder) }
      #expect(Files.names(in: folder) == [])
    }
  }

  @Test("what is there stays, also a broken link and a half-made folder")
  func taken() throws {
    try inFolder { folder in
      let path = try NewApp.make("Notes", in: folder)
      try Data("mine".utf8).write(to: URL(fileURLWithPath: Files.join(path, "README.md")))
      #expect(throws: Problem.self) { try NewApp.make("Notes", in: folder) }
      #expect(try Files.text(Files.join(path, "README.md")) == "mine")
      try FileManager.default.createSymbolicLink(
        atPath: Files.join(folder, "Link"), withDestinationPath: "none")
      #expect(throws: Problem.self) { try NewApp.make("Link", in: folder) }
      let draft = Files.join(folder, "Half-unfinished")
      try FileManager.default.createDirectory(atPath: draft, withIntermediateDirectories: true)
      #expect(throws: Problem.self) { try NewApp.make("Half", in: folder) }
      #expect(Files.names(in: folder) == ["Half-unfinished", "Link", "Notes"])
    }
  }

  @Test("the program itself")
  func command() throws {
    try inFolder { folder in
      let program = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent("apus").path
      let made = try run(program, ["new", "Notes"], in: folder)
      #expect(made.code == 0)
      #expect(
        String(decoding: made.output, as: UTF8.self).hasSuffix("cd Notes && apus test\n"))
      let again = try run(program, ["new", "Notes"], in: folder)
      #expect(again.code == 2)
      #expect(String(decoding: again.output, as: UTF8.self).contains("is there already"))
    }
  }
}
