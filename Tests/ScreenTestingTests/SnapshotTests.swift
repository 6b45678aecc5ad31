import ApusUI
import Foundation
import ScreenTesting
import Testing

@MainActor
@Suite struct SnapshotTests {
  /// A source file of a test that nobody else uses.
  private func source() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapshots-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent("SomeTests.swift")
  }

  @Test func recordsThenCompares() throws {
    let source = try source()
    defer { try? FileManager.default.removeItem(at: source.deletingLastPathComponent()) }
    let screen = Screen {
      Text(verbatim: "one")
      Text(verbatim: "two")
    }
    expectIssue("was recorded") { screen.matches(snapshot: "start", filePath: source.path) }
    let file = source.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__/SomeTests/start.txt")
    #expect(try String(contentsOf: file, encoding: .utf8) == "text “one”\ntext “two”\n")
    #expect(screen.matches(snapshot: "start", filePath: source.path))

    let other = Screen {
      Text(verbatim: "one")
      Text(verbatim: "three")
      Text(verbatim: "four")
    }
    expectIssue("  text “one”\n- text “two”\n+ text “three”\n+ text “four”") {
      #expect(!other.matches(snapshot: "start", filePath: source.path))
    }
  }
}
