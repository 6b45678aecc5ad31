import Foundation
import SwiftUI
import Testing

/// Form code as it is written for a phone: with both imports, `NSPredicate` is one type.
struct PhoneNumber {
  static let pattern = "[0-9]{3}-[0-9]{4}"
  private static let predicate = NSPredicate(format: "SELF MATCHES %@", pattern)

  static func isValid(_ text: String) -> Bool { predicate.evaluate(with: text) }
}

@Suite struct PredicateTests {
  @Test(arguments: [("555-1234", true), ("555-12345", false), ("x555-1234", false), ("", false)])
  func theWholeTextMatches(text: String, isValid: Bool) {
    #expect(PhoneNumber.isValid(text) == isValid)
  }

  @Test func casesCanBeTheSame() {
    let predicate: NSPredicate = NSPredicate(
      format: "SELF MATCHES[c] %@", argumentArray: ["[a-z]+"])
    #expect(predicate.evaluate(with: "ABC"))
    #expect(!predicate.evaluate(with: 7))
  }

  @Test func closuresAndConstantsAreFoundations() {
    let even = NSPredicate { value, _ in (value as? Int).map { $0 % 2 == 0 } ?? false }
    #expect(even.evaluate(with: 4) && !even.evaluate(with: 3))
    #expect(NSPredicate(value: true).evaluate(with: nil))
  }
}
