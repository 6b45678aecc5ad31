import XCTest

/// Tests of a class of the main actor, for the list of tests that SwiftPM generates.
///
/// On Linux, SwiftPM writes a list of each class's tests and hands it to `testCase`. XCTest's own function takes
/// tests of no actor, and casts those of the main actor while the program runs: "Could not cast value of type
/// `@MainActor () -> ()`", and no test of the bundle runs. This function takes such methods unchanged. SwiftPM's list
/// sees it where the test target re-exports `ApusXCTest`.
public func testCase<Case: XCTestCase>(
  _ tests: [(String, (Case) -> @MainActor () -> Void)]
) -> XCTestCaseEntry {
  entry(tests) { (test: Case, method) in
    let run = method(test)
    MainActor.assumeIsolated { run() }
  }
}

/// The same for classes of which a test throws.
public func testCase<Case: XCTestCase>(
  _ tests: [(String, (Case) -> @MainActor () throws -> Void)]
) -> XCTestCaseEntry {
  entry(tests) { (test: Case, method) in
    let run = method(test)
    try MainActor.assumeIsolated { try run() }
  }
}

private func entry<Case: XCTestCase, Method>(
  _ tests: [(String, Method)], run: @escaping (Case, Method) throws -> Void
) -> XCTestCaseEntry {
  let closures = tests.map { name, method in
    let closure: XCTestCaseClosure = { test in
      guard let test = test as? Case else { return XCTFail("\(test) is no \(Case.self).") }
      try run(test, method)
    }
    return (name, closure)
  }
  return (Case.self, closures)
}

/// Runs a part of a test on the main actor, where XCTest is already: `setUp` of a class of the main actor.
///
/// On Apple's platforms, such a class may override `setUp()` and `tearDown()` as methods of the main actor, because
/// XCTest is written in Objective-C there. On Linux an override is of no actor, as the method that it overrides.
/// `apus test` compiles this in its place:
///
/// ```swift
/// override func setUp() { onMainActor(self) { $0.isolatedSetUp() } }
/// func isolatedSetUp() { … what the author wrote … }
/// ```
///
/// - Throws: The error of `body`.
public func onMainActor<Case: XCTestCase>(
  _ test: Case, _ body: @MainActor (Case) throws -> Void
) rethrows {
  try withoutActuallyEscaping(body) { body in
    try MainActor.assumeIsolated { try body(test) }
  }
}
