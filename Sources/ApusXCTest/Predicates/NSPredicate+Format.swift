import Foundation
import Synchronization
import XCTest

extension NSPredicate {
  /// A predicate with a format: `label CONTAINS[c] 'save' AND isEnabled == true`.
  ///
  /// Foundation on Linux has predicates of closures alone. This one reads comparisons (`==`, `!=`, `<`, `<=`, `>`, `>=`,
  /// `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, `IN`, `BETWEEN`, with `[c]` and `[cd]`), `AND`, `OR`,
  /// `NOT`, brackets, lists, `%@`, `%K` and numbers. Its keys name attributes of elements and queries. A format that is
  /// not understood fails the test, and holds for nothing.
  public convenience init(format predicateFormat: String, _ arguments: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: arguments)
  }

  /// The same with a list of arguments.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let parsed: PredicateFormat
    do {
      parsed = try PredicateParser.parse(predicateFormat, arguments ?? [])
    } catch {
      let reason = (error as? PredicateParser.Mistake)?.message ?? "\(error)"
      let message = "The format “\(predicateFormat)” of a predicate is not understood: \(reason)."
      if Thread.isMainThread {
        MainActor.assumeIsolated { Failure.report(message, screen: nil) }
      } else {
        XCTFail(message)
      }
      parsed = .constant(false)
    }
    // Elements are asked on the main thread, and a format does not change.
    nonisolated(unsafe) let format = parsed
    self.init(block: { subject, _ in
      let subject = subject as? any PredicateSubject
      if format.holds(for: subject) { return true }
      // Time passes for the app between two looks, as on a phone.
      guard let subject, subject.isWaitedFor, Thread.isMainThread else { return false }
      // This is the main thread.
      nonisolated(unsafe) let waiting = subject
      return MainActor.assumeIsolated {
        if NSPredicate.looksOnce { return false }
        return RunningApp.front?.wait(1) { format.holds(for: waiting) } ?? false
      }
    })
    PredicateWords.keep(predicateFormat, for: self)
  }

  @MainActor fileprivate static var looksOnce = false

  /// Evaluates predicates without letting time pass.
  @MainActor
  static func withoutWaiting<Result>(_ evaluate: () -> Result) -> Result {
    let before = looksOnce
    looksOnce = true
    defer { looksOnce = before }
    return evaluate()
  }

  /// As messages name it.
  var words: String { PredicateWords.of(self).map { "“\($0)”" } ?? Self.unknownWords }
  /// The name of a predicate of a closure.
  static var unknownWords: String { "a predicate" }
}

/// The formats of predicates, which Foundation's class has no room for.
private enum PredicateWords {
  // Only whether it is still the same one is asked.
  private struct Entry: @unchecked Sendable {
    weak var predicate: NSPredicate?
    let words: String
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  static func keep(_ words: String, for predicate: NSPredicate) {
    let identity = ObjectIdentifier(predicate)
    let entry = Entry(predicate: predicate, words: words)
    entries.withLock { entries in
      if entries.count > 256 { entries = entries.filter { $0.value.predicate != nil } }
      entries[identity] = entry
    }
  }

  static func of(_ predicate: NSPredicate) -> String? {
    let entry = entries.withLock { $0[ObjectIdentifier(predicate)] }
    return entry?.predicate === predicate ? entry?.words : nil
  }
}
