import XCTest

@testable import Harbour

@MainActor
final class SessionTests: XCTestCase {
  private var session: Session!
  private static var suites = 0

  override class func setUp() {
    super.setUp()
    suites += 1
  }

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    session = Session()
  }

  override func tearDown() {
    session = nil
    super.tearDown()
  }

  func testStartsSignedOut() {
    XCTAssertFalse(session.isSignedIn)
    XCTAssertEqual(Self.suites, 1)
  }

  func testSignsIn() throws {
    try session.signIn(name: " Ida ", pin: "4711")
    XCTAssertEqual(session.master, "Ida")
    assertBerths(session.shown, are: [1, 2, 3, 4])
  }

  func testRefusesWrongPins() {
    XCTAssertThrowsError(try session.signIn(name: "Ida", pin: "1")) { error in
      XCTAssertEqual(error as? SignInError, .wrongPin)
    }
  }

  func testWind() async {
    let wind = await session.wind()
    XCTAssertEqual(wind, 4)
  }

  func testTeardownBlock() {
    addTeardownBlock { [session] in
      XCTAssertEqual(session?.onlyFree, true)
    }
    session.onlyFree = true
  }

  func testExpectation() {
    let moored = expectation(description: "a boat moors")
    Task {
      session.moor("Gull", at: 2)
      moored.fulfill()
    }
    wait(for: [moored], timeout: 60)
    XCTAssertEqual(session.berths[1].boat, "Gull")
  }

  func testExpectationsOfTasks() async {
    let left = expectation(description: "a boat leaves")
    Task {
      session.leave(1)
      left.fulfill()
    }
    await fulfillment(of: [left], timeout: 60)
    XCTAssertTrue(session.berths[0].isFree)
  }

  func testFiltersFast() {
    session.onlyFree = true
    measure {
      XCTAssertEqual(session.shown.count, 2)
    }
  }
}
