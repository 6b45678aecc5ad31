import Foundation

/// The age of an animal in years.
enum AgeRule {
  static let years = 0...40

  enum Judgement: Equatable {
    /// Nothing was entered, or an age was.
    case valid(Int?)
    case invalid
  }

  /// Nothing but white space is no age; anything else must be a whole number in 0…40.
  static func judge(_ text: String) -> Judgement {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.isEmpty { return .valid(nil) }
    guard let age = Int(trimmed), years.contains(age) else { return .invalid }
    return .valid(age)
  }
}
