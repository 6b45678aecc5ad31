import XCTest

@testable import Harbour

// All of this target belongs to the main actor, by its settings.

final class WindTests: XCTestCase {
  private let session = Session()
  private var wind = 0

  override func setUp() async throws {
    try await super.setUp()
    wind = await session.wind()
  }

  override func tearDown() {
    session.signOut()
    super.tearDown()
  }

  func testIsAsTheStationSays() {
    XCTAssertEqual(wind, 4)
    assertSignedOut(session)
  }

  func testStays() async throws {
    let later = await session.wind()
    XCTAssertEqual(later, wind)
  }
}

class OfficeCase: XCTestCase {
  var session: Session!

  override func setUpWithError() throws {
    session = Session()
    try session.signIn(name: "Ida", pin: "4711")
  }
}

final class OfficeTests: OfficeCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    session.onlyFree = true
  }

  func testShowsFreeBerths() {
    XCTAssertEqual(session.shown.map(\.id), [2, 4])
  }
}

nonisolated final class LengthTests: XCTestCase {
  private var berths: [Berth] = []

  override func setUp() {
    super.setUp()
    berths = Berth.all
  }

  func testLengths() {
    XCTAssertEqual(berths.map(\.metres).max(), 15)
  }

  @MainActor func testSession() {
    XCTAssertEqual(Session().berths, berths)
  }
}

enum Piers {
  final class NorthTests: XCTestCase {
    func testNorth() {
      XCTAssertEqual(Session().berths.count { $0.pier == "North pier" }, 2)
    }
  }
}

func assertSignedOut(
  _ session: Session, file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertNil(session.master, file: file, line: line)
}
