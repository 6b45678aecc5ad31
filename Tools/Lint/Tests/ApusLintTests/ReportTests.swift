import Foundation
import Testing

@testable import ApusLint

@Suite("Reports")
struct ReportTests {
  private let result = Linter().lint([("Sources/A.swift", "enum E { static var a = 0 }")])

  @Test("text is what compilers write, with the mend below it and the reason at the end")
  func text() {
    let lines = TextReport.text(of: result, rules: Rules.all, numberOfKnown: 2)
      .split(separator: "\n").map(String.init)
    #expect(
      lines[0]
        == "Sources/A.swift:1:21: warning: all visitors of a served app share the variable 'E.a' "
        + "[shared-state]")
    #expect(lines[1].hasPrefix("  mend: "))
    #expect(lines[2] == "[shared-state] \(SharedState().summary)")
    #expect(lines[3] == "  why: \(SharedState().why)")
    #expect(lines.last == "1 file, 1 finding, 0 notes, 2 known")
  }

  @Test("a clean result is one line")
  func clean() {
    let result = Linter().lint([("A.swift", "")])
    #expect(TextReport.text(of: result, rules: Rules.all) == "1 file, 0 findings, 0 notes")
  }

  @Test("a fault is an error")
  func fault() {
    let result = Linter().lint([("A.swift", "struct {")])
    let first = TextReport.text(of: result, rules: Rules.all).split(separator: "\n")[0]
    #expect(first.hasPrefix("A.swift:1:"))
    #expect(first.contains(": error: "))
    #expect(first.hasSuffix("[syntax]"))
  }

  @Test("JSON says the same, with reasons, and can be read again")
  func json() throws {
    let report = JSONReport(of: result, rules: Rules.all, numberOfKnown: 1)
    let text = try report.text()
    let read = try JSONDecoder().decode(JSONReport.self, from: Data(text.utf8))
    #expect(read == report)
    #expect(read.findings.map(\.line) == [1])
    #expect(read.findings.map(\.why) == [SharedState().why])
    #expect(read.known == 1)
    #expect(try report.text() == text)
  }

  @Test(
    "every rule says all that a rule has to say, and is documented",
    arguments: Rules.all.map(\.name))
  func rules(name: String) throws {
    let rule = try #require(Rules.named(name))
    for text in [rule.summary, rule.why, rule.mend, rule.blindSpots] {
      #expect(text.hasSuffix("."))
    }
    #expect(Explanation.text(of: rule).contains(rule.blindSpots))
    let article = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../../Sources/ApusUI/ApusUI.docc/LintingScreens.md")
      .standardizedFileURL
    #expect(try String(contentsOf: article, encoding: .utf8).contains("`\(name)`"))
  }

  @Test("no two rules have one name")
  func names() {
    #expect(Set(Rules.all.map(\.name)).count == Rules.all.count)
  }
}
