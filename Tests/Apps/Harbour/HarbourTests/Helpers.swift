import XCTest

@testable import Harbour

func assertBerths(
  _ berths: [Berth], are ids: [Int], file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertEqual(berths.map(\.id), ids, file: file, line: line)
}

/// The shared base of cases with a signed-in person.
@MainActor
class SignedInCase: XCTestCase {
  private(set) var session = Session()
  var steps: [String] = []

  override func setUpWithError() throws {
    try super.setUpWithError()
    try session.signIn(name: "Ida", pin: "4711")
    steps.append("signed in")
  }

  override func tearDownWithError() throws {
    session.signOut()
    XCTAssertFalse(session.isSignedIn)
    try super.tearDownWithError()
  }
}
