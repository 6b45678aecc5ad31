import Foundation
import Testing
import ToolTesting

@testable import ApusLint

@Suite("Linter")
struct LinterTests {
  @Test("the order of the files does not matter")
  func order() {
    let sources = (0..<20).map {
      (path: "F\($0).swift", text: "var v\($0) = Thread.isMainThread\nenum E { static var a = 0 }")
    }
    let first = Linter().lint(sources)
    #expect(first.findings.count == 60)
    #expect(first.findings == first.findings.sorted())
    for seed in 1...5 {
      let turned = Array(sources[seed...] + sources[..<seed]).reversed()
      #expect(Linter().lint(Array(turned)).findings == first.findings)
    }
  }

  @Test("a file that is not Swift is named with the place, and not judged; others are")
  func broken() {
    let result = Linter().lint([
      ("Bad.swift", "struct A {\n  static var x = 0\n  func (\n}"), ("Good.swift", "var y = 0"),
    ])
    #expect(result.findings.map(\.place.path) == ["Good.swift"])
    #expect(!result.faults.isEmpty)
    #expect(result.faults.allSatisfy { $0.kind == .syntax && $0.place.path == "Bad.swift" })
    #expect(result.faults[0].place.line == 3)
    #expect(result.exitCode() == 2)
  }

  @Test("exit codes: clean, only notes, findings, strict")
  func exitCodes() {
    #expect(Linter().lint([("A.swift", "let a = 0")]).exitCode() == 0)
    let note = Linter().lint([("A.swift", "let a = TimeZone.current")])
    #expect(note.findings.map(\.certainty) == [.unsure])
    #expect(note.exitCode() == 0)
    #expect(note.exitCode(isStrict: true) == 1)
    #expect(Linter().lint([("A.swift", "var a = 0")]).exitCode() == 1)
  }

  @Test("folders are searched; what is hidden, built or fetched is not")
  func folders() throws {
    let folder = try TemporaryFolder()
    for name in ["b/B.swift", "A.swift", ".build/C.swift", "Pods/D.swift", "b/c/E.swift", "F.txt"] {
      try folder.write("var a = 0", to: name)
    }
    let expected = ["A.swift", "b/B.swift", "b/c/E.swift"].map { "\(folder.path)/\($0)" }
    #expect(try SourceFolder.sources(at: folder.path) == expected)
    #expect(try SourceFolder.sources(at: folder.path + "/") == expected)
    let result = Linter().lint(paths: [folder.path, folder.path("b"), folder.path("A.swift")])
    #expect(result.numberOfFiles == 3)
    #expect(result.findings.count == 3)
  }

  @Test("a link to a folder around it does not lead in a circle")
  func circle() throws {
    let folder = try TemporaryFolder()
    try folder.write("var a = 0", to: "A.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("round"), withDestinationPath: folder.path)
    #expect(try SourceFolder.sources(at: folder.path).count == 1)
  }

  @Test("what cannot be read is said, and the rest is judged")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data([0x76, 0xFF, 0xFE]), to: "Bytes.swift")
    try folder.write("var a = 0", to: "Good.swift")
    try folder.write("", to: "empty/readme.txt")
    let result = Linter().lint(
      paths: [folder.path, folder.path("none"), folder.path("empty")])
    #expect(result.findings.count == 1)
    #expect(
      result.faults.map(\.message) == [
        "is not UTF-8", "no Swift source in this folder", "no such file or folder",
      ])
    #expect(result.exitCode() == 2)
  }

  @Test("an empty file is clean")
  func empty() {
    #expect(Linter().lint([("A.swift", "")]).exitCode() == 0)
  }

  @Test("columns count bytes of UTF-8, as compilers do")
  func columns() {
    let result = Linter(rules: [SharedState()]).lint([("A.swift", "/* é */ var größe = 0")])
    #expect(result.findings.map(\.place) == [Place(path: "A.swift", line: 1, column: 14)])
  }
}
