import LedgerCore
import XCTest
@testable import Ledger

@MainActor
final class LedgerTests: XCTestCase {
  func testSample() {
    let store = EntryStore.sample
    XCTAssertEqual(store.entries.count, 3)
    XCTAssertEqual(store.totals.map(\.category), [.food, .travel, .home])
    store.remove([store.entries[0].id])
    XCTAssertEqual(store.entries.count, 2)
  }
}
