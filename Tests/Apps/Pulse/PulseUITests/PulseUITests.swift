import XCTest

final class PulseUITests: XCTestCase {
  @MainActor
  func testAddsAMeasurement() throws {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Add"].tap()
    XCTAssertTrue(app.navigationBars["New measurement"].waitForExistence(timeout: 2))
    XCTAssertFalse(app.buttons["Save"].isEnabled)
    let value = app.textFields["Value"]
    value.tap()
    value.typeText("72")
    app.buttons["Save"].tap()
    XCTAssertTrue(app.navigationBars["Summary"].waitForExistence(timeout: 2))
  }

  @MainActor
  func testShowsHistory() throws {
    let app = XCUIApplication()
    app.launch()
    app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Sleep'")).firstMatch.tap()
    XCTAssertTrue(app.navigationBars["Sleep"].waitForExistence(timeout: 2))
    XCTAssertEqual(app.cells.count, 9)
    app.segmentedControls.buttons["2 Weeks"].tap()
    XCTAssertEqual(app.cells.count, 16)
  }

  @MainActor
  func testTakesAName() throws {
    let app = XCUIApplication()
    app.launch()
    app.tabBars.buttons["Profile"].tap()
    let name = app.textFields["Name"]
    name.tap()
    name.typeText("Grace")
    XCTAssertEqual(name.value as? String, "Grace")
  }
}
