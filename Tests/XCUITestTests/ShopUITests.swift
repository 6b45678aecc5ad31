import XCTest

@MainActor
final class ShopUITests: XCTestCase {
  private func launched(_ arguments: [String] = []) -> XCUIApplication {
    let app = XCUIApplication()
    app.launchArguments = ["-startsAtHome", "YES"] + arguments
    app.launchEnvironment["SHOP_API"] = "https://test.example.org"
    app.launch()
    return app
  }

  func testListDetailAndAlert() {
    let app = launched()
    XCTAssertTrue(app.navigationBars["Items"].exists)
    XCTAssertEqual(app.cells.count, 3)
    app.buttons["item.Banana"].tap()
    XCTAssertTrue(app.staticTexts["About Banana"].waitForExistence(timeout: 1))
    XCTAssertFalse(app.navigationBars["Items"].exists)
    app.steppers["stars"].buttons["Increment"].tap()
    XCTAssertTrue(app.staticTexts["2 stars"].exists)
    app.buttons["Delete"].tap()
    let alert = app.alerts["Delete Banana?"]
    XCTAssertTrue(alert.waitForExistence(timeout: 1))
    XCTAssertFalse(app.staticTexts["About Banana"].isHittable)
    alert.buttons["Delete"].tap()
    XCTAssertTrue(app.staticTexts["About Banana"].waitForNonExistence(timeout: 1))
    XCTAssertEqual(app.cells.count, 2)
    XCTAssertFalse(app.buttons["item.Banana"].exists)
  }

  func testBackAndSheet() {
    let app = launched()
    app.cells.element(boundBy: 2).tap()
    app.navigationBars["Cherry"].buttons["Items"].tap()
    app.navigationBars.buttons["Add"].tap()
    let name = app.textFields["Name"]
    XCTAssertTrue(name.waitForExistence(timeout: 1))
    XCTAssertEqual(app.keyboards.count, 0)
    name.tap()
    XCTAssertTrue(app.keyboards.element.exists)
    name.typeText("Date")
    app.buttons["Done"].tap()
    XCTAssertTrue(app.buttons["item.Date"].exists)
  }

  func testControls() {
    let app = launched(["-nickname", "Ann", "-UITesting"])
    app.tabBars.buttons["Settings"].tap()
    XCTAssertTrue(app.tabBars.buttons["Settings"].isSelected)
    let toggle = app.switches["Notifications"]
    XCTAssertEqual(toggle.value as? String, "0")
    toggle.tap()
    XCTAssertEqual(toggle.value as? String, "1")
    XCTAssertTrue(app.staticTexts["You will hear from us"].exists)
    toggle.switches.firstMatch.tap()
    XCTAssertEqual(toggle.value as? String, "0")
    app.sliders["volume"].adjust(toNormalizedSliderPosition: 0.8)
    XCTAssertEqual(app.sliders["volume"].value as? String, "80%")
    XCTAssertTrue(app.staticTexts["Volume 80"].exists)
    XCTAssertFalse(app.buttons["Pear"].exists)
    app.buttons["Fruit, Apple"].tap()
    app.buttons["Pear"].tap()
    app.segmentedControls.buttons["Large"].tap()
    XCTAssertTrue(app.segmentedControls.buttons["Large"].isSelected)
    app.pickerWheels.element.adjust(toPickerWheelValue: "Two")
    XCTAssertEqual(app.staticTexts["choices"].label, "Pear Large Two")
    XCTAssertEqual(app.staticTexts["nickname"].label, "Ann")
    XCTAssertTrue(app.staticTexts["tested"].exists)
    XCTAssertTrue(app.staticTexts["https://test.example.org"].exists)
  }

  func testSwipes() {
    let app = launched()
    XCTAssertFalse(app.buttons["Archive"].exists)
    app.cells.element(boundBy: 1).swipeLeft()
    app.buttons["Archive"].tap()
    XCTAssertEqual(app.cells.count, 2)
    XCTAssertFalse(app.buttons["item.Banana"].exists)
    app.buttons["Add"].tap()
    XCTAssertTrue(app.textFields["Name"].exists)
    app.swipeDown()
    XCTAssertTrue(app.textFields["Name"].waitForNonExistence(timeout: 1))
  }

  func testCoordinatesAndProperties() {
    let app = launched()
    let apple = app.buttons["item.Apple"]
    apple.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    XCTAssertTrue(app.staticTexts["About Apple"].exists)
    app.buttons["Increment"].doubleTap()
    XCTAssertTrue(app.staticTexts["3 stars"].exists)
    XCTAssertTrue(app.buttons["Increment"].wait(for: \.isEnabled, toEqual: false, timeout: 1))
  }

  func testQueries() throws {
    let app = launched()
    let fruits = app.buttons.matching(NSPredicate(format: "identifier BEGINSWITH 'item.'"))
    XCTAssertEqual(fruits.count, 3)
    XCTAssertEqual(fruits.element(boundBy: 1).label, "Banana")
    XCTAssertEqual(fruits.allElementsBoundByIndex.map(\.label), ["Apple", "Banana", "Cherry"])
    XCTAssertEqual(
      app.buttons.matching(NSPredicate(format: "label CONTAINS[c] %@ AND NOT label == 'x'", "RR"))
        .firstMatch.label, "Cherry")
    XCTAssertEqual(
      app.cells.containing(.button, identifier: "item.Apple").count, 1)
    XCTAssertEqual(
      app.cells.containing(NSPredicate(format: "label IN {'Apple', 'Cherry'}")).count, 2)
    XCTAssertTrue(app.descendants(matching: .any)["item.Apple"].exists)
    XCTAssertEqual(app.windows.count, 1)
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertGreaterThan(app.buttons["item.Apple"].frame.minY, 0)
    app.terminate()
    XCTAssertEqual(app.state, .notRunning)
    XCTAssertFalse(app.buttons["item.Apple"].exists)
  }
}
