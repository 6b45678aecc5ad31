import XCTest

@MainActor
final class LedgerUITests: XCTestCase {
  private var app: XCUIApplication!

  override func setUp() async throws {
    try await super.setUp()
    continueAfterFailure = false
    app = XCUIApplication()
  }

  func testAddsAnEntry() {
    app.launchArguments = ["--empty"]
    app.launch()
    app.buttons["Add an entry"].tap()
    let field = app.textFields["12.50 Lunch #food"]
    XCTAssertTrue(field.waitForExistence(timeout: 2))
    field.typeText("7,80 Noodles #food")
    XCTAssertTrue(app.buttons["Save"].isEnabled)
    app.buttons["Save"].tap()
    XCTAssertTrue(
      app.cells.containing(.staticText, identifier: "Noodles").firstMatch.waitForExistence(
        timeout: 2)
        || app.staticTexts.matching(NSPredicate(format: "label CONTAINS 'Noodles'")).firstMatch
          .exists
    )
  }

  func testFiltersByCategory() {
    app.launch()
    XCTAssertTrue(
      app.staticTexts.matching(NSPredicate(format: "label CONTAINS %@", "Rent")).firstMatch.exists
    )
    app.buttons["chip.food"].tap()
    XCTAssertTrue(app.buttons["chip.food"].isSelected)
    XCTAssertFalse(
      app.staticTexts.matching(NSPredicate(format: "label CONTAINS %@", "Rent")).firstMatch.exists
    )
  }

  func testSelectsAndDeletes() {
    app.launch()
    app.navigationBars["Ledger"].buttons["Select"].tap()
    XCTAssertFalse(app.toolbars.buttons["Delete"].isEnabled)
    app.cells.element(boundBy: 1).tap()
    XCTAssertTrue(app.staticTexts["1 selected"].exists)
    app.toolbars.buttons["Delete"].tap()
    XCTAssertTrue(app.staticTexts["0 selected"].exists)
  }
}
