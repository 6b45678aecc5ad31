import ApusUI
import ScreenTesting
import XCTest

/// In Swift Testing a failure is an issue, so these are XCTests.
final class XCTestFailureTests: XCTestCase {
  func testAFailureFailsTheTestAndTheOthersGoOn() {
    final class Inner: XCTestCase {
      private(set) var messages: [String] = []
      private(set) var goesOn = false

      override func recordFailure(
        withDescription description: String, inFile file: String, atLine line: Int, expected: Bool
      ) {
        messages.append(description)
        super.recordFailure(
          withDescription: description, inFile: file, atLine: line, expected: expected)
      }

      func taps() {
        MainActor.assumeIsolated {
          Screen { Text("Nothing to tap") }.button("absent").tap()
        }
        goesOn = true
      }
    }
    let inner = Inner(name: "inner") { ($0 as? Inner)?.taps() }
    inner.run()
    XCTAssertEqual(inner.testRun?.failureCount, 1)
    XCTAssertTrue(inner.goesOn)
    let message = inner.messages.first ?? ""
    XCTAssertTrue(message.contains("There is no button “absent” to tap."), message)
    XCTAssertTrue(message.contains("XCTestFailureTests.swift:"), message)
  }
}
