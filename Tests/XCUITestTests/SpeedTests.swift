import XCTest

@MainActor
final class SpeedTests: XCTestCase {
  /// Prints how long twenty steps take. The steps are checked. The time is printed without a judgement.
  func testTwentySteps() {
    twentySteps()
    let clock = ContinuousClock()
    let times = (0..<20).map { _ in clock.measure { twentySteps() } }.sorted()
    print("UI test of 20 steps: \(times[times.count / 2]) (median of \(times.count))")
  }

  private func twentySteps() {
    let app = XCUIApplication()
    app.launchArguments = []
    app.launch()
    app.textFields["login.email"].tap()
    app.textFields["login.email"].typeText("ann")
    app.secureTextFields["login.password"].tap()
    app.secureTextFields["login.password"].typeText("secret")
    app.buttons["Sign in"].tap()
    XCTAssertTrue(app.navigationBars["Items"].waitForExistence(timeout: 1))
    app.buttons["item.Apple"].tap()
    XCTAssertTrue(app.staticTexts["About Apple"].exists)
    app.steppers["stars"].buttons["Increment"].tap()
    app.navigationBars.buttons["Items"].tap()
    app.buttons["Add"].tap()
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Fig")
    app.buttons["Done"].tap()
    XCTAssertTrue(app.buttons["item.Fig"].exists)
    app.tabBars.buttons["Settings"].tap()
    app.switches["Notifications"].tap()
    XCTAssertEqual(app.switches["Notifications"].value as? String, "1")
    app.segmentedControls.buttons["Large"].tap()
    XCTAssertTrue(app.staticTexts["Apple Large One"].exists)
  }
}
