import XCTest

@testable import Harbour

final class MooringTests: SignedInCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    session.moor("Heron", at: 4)
    steps.append("moored")
  }

  func testMoors() throws {
    let berth = try XCTUnwrap(session.berths.last)
    XCTAssertEqual(berth.boat, "Heron")
    XCTAssertEqual(steps, ["signed in", "moored"])
  }

  func testLeaves() {
    session.leave(4)
    XCTAssertEqual(session.berths.filter(\.isFree).map(\.id), [2, 4])
  }
}

final class LongBoatTests: SignedInCase {
  private var longest = 0.0

  override func setUp() async throws {
    try await super.setUp()
    longest = session.berths.map(\.metres).max() ?? 0
  }

  func testLongestBerth() {
    XCTAssertEqual(longest, 15)
  }
}

/// Only parts of it belong to the main actor.
final class MixedTests: XCTestCase {
  private var ids: [Int] = []

  @MainActor override func setUp() {
    ids = Session().berths.map(\.id)
  }

  func testPlain() {
    XCTAssertEqual(ids.count, 4)
  }

  @MainActor func testIsolated() {
    XCTAssertEqual(Session().shown.map(\.id), ids)
  }

  func testSkipped() throws {
    throw XCTSkip("no boat today")
  }
}
