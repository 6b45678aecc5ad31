import Foundation
import Synchronization
import XCTest

/// The tests that are running, the innermost last: a failure belongs to that one.
final class RunningTests: XCTestObservation, Sendable {
  private static let shared = RunningTests()

  // XCTest runs its tests on the main thread, and a failure is reported there.
  private struct Weak: @unchecked Sendable {
    weak var test: XCTestCase?
  }

  private struct State {
    var isObserving = false
    var tests: [Weak] = []
  }

  private let state = Mutex(State())

  /// Begins to follow the tests. Later calls do nothing.
  static func begin() {
    let isObserving = shared.state.withLock { state in
      defer { state.isObserving = true }
      return state.isObserving
    }
    if isObserving { return }
    XCTestObservationCenter.shared.addTestObserver(shared)
    NSPredicate.failTestsByMistakes()
  }

  static var current: XCTestCase? { shared.state.withLock { $0.tests.last }?.test }

  func testBundleWillStart(_: Bundle) {}
  func testBundleDidFinish(_: Bundle) {}
  func testSuiteWillStart(_: XCTestSuite) {}
  func testSuiteDidFinish(_: XCTestSuite) {}
  func testCase(
    _: XCTestCase, didFailWithDescription _: String, inFile _: String?, atLine _: Int
  ) {}

  func testCaseWillStart(_ test: XCTestCase) {
    let test = Weak(test: test)
    state.withLock { $0.tests.append(test) }
  }

  func testCaseDidFinish(_: XCTestCase) {
    let ended = state.withLock { $0.tests.popLast() }?.test
    if let ended { MainActor.assumeIsolated { Interruptions.end(ObjectIdentifier(ended)) } }
  }
}
