import ApusCheck
import Foundation
import Testing
import ToolTesting

@testable import ApusRun

@Suite("paths of the author")
struct AuthorPathsTests {
  private let folder: TemporaryFolder
  private let paths: AuthorPaths

  init() throws {
    folder = try TemporaryFolder()
    paths = AuthorPaths(package: folder.path("app/.apus"))
    for name in ["A.swift", "Über: sicht (1).swift"] {
      let author = try folder.write("", to: "app/\(name)")
      let link = try folder.write("", to: "app/.apus/Code/\(name)")
      try FileManager.default.removeItem(atPath: link)
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: name == "A.swift" ? "../../\(name)" : author)
    }
    try folder.write("", to: "app/.apus/Generated/B.swift")
  }

  @Test("links of every name are turned, and nothing else")
  func line() {
    let app = folder.path("app")
    for name in ["A.swift", "Über: sicht (1).swift"] {
      let link = "\(app)/.apus/Code/\(name)"
      #expect(paths.line("\(link):3:4: error: x: 'y'") == "\(app)/\(name):3:4: error: x: 'y'")
      #expect(paths.line("in '\(link)', \(link)") == "in '\(app)/\(name)', \(app)/\(name)")
    }
    for line in ["\(app)/.apus/Generated/B.swift:1:1: error: x", "\(app)/.apus/", "a", ""] {
      #expect(paths.line(line) == line)
    }
  }

  @Test("a build tells its progress, and each message once")
  func log() {
    let app = folder.path("app")
    let link = "\(app)/.apus/Code/A.swift"
    var log = BuildLog(paths: paths)
    let lines = [
      "Building for debugging...",
      "warning: 'swift-other': found 1 file(s) which are unhandled",
      "    /elsewhere/CMakeLists.txt",
      "[1/12] Emitting module A",
      "\(link):3:20: error: cannot convert", " 3 | let a: Int = \"\"",
      "[2/12] Compiling A A.swift",
      "error: emit-module command failed with exit code 1 (use -v to see invocation)",
      "\(link):3:20: error: cannot convert", " 3 | let a: Int = \"\"",
      "\(link):4:1: warning: unused", "error: fatalError",
    ]
    #expect(
      lines.compactMap { log.part($0) } == [
        .progress(done: 1, of: 12), .message("\(app)/A.swift:3:20: error: cannot convert"),
        .message(" 3 | let a: Int = \"\""), .progress(done: 2, of: 12),
        .message("\(app)/A.swift:4:1: warning: unused"),
      ])
  }
}
