import LedgerCore
import XCTest
@testable import DesignSystem

final class StylesTests: XCTestCase {
  func testTitles() {
    XCTAssertEqual(Entry.Category.food.title, "Food & Drink")
    XCTAssertEqual(Set(Entry.Category.allCases.map(\.systemImage)).count, 4)
  }
}
