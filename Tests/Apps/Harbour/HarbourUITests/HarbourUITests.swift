import XCTest

final class HarbourUITests: XCTestCase {
  let app = XCUIApplication()

  override func setUpWithError() throws {
    continueAfterFailure = false
    app.launch()
  }

  func testSignsIn() throws {
    signIn()
    XCTAssert(app.navigationBars["Berths"].waitForExistence(timeout: 2))
    XCTAssertFalse(app.buttons["Sign in"].exists)
  }

  func testSignInNeedsAPin() throws {
    XCTAssertFalse(app.buttons["Sign in"].isEnabled)
  }

  func testAWrongPinIsTold() throws {
    signIn(pin: "1234")
    let message = app.staticTexts["sign-in-message"]
    XCTAssert(message.waitForExistence(timeout: 2))
    XCTAssertEqual(message.label, "This PIN is not known.")
  }

  func testOnlyFreeBerths() throws {
    signIn()
    XCTAssertEqual(app.staticTexts.matching(NSPredicate(format: "label ENDSWITH '1'")).count, 1)
    app.switches["only-free"].firstMatch.tap()
    XCTAssertFalse(app.staticTexts["North pier 1"].exists)
    XCTAssert(app.staticTexts["North pier 2"].exists)
  }

  private func signIn(pin: String = "4711") {
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Ida")
    app.secureTextFields["PIN"].tap()
    app.secureTextFields["PIN"].typeText(pin)
    app.buttons["Sign in"].tap()
  }
}
