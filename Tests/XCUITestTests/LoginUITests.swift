import XCTest

final class LoginUITests: XCTestCase {
  override func setUpWithError() throws { continueAfterFailure = false }

  @MainActor
  func testLogin() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.staticTexts["Welcome"].exists)
    let email = app.textFields["login.email"]
    email.tap()
    email.typeText("ann@example.org")
    XCTAssertEqual(email.value as? String, "ann@example.org")
    XCTAssertFalse(app.buttons["Sign in"].isEnabled)
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText("wrong\n")
    app.buttons["login.button"].tap()
    XCTAssertEqual(app.staticTexts["login.error"].label, "Wrong password for ann@example.org")
    app.secureTextFields["Password"].tap()
    app.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 5) + "secret")
    app.buttons["login.button"].tap()
    XCTAssertTrue(app.navigationBars["Items"].waitForExistence(timeout: 2))
  }
}
