import XCTest

final class TrailheadUITests: XCTestCase {
  let app = XCUIApplication()

  override func setUpWithError() throws {
    continueAfterFailure = false
    app.launch()
  }

  func testOpensATrail() throws {
    XCTAssertTrue(app.navigationBars["Trails"].waitForExistence(timeout: 5))
    app.buttons.containing(NSPredicate(format: "label CONTAINS 'Falcon Ridge'")).firstMatch.tap()
    XCTAssertTrue(app.navigationBars["Falcon Ridge"].waitForExistence(timeout: 2))
    XCTAssertTrue(app.staticTexts["840 m"].exists)
    app.buttons["More in North"].tap()
    XCTAssertTrue(app.navigationBars["North"].waitForExistence(timeout: 2))
    app.navigationBars.buttons.element(boundBy: 0).tap()
    XCTAssertTrue(app.navigationBars["Falcon Ridge"].exists)
  }

  func testSignsIn() throws {
    app.tabBars.buttons["Profile"].tap()
    let field = app.textFields["Name"]
    XCTAssertFalse(app.buttons["Sign In"].isEnabled)
    field.tap()
    field.typeText("Ada")
    app.buttons["Sign In"].tap()
    XCTAssertTrue(app.staticTexts["Ada"].waitForExistence(timeout: 2))
    app.buttons["Sign Out"].tap()
    app.sheets.buttons["Sign Out"].tap()
    XCTAssertTrue(app.textFields["Name"].waitForExistence(timeout: 2))
  }

  func testFilters() throws {
    app.navigationBars["Trails"].buttons["Filter"].tap()
    XCTAssertTrue(app.navigationBars["Filter"].waitForExistence(timeout: 2))
    XCTAssertTrue(app.staticTexts["Up to 15 km"].exists)
    app.sliders.firstMatch.adjust(toNormalizedSliderPosition: 1)
    XCTAssertTrue(app.staticTexts["Up to 30 km"].exists)
    app.navigationBars["Filter"].buttons["Done"].tap()
    XCTAssertFalse(app.navigationBars["Filter"].exists)
  }

  func testSearches() throws {
    let search = app.searchFields["Search trails"]
    search.tap()
    search.typeText("mill")
    XCTAssertTrue(app.staticTexts["Old Mill Path"].waitForExistence(timeout: 2))
    XCTAssertFalse(app.staticTexts["Lake Loop"].exists)
  }
}
