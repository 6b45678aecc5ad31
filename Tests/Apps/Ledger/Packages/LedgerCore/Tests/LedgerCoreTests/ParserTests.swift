import XCTest
@testable import LedgerCore

final class ParserTests: XCTestCase {
  func testParses() throws {
    let entry = try XCTUnwrap(EntryParser.parse("12,50 Lunch with Bo #food", at: .distantPast))
    XCTAssertEqual(entry.amount, Decimal(string: "12.5"))
    XCTAssertEqual(entry.title, "Lunch with Bo")
    XCTAssertEqual(entry.category, .food)
    XCTAssertNil(EntryParser.parse("Lunch", at: .now))
  }

  @MainActor
  func testGroupsByDay() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    let store = EntryStore(calendar: calendar)
    for hour in [1, 5, 30] {
      store.add(
        Entry(
          title: "\(hour)", amount: 1, category: .other,
          date: Date(timeIntervalSince1970: Double(hour) * 3600)))
    }
    XCTAssertEqual(store.days.map(\.entries.count), [1, 2])
    XCTAssertEqual(store.days.last?.total, 2)
  }
}
