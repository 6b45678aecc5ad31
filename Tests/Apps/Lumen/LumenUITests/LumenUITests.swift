import XCTest

class LumenUITests: XCTestCase {
  func testWritesANote() {
    let app = XCUIApplication()
    app.launch()
    app.navigationBars["Notebook"].buttons["New note"].tap()
    let title = app.textFields["Title"]
    XCTAssert(title.waitForExistence(timeout: 1))
    title.tap()
    title.typeText("Ideas")
    let text = app.textViews["Text"]
    text.tap()
    text.typeText("One, two")
    app.segmentedControls.buttons["Mint"].tap()
    XCTAssertTrue(app.segmentedControls.buttons["Mint"].isSelected)
    app.navigationBars["Ideas"].buttons["Done"].tap()
    XCTAssert(app.staticTexts["Ideas"].waitForExistence(timeout: 1))
    XCTAssert(app.staticTexts["One, two"].exists)
  }

  func testTurnsPages() {
    let app = XCUIApplication()
    app.launch()
    XCTAssert(app.staticTexts["Page 1 of 3"].exists)
    app.buttons["page 2 of 3"].tap()
    XCTAssert(app.staticTexts["Page 2 of 3"].exists)
  }

  func testSearches() {
    let app = XCUIApplication()
    app.launch()
    let search = app.searchFields["Search notes"]
    search.tap()
    search.typeText("shop")
    XCTAssert(app.staticTexts["Shopping"].exists)
    XCTAssertFalse(app.staticTexts["Welcome"].exists)
    app.buttons["Cancel"].tap()
    XCTAssert(app.staticTexts["Welcome"].waitForExistence(timeout: 1))
  }
}
