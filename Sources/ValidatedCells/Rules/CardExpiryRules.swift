import Foundation
import SystemFrameworks

/// The text is a month: 1…12, in one digit or two.
public struct CardExpiryMonthRule: Rule {
  private let message: String?

  public init(message: String? = nil) { self.message = message }

  public func validate(_ value: String) -> Bool {
    value.isDigits(1...2) && (1...12).contains(Int(value)!)
  }

  public func errorMessage() -> String { message ?? own(.ruleMonth) }
}

/// The text is a year from this one to 20 years later, in two digits or four.
public struct CardExpiryYearRule: Rule {
  private let message: String?
  private let now: () -> Date

  /// - Parameter now: The time at which the text is judged.
  public init(
    message: String? = nil,
    now: @escaping () -> Date = { Date() }
  ) {
    self.message = message
    self.now = now
  }

  public func validate(_ value: String) -> Bool {
    guard value.isDigits(2...2) || value.isDigits(4...4), let number = Int(value) else {
      return false
    }
    // A card ends at the same moment everywhere: the visitor's zone does not matter by a day.
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let year = calendar.component(.year, from: now())
    if value.count == 4 { return (year...year + 20).contains(number) }
    return (year...year + 20).contains { $0 % 100 == number }
  }

  public func errorMessage() -> String { message ?? own(.ruleYear) }
}
