import XCTest

final class AuditTests: XCTestCase {
  /// A test whose failures are kept, and count for nothing.
  private final class Inner: XCTestCase {
    private(set) var failures: [(text: String, line: Int)] = []

    override func recordFailure(
      withDescription description: String, inFile file: String, atLine line: Int, expected: Bool
    ) {
      failures.append((description, line))
      super.recordFailure(
        withDescription: description, inFile: file, atLine: line, expected: expected)
    }
  }

  private struct Stop: Error {}

  @MainActor
  func testAHandlerSeesEachIssueAndDecides() throws {
    let app = XCUIApplication()
    app.launch()
    app.textFields["Email"].tap()
    app.textFields["Email"].typeText("ann@example.org")
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText("secret")
    var types: [XCUIAccessibilityAuditType] = []
    try app.performAccessibilityAudit(for: [.hitRegion]) { issue in
      types.append(issue.auditType)
      XCTAssertTrue(issue.detailedDescription.contains("a finger has"), issue.detailedDescription)
      XCTAssertEqual(issue.compactDescription, "Hit area is too small")
      XCTAssertEqual(issue.element?.exists, true)
      XCTAssertLessThan(issue.element?.frame.height ?? 44, 44)
      return true
    }
    XCTAssertFalse(types.isEmpty)
    XCTAssertTrue(types.allSatisfy { $0 == .hitRegion })
    XCTAssertThrowsError(
      try app.performAccessibilityAudit(for: .hitRegion) { _ in throw Stop() })
    try app.performAccessibilityAudit(for: [.elementDetection, .dynamicType])
  }

  @MainActor
  func testIssuesFailTheTestAtItsLine() throws {
    var line = 0
    let inner = Inner(name: "inner") { _ in
      MainActor.assumeIsolated {
        let app = XCUIApplication()
        app.launch()
        app.textFields["Email"].tap()
        app.textFields["Email"].typeText("ann@example.org")
        app.secureTextFields["Password"].tap()
        app.secureTextFields["Password"].typeText("secret")
        line = #line + 1
        try? app.performAccessibilityAudit(for: .hitRegion)
      }
    }
    inner.run()
    let failure = try XCTUnwrap(inner.failures.first)
    XCTAssertTrue(failure.text.contains("Hit area is too small: button"), failure.text)
    XCTAssertEqual(failure.line, line)
  }
}
