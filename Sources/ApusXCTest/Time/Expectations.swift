import ApusFoundation
import Foundation
import XCTest

/// Expectations of elements, by the app's clock. XCTest looks again and again while real time passes.
extension XCTestCase {
  /// Waits for expectations. For those that wait for elements, by predicates with a format, the app's clock moves and
  /// no real time passes.
  @MainActor @preconcurrency
  public func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) {
    let open = ElementExpectation.unfulfilled(expectations, after: timeout)
    if !open.isEmpty {
      Failure.report(
        "Waited \(timeout) s by the app's clock for "
          + open.map(\.expectationDescription).joined(separator: ", ") + ".",
        screen: RunningApp.front?.screen.dump)
      // The failure is reported: XCTest need not wait for them again.
      for expectation in open { expectation.fulfill() }
    }
    wait(for: expectations, timeout: timeout, enforceOrder: false)
  }
}

extension XCTWaiter {
  /// Waits for expectations, as `XCTestCase.wait(for:timeout:)`, and says how that ended.
  @MainActor @preconcurrency
  @discardableResult
  public func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) -> Result {
    guard ElementExpectation.unfulfilled(expectations, after: timeout).isEmpty else {
      return .timedOut
    }
    return wait(for: expectations, timeout: timeout, enforceOrder: false)
  }

  /// The same without a waiter of one's own.
  @MainActor @preconcurrency
  @discardableResult
  public static func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) -> Result {
    XCTWaiter().wait(for: expectations, timeout: timeout)
  }
}

@MainActor
private enum ElementExpectation {
  /// The expectations that do not hold when the app's clock has moved so far.
  static func unfulfilled(
    _ expectations: [XCTestExpectation], after timeout: TimeInterval
  ) -> [XCTNSPredicateExpectation] {
    guard let app = RunningApp.front else { return [] }
    let ofElements = expectations.compactMap { $0 as? XCTNSPredicateExpectation }
      .filter {
        $0.object is any PredicateSubject && $0.predicate.format != nil
      }
    let isOver = app.wait(timeout) {
      ElementWait.withoutWaiting {
        ofElements.allSatisfy { $0.predicate.evaluate(with: $0.object) }
      }
    }
    if isOver { return [] }
    return ElementWait.withoutWaiting {
      ofElements.filter { !$0.predicate.evaluate(with: $0.object) }
    }
  }
}
