import XCTest

/// An app that takes its time, by its own clock: no test waits for real.
@MainActor
final class WaitingUITests: XCTestCase {
  private func launched() -> XCUIApplication {
    let app = XCUIApplication(bundleIdentifier: "org.example.slow")
    app.launch()
    return app
  }

  func testWaitingLetsTheClockRun() {
    let start = Date()
    let app = launched()
    XCTAssertTrue(app.activityIndicators.firstMatch.exists)
    XCTAssertFalse(app.staticTexts["Loaded"].waitForExistence(timeout: 30))
    XCTAssertTrue(app.staticTexts["Loaded"].waitForExistence(timeout: 31))
    XCTAssertTrue(app.activityIndicators.firstMatch.waitForNonExistence(timeout: 1))
    XCTAssertLessThan(Date().timeIntervalSince(start), 30)
  }

  func testPagesHaveAnIndicator() {
    let app = launched()
    let dots = app.pageIndicators.firstMatch
    XCTAssertTrue(dots.exists)
    XCTAssertEqual(app.pageIndicators.count, 1)
    XCTAssertFalse(app.tabBars.firstMatch.exists)
    XCTAssertEqual(dots.value as? String, "page 1 of 2")
    dots.tap()
    XCTAssertEqual(dots.value as? String, "page 2 of 2")
    XCTAssertTrue(app.staticTexts["Right"].exists)
  }

  func testExpectationsOfElementsLetTheClockRun() {
    let app = launched()
    let loaded = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == true"), object: app.staticTexts["Loaded"])
    XCTAssertEqual(XCTWaiter.wait(for: [loaded], timeout: 10), .timedOut)
    wait(for: [loaded], timeout: 60)
  }

  func testExpectationsOfTheTestLetTheClockRun() {
    let app = launched()
    expectation(
      for: NSPredicate(format: "exists == 1"), evaluatedWith: app.staticTexts["Loaded"])
    waitForExpectations(timeout: 10)
  }

  func testAnAlertInFrontIsHandled() {
    let app = launched()
    var asked: [String] = []
    addUIInterruptionMonitor(withDescription: "Rate") { alert in
      asked.append(alert.label)
      alert.buttons["Later"].tap()
      return true
    }
    XCTAssertTrue(app.alerts["Rate us"].waitForExistence(timeout: 100))
    app.buttons["Count"].tap()
    XCTAssertEqual(asked, ["Rate us"])
    XCTAssertTrue(app.staticTexts["1"].exists)
  }

  func testTheDeviceTurns() {
    let app = launched()
    XCTAssertLessThan(app.frame.width, app.frame.height)
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertGreaterThan(app.frame.width, app.frame.height)
    XCUIDevice.shared.orientation = .portrait
    XCUIDevice.shared.press(.home)
    XCTAssertEqual(app.state, .runningBackground)
    app.activate()
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5))
  }

  func testAScreenshotIsText() {
    let app = launched()
    let screenshot = app.screenshot()
    XCTAssertTrue(screenshot.text.contains("Count"), screenshot.text)
    let attachment = XCTAttachment(screenshot: screenshot)
    attachment.name = "Slow"
    attachment.lifetime = .keepAlways
    XCTContext.runActivity(named: "Keep it") { $0.add(attachment) }
    let file = ".build/attachments/WaitingUITests.testAScreenshotIsText-Slow.txt"
    XCTAssertEqual(try? String(contentsOfFile: file, encoding: .utf8), screenshot.text)
  }
}
