import XCTest

class BeaconUITests: XCTestCase {
  var app: XCUIApplication!

  override func setUp() {
    super.setUp()
    app = XCUIApplication()
    app.launch()
  }

  override func tearDown() {
    app.terminate()
    super.tearDown()
  }

  func testCounts() {
    app.buttons["Count"].tap()
    app.buttons["Count"].tap()
    XCTAssertTrue(app.staticTexts["Counted 2 times"].exists)
  }

  func testSettings() {
    app.buttons["Settings"].tap()
    XCTAssertTrue(app.navigationBars["Settings"].waitForExistence(timeout: 2))
    app.switches.firstMatch.tap()
    XCTAssertEqual(app.switches.firstMatch.value as? String, "1")
    app.navigationBars["Settings"].buttons["Done"].tap()
    XCTAssertTrue(app.navigationBars["Beacon"].waitForExistence(timeout: 2))
  }

  func testTurnsTheCompass() {
    let compass = app.buttons["Compass"]
    XCTAssertEqual(compass.value as? String, "0 degrees")
    compass.tap()
    XCTAssertEqual(compass.value as? String, "90 degrees")
  }
}
