import Testing

@testable import ApusRun

@Suite("results of tests")
struct ResultsTests {
  @Test(
    "filters as in Xcode and as in SwiftPM",
    arguments: [
      ("Fähre Tests", "^FaehreTests\\."),
      ("Fähre Tests/Board", "^FaehreTests\\.Board($|/|\\()"),
      ("Fähre Tests/Board/testA", "^FaehreTests\\.Board/testA($|/|\\()"),
      ("Fähre Tests/Board/boards()", "^FaehreTests\\.Board/boards($|/|\\()"),
      ("Board/.*", "Board/.*"), ("", ""),
    ])
  func filter(_ text: String, _ pattern: String) {
    #expect(TestFilter(text, targets: ["Fähre Tests": "FaehreTests"]).pattern == pattern)
  }

  private func log(_ text: String) -> XCTestLog {
    var log = XCTestLog()
    for line in text.split(separator: "\n") { log.add(String(line)) }
    return log
  }

  @Test("passed, failed, skipped and unfinished tests")
  func cases() {
    let log = log(
      """
      Test Suite 'A' started at 2026-01-01 10:00:00.000
      Test Case 'A.testB' started at 2026-01-01 10:00:00.000
      Test Case 'A.testB' passed (0.25 seconds)
      Test Case 'A.testC' started at 2026-01-01 10:00:00.000
      /a b/C.swift:7: error: A.testC : XCTAssertEqual failed: ("1
      2") is not equal to ("<3>") - x
      /a b/C.swift:9: error: A.testC : failed
      Test Case 'A.testC' failed (1.5 seconds)
      Test Case 'A.testD' started at 2026-01-01 10:00:00.000
      /a b/C.swift:12: A.testD : Test skipped: "no"
      Test Case 'A.testD' skipped (0.0 seconds)
      Test Case 'A.testE' started at 2026-01-01 10:00:00.000
      ✔ Test run with 3 tests in 1 suite passed after 0.001 seconds.
      """)
    #expect(log.cases.map(\.name) == ["testB", "testC", "testD", "testE"])
    #expect(log.cases.map(\.end) == [.passed, .failed, .skipped, .unfinished])
    #expect(log.cases.map(\.messages.count) == [0, 2, 1, 0])
    #expect(log.cases.map(\.seconds) == [0.25, 1.5, 0, 0])
    #expect(log.numberOfOthers == 3)
    let others = "<?xml?>\n<testsuites>\n  <testsuite name=\"T\">\n</testsuite>\n</testsuites>\n"
    let text = JUnitText.text(of: log.cases, and: others)
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="A" tests="4" failures="1" errors="1" skipped="1" time="1.75">
            <testcase classname="A" name="testB" time="0.25"></testcase>
            <testcase classname="A" name="testC" time="1.5"><failure message="\
        /a b/C.swift:7: error: A.testC : XCTAssertEqual failed: (&quot;1&#10;2&quot;) is not equal to \
        (&quot;&lt;3&gt;&quot;) - x&#10;/a b/C.swift:9: error: A.testC : failed"></failure></testcase>
            <testcase classname="A" name="testD" time="0.0"><skipped message="\
        /a b/C.swift:12: A.testD : Test skipped: &quot;no&quot;"></skipped></testcase>
            <testcase classname="A" name="testE" time="0.0"><error message="\
        the process ended within this test"></error></testcase>
          </testsuite>
          <testsuite name="T">
        </testsuite>
        </testsuites>

        """)
  }
}
