import XCTest

/// Fingers that an app's own gestures follow.
@MainActor
final class FingersUITests: XCTestCase {
  private func launched() -> XCUIApplication {
    let app = XCUIApplication(bundleIdentifier: "org.example.fingers")
    app.launch()
    return app
  }

  func testSwipesTurnPages() {
    let app = launched()
    app.staticTexts["Page 0"].swipeLeft()
    XCTAssertTrue(app.staticTexts["Page 1"].exists)
    app.staticTexts["Page 1"].swipeRight()
    XCTAssertTrue(app.staticTexts["Page 0"].exists)
    // A swipe up turns no page.
    app.staticTexts["Page 0"].swipeUp()
    XCTAssertTrue(app.staticTexts["Page 0"].exists)
  }

  func testTwoFingersMagnifyAndTurn() {
    let app = launched()
    let map = app.otherElements["map"].firstMatch
    map.pinch(withScale: 2, velocity: 1)
    XCTAssertEqual(app.staticTexts["heard"].label, "magnified 2.0")
    map.rotate(.pi / 2, withVelocity: 1)
    XCTAssertEqual(app.staticTexts["heard"].label, "turned 90")
  }

  func testAPressThatIsDraggedCarries() {
    let app = launched()
    let marble = app.descendants(matching: .any)["marble"].firstMatch
    let start = marble.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    start.press(forDuration: 0.1, thenDragTo: start.withOffset(CGVector(dx: 0, dy: 80)))
    XCTAssertEqual(app.staticTexts["heard"].label, "")
    start.press(forDuration: 0.6, thenDragTo: start.withOffset(CGVector(dx: 0, dy: 80)))
    XCTAssertEqual(app.staticTexts["heard"].label, "carried 80")
  }
}
