import Foundation
import Synchronization

extension NSPredicate {
  // Apple asks for `CVarArg`, which Linux's `NSNumber`, `NSArray` and `Date` are not.
  /// A predicate with a format: `name CONTAINS[c] 'save' AND age >= 18`.
  ///
  /// Foundation on Linux has predicates of closures alone. This one reads comparisons (`==`, `!=`, `<`, `<=`, `>`, `>=`,
  /// `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, `IN`, `BETWEEN`, with `[c]` and `[cd]`), `AND`, `OR`,
  /// `NOT`, brackets, lists, `SELF`, `%@`, `%K` and numbers. Its keys name entries of dictionaries and stored
  /// properties; in UI tests, attributes of elements and queries. A format that is not understood traps. In a UI test
  /// it fails the test, and holds for nothing.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// The same with a list of arguments.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    // A format does not change, and objects are asked where the predicate is evaluated.
    nonisolated(unsafe) let format = PredicateFormat(predicateFormat, arguments)
    self.init(block: { subject, _ in
      if format.holds(for: subject) { return true }
      guard let subject = subject as? any PredicateSubject else { return false }
      // Time passes for the app between two looks, as on a phone.
      return subject.waits { format.holds(for: subject) }
    })
    PredicateWords.keep(predicateFormat, for: self)
  }

  /// The format; nil for a predicate of a closure.
  package var format: String? { PredicateWords.of(self) }
}

extension PredicateFormat {
  fileprivate init(_ text: String, _ arguments: [Any]?) {
    do {
      self = try PredicateParser.parse(text, arguments ?? [])
    } catch {
      let reason = (error as? PredicateParser.Mistake)?.message ?? "\(error)"
      let message = "The format “\(text)” of a predicate is not understood: \(reason)."
      guard let listener = PredicateMistakes.listener.withLock({ $0 }) else { fatalError(message) }
      listener.hear(message)
      self = .constant(false)
    }
  }
}

/// Hears of formats that are not understood.
package struct PredicateMistakes: Sendable {
  /// Nil: the process ends, as on a phone.
  package static let listener = Mutex<PredicateMistakes?>(nil)

  // In a structure, because a lock that holds a closure itself wraps it anew at each look.
  let hear: @Sendable (String) -> Void

  package init(_ hear: @escaping @Sendable (String) -> Void) { self.hear = hear }
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
