import XCTest

@MainActor
final class MooringUITests: XCTestCase {
  private var app: XCUIApplication!

  override func setUp() {
    super.setUp()
    app = XCUIApplication()
    app.launch()
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Ida")
    app.secureTextFields["PIN"].tap()
    app.secureTextFields["PIN"].typeText("4711")
    app.buttons["Sign in"].tap()
  }

  override func tearDown() {
    app.terminate()
    super.tearDown()
  }

  func testMoorsABoat() {
    app.staticTexts["South pier 4"].tap()
    XCTAssert(app.navigationBars["South pier 4"].waitForExistence(timeout: 2))
    let boat = app.textFields["Boat"]
    boat.tap()
    boat.typeText("Gull")
    app.buttons["Moor"].tap()
    XCTAssert(app.staticTexts["Gull lies here"].waitForExistence(timeout: 2))
  }

  func testCastsOff() {
    app.staticTexts["North pier 1"].tap()
    app.buttons["Cast off"].tap()
    let alert = app.alerts["Cast off?"]
    XCTAssert(alert.waitForExistence(timeout: 2))
    alert.buttons["Cast off"].tap()
    XCTAssert(app.textFields["Boat"].waitForExistence(timeout: 2))
    app.navigationBars.buttons.firstMatch.tap()
    XCTAssert(app.navigationBars["Berths"].waitForExistence(timeout: 2))
  }
}
