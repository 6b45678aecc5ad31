import Foundation
import Testing
import ToolTesting

@testable import ApusLint

@Suite("Baseline")
struct BaselineTests {
  private func finding(
    _ line: Int, _ message: String = "m", path: String = "/app/A.swift"
  ) -> Finding {
    Finding(
      rule: "shared-state", place: Place(path: path, line: line, column: 1), message: message,
      mend: "x")
  }

  @Test("what is known stays known on another line; one more of it is new")
  func counts() {
    let baseline = Baseline(of: [finding(1), finding(2)], for: "/app/baseline.json")
    #expect(baseline.findings.map(\.count) == [2])
    let (unknown, stale) = baseline.unknown(
      among: [finding(5), finding(6), finding(7)], file: "/app/baseline.json")
    #expect(unknown == [finding(7)])
    #expect(stale == [])
  }

  @Test("other files, rules and messages are new; what is gone is stale")
  func unknown() {
    let baseline = Baseline(of: [finding(1), finding(2)], for: "/app/baseline.json")
    let others = [finding(1, "n"), finding(1, path: "/app/B.swift"), finding(3)]
    let (unknown, stale) = baseline.unknown(among: others, file: "/app/baseline.json")
    #expect(unknown == [others[0], others[1]])
    #expect(stale == baseline.findings)
  }

  @Test(
    "paths are from the folder of the baseline",
    arguments: [
      ("/app/Sources/A.swift", "/app/b.json", "Sources/A.swift"),
      ("/app/A.swift", "/app/Lint/b.json", "../A.swift"),
      ("/app/./x/../A.swift", "/app/b.json", "A.swift"),
      ("/else/A.swift", "/app/b.json", "../else/A.swift"),
    ])
  func paths(source: String, file: String, expected: String) {
    #expect(Baseline.path(source, from: file) == expected)
  }

  @Test("written and read again it is the same, and reasons are kept")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("baseline.json")
    var first = Baseline(of: [finding(1), finding(2, "n")], for: file)
    first.findings[0].reason = "one store for all"
    try first.write(to: file)
    #expect(try Baseline(contentsOf: file) == first)
    let second = Baseline(of: [finding(9), finding(3, "o")], for: file, keepingReasonsOf: first)
    #expect(second.findings.map(\.message) == ["m", "o"])
    #expect(second.findings.map(\.reason) == ["one store for all", nil])
  }

  @Test("what is no baseline is refused", arguments: ["", "[]", "{\"version\":2,\"findings\":[]}"])
  func broken(text: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(text, to: "b.json")
    #expect(throws: Fault.self) { try Baseline(contentsOf: file) }
    #expect(throws: Fault.self) { try Baseline(contentsOf: folder.path("none.json")) }
  }
}
