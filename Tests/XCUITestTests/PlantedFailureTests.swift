import XCTest

/// UI tests that fail, and what a person reads then.
final class PlantedFailureTests: XCTestCase {
  /// A test whose failures are kept, and count for nothing.
  private final class Inner: XCTestCase {
    private(set) var failures: [(text: String, file: String, line: Int)] = []

    override func recordFailure(
      withDescription description: String, inFile file: String, atLine line: Int, expected: Bool
    ) {
      failures.append((description, file, line))
      super.recordFailure(
        withDescription: description, inFile: file, atLine: line, expected: expected)
    }
  }

  @MainActor
  private func failures(
    of action: @escaping @MainActor (XCUIApplication) -> Void
  ) -> [(text: String, file: String, line: Int)] {
    let inner = Inner(name: "inner") { _ in
      MainActor.assumeIsolated {
        let app = XCUIApplication()
        app.launch()
        action(app)
      }
    }
    inner.run()
    XCTAssertEqual(inner.testRun?.failureCount, inner.failures.count)
    return inner.failures
  }

  @MainActor
  func testAMissingElementNamesWhatIsNearAndShowsTheScreen() throws {
    let failures = failures { $0.buttons["Sing in"].tap() }
    let line = #line - 1
    let failure = try XCTUnwrap(failures.first)
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(failure.text.contains("There is no button “Sing in” to tap."), failure.text)
    XCTAssertTrue(
      failure.text.contains("Near it: button #login.button “Sign in”"), failure.text)
    XCTAssertTrue(failure.text.contains("The screen:\n"), failure.text)
    XCTAssertTrue(failure.text.contains("“Welcome”"), failure.text)
    XCTAssertTrue(failure.file.hasSuffix("PlantedFailureTests.swift"), failure.file)
    XCTAssertEqual(failure.line, line)
  }

  @MainActor
  func testAnElementOfAnotherTypeIsNamed() throws {
    let failure = try XCTUnwrap(failures { $0.buttons["Welcome"].tap() }.first)
    XCTAssertTrue(failure.text.contains("Near it: static text “Welcome”"), failure.text)
  }

  @MainActor
  func testSeveralElementsAreListed() throws {
    let failure = try XCTUnwrap(
      failures {
        $0.descendants(matching: .any).matching(NSPredicate(format: "label != ''")).element.tap()
      }
      .first)
    XCTAssertTrue(failure.text.contains("elements to tap that are any"), failure.text)
    XCTAssertTrue(failure.text.contains("  static text “Welcome”"), failure.text)
  }

  @MainActor
  func testTypingNeedsTheKeyboard() throws {
    let failure = try XCTUnwrap(failures { $0.textFields["Email"].typeText("a") }.first)
    XCTAssertTrue(failure.text.contains("has the keyboard. Tap it first."), failure.text)
  }

  @MainActor
  func testReadingAMissingElementFails() throws {
    let failure = try XCTUnwrap(failures { XCTAssertEqual($0.staticTexts["x"].label, "") }.first)
    XCTAssertTrue(failure.text.contains("There is no static text “x” to read."), failure.text)
  }

  @MainActor
  func testADisabledControlTakesATapAndDoesNothing() {
    XCTAssertTrue(failures { $0.buttons["Sign in"].tap() }.isEmpty)
  }

  @MainActor
  func testAnAppThatDoesNotRunIsNamed() throws {
    let failure = try XCTUnwrap(
      failures {
        $0.terminate()
        $0.buttons["Sign in"].tap()
      }.first)
    XCTAssertTrue(failure.text.contains("the app does not run"), failure.text)
    let unknown = try XCTUnwrap(
      failures { _ in XCUIApplication(bundleIdentifier: "none").launch() }.first)
    XCTAssertTrue(unknown.text.contains("There is no app “none” to launch."), unknown.text)
    XCTAssertTrue(unknown.text.contains("Registered: LoginApp"), unknown.text)
  }

  @MainActor
  func testAFormatThatIsNotUnderstoodSaysWhy() throws {
    for (format, reason) in [
      ("label ==", "something is missing at the end"), ("label SOUNDS 'x'", "“SOUNDS”"),
      ("(label == 'x'", "a bracket is not closed"), ("label == 'x", "is not closed"),
      ("label == %@", "no argument"), ("label == 'x' 'y'", "unexpected 'y'"),
    ] {
      let failure = try XCTUnwrap(failures { _ in _ = NSPredicate(format: format) }.first, format)
      XCTAssertEqual(failure.line, #line - 1)
      XCTAssertTrue(failure.text.contains(reason), failure.text)
    }
  }
}
