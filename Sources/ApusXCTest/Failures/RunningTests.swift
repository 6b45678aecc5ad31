import Foundation
import Synchronization
import XCTest

/// The tests that are running, the innermost last: a failure belongs to that one.
final class RunningTests: XCTestObservation, Sendable {
  private static let shared = RunningTests()
  nonisolated(unsafe) private static var isObserving = false
  private let stack = Mutex<[Weak]>([])

  private struct Weak: @unchecked Sendable {
    weak var test: XCTestCase?
  }

  /// Begins to follow the tests. Later calls do nothing.
  static func begin() {
    shared.stack.withLock { _ in
      guard !isObserving else { return }
      isObserving = true
      XCTestObservationCenter.shared.addTestObserver(shared)
    }
  }

  static var current: XCTestCase? { shared.stack.withLock { $0.last?.test } }

  func testBundleWillStart(_: Bundle) {}
  func testBundleDidFinish(_: Bundle) {}
  func testSuiteWillStart(_: XCTestSuite) {}
  func testSuiteDidFinish(_: XCTestSuite) {}
  func testCase(
    _: XCTestCase, didFailWithDescription _: String, inFile _: String?, atLine _: Int
  ) {}

  func testCaseWillStart(_ test: XCTestCase) {
    let test = Weak(test: test)
    stack.withLock { $0.append(test) }
  }

  func testCaseDidFinish(_: XCTestCase) {
    let ended = stack.withLock { $0.popLast()?.test }
    if let ended { MainActor.assumeIsolated { Interruptions.end(ObjectIdentifier(ended)) } }
  }
}
