import XCTest

/// XCTest as teams have it: classes and methods of the main actor, of no actor, asynchronous and throwing ones.
@MainActor
final class UneditedTests: XCTestCase {
  private static var finished: [String] = []
  private var counter = 0

  override func setUp() async throws { counter = 1 }

  func testSynchronous() { assertCounter(1) }
  func testThrowing() throws { XCTAssertEqual(try XCTUnwrap(Optional(counter)), 1) }
  func testAsynchronous() async throws {
    await Task.yield()
    assertCounter(1)
  }
  nonisolated func testOfNoActor() { XCTAssertTrue(Thread.isMainThread) }

  func testTeardownBlocks() {
    addTeardownBlock { await MainActor.run { Self.finished.append("block") } }
    XCTAssertEqual(Self.finished, [])
  }

  func testExpectations() {
    let expectation = expectation(description: "a task")
    Task { expectation.fulfill() }
    waitForExpectations(timeout: 5)
  }

  func testMeasure() { measure { counter += 1 } }

  private func assertCounter(
    _ value: Int, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(counter, value, file: file, line: line)
  }
}

@MainActor
class SharedCase: XCTestCase {
  var steps: [String] = []
  // What `apus test` compiles in place of `override func setUp()`.
  override func setUp() { onMainActor(self) { $0.isolatedSetUp() } }
  func isolatedSetUp() { steps.append("base") }
  func testIsInherited() { XCTAssertEqual(steps.first, "base") }
}

final class InheritingTests: SharedCase {
  override func isolatedSetUp() {
    super.isolatedSetUp()
    steps.append("own")
  }
  func testOwn() { XCTAssertEqual(steps, ["base", "own"]) }
}
