import ApusFoundation
import Foundation
import XCTest

/// Evaluates predicates of elements while the app's clock moves.
enum ElementWait {
  @MainActor private static var looksOnce = false

  static func waits(until holds: () -> Bool) -> Bool {
    guard Thread.isMainThread else { return false }
    return withoutActuallyEscaping(holds) { holds in
      // This is the main thread.
      nonisolated(unsafe) let holds = holds
      return MainActor.assumeIsolated {
        if looksOnce { return false }
        return RunningApp.front?.wait(1) { holds() } ?? false
      }
    }
  }

  /// Evaluates predicates without letting time pass.
  @MainActor
  static func withoutWaiting<Result>(_ evaluate: () -> Result) -> Result {
    let before = looksOnce
    looksOnce = true
    defer { looksOnce = before }
    return evaluate()
  }
}

extension NSPredicate {
  /// As messages name it.
  var words: String { format.map { "“\($0)”" } ?? Self.unknownWords }
  /// The name of a predicate of a closure.
  static var unknownWords: String { "a predicate" }

  /// A format that is not understood fails the test that is running.
  static func failTestsByMistakes() {
    let listener = PredicateMistakes { message in
      if Thread.isMainThread {
        MainActor.assumeIsolated { Failure.report(message, screen: nil) }
      } else {
        XCTFail(message)
      }
    }
    PredicateMistakes.listener.withLock { $0 = listener }
  }
}
