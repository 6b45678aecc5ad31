import Testing

@testable import ApusLint

@Suite("Comments")
struct SuppressionTests {
  private func findings(_ text: String) -> [String] {
    Linter(rules: [SharedState(), MainThreadCheck()]).lint([("File.swift", text)]).findings
      .map { "\($0.place.line) \($0.rule)" }
  }

  @Test("the next line of code passes, and no other")
  func next() {
    #expect(
      findings(
        """
        // apus-lint:disable:next shared-state: all may see it
        var a = 0
        var b = 0
        """) == ["3 shared-state"])
  }

  @Test("comments and blank lines between are no code; attributes belong to what they stand on")
  func between() {
    #expect(
      findings(
        """
        enum E {
          // apus-lint:disable:next shared-state
          /// What it counts.

          @Wrapped
          @Other(1)
          static var a = 0
          static var b = 0
        }
        """) == ["8 shared-state"])
  }

  @Test("several rules, all rules, and only those that are named")
  func names() {
    #expect(
      findings(
        """
        // apus-lint:disable:next shared-state, main-thread-check
        var a = Thread.isMainThread
        // apus-lint:disable:next all
        var b = Thread.isMainThread
        // apus-lint:disable:next main-thread-check
        var c = Thread.isMainThread
        """) == ["6 shared-state"])
  }

  @Test("a comment that suppresses nothing is itself a finding")
  func mistakes() {
    #expect(
      findings(
        """
        // apus-lint:disable:next shared-stat
        var a = 0
        // apus-lint:disable all
        let b = 0
        // apus-lint:disable:next
        let c = 0
        let d = 0 // apus-lint:disable:next shared-state
        // Speaking of apus-lint: this is prose.
        """) == [
          "1 lint-comment", "2 shared-state", "3 lint-comment", "5 lint-comment", "7 lint-comment",
        ])
  }
}
