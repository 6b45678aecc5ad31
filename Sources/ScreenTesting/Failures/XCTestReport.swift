#if canImport(XCTest)
  import XCTest
#endif

/// The way of a failure to an XCTest.
enum XCTestReport {
  #if canImport(XCTest)
    /// XCTest does not say whether one of its tests is running: a failure outside of them vanishes. Whoever
    /// observes tests hears of one that counted.
    private final class Listener: XCTestObservation {
      private(set) var hears = false

      func testBundleWillStart(_: Bundle) {}
      func testBundleDidFinish(_: Bundle) {}
      func testSuiteWillStart(_: XCTestSuite) {}
      func testSuiteDidFinish(_: XCTestSuite) {}
      func testCaseWillStart(_: XCTestCase) {}
      func testCaseDidFinish(_: XCTestCase) {}
      func testCase(
        _: XCTestCase, didFailWithDescription _: String, inFile _: String?, atLine _: Int
      ) {
        hears = true
      }
    }
  #endif

  /// Fails the XCTest that is running.
  ///
  /// - Returns: Whether there is one.
  @MainActor static func fails(_ message: String) -> Bool {
    #if canImport(XCTest)
      let listener = Listener()
      XCTestObservationCenter.shared.addTestObserver(listener)
      defer { XCTestObservationCenter.shared.removeTestObserver(listener) }
      XCTFail(message)
      return listener.hears
    #else
      return false
    #endif
  }
}
