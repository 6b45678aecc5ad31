import Foundation
import SystemFrameworks

/// The text has a number of characters or more. A character is what a person sees as one.
public struct MinLengthRule: Rule {
  private let length: Int
  private let message: String?

  public init(length: Int = 3, message: String? = nil) {
    self.length = length
    self.message = message
  }

  public func validate(_ value: String) -> Bool { value.count >= length }
  public func errorMessage() -> String {
    message?.filled(with: length) ?? own(.ruleAtLeast, ["count": String(length)], count: length)
  }
}

/// The text has a number of characters or fewer.
public struct MaxLengthRule: Rule {
  private let length: Int
  private let message: String?

  public init(length: Int = 16, message: String? = nil) {
    self.length = length
    self.message = message
  }

  public func validate(_ value: String) -> Bool { value.count <= length }
  public func errorMessage() -> String {
    message?.filled(with: length) ?? own(.ruleAtMost, ["count": String(length)], count: length)
  }
}

/// The text has just this number of characters.
public struct ExactLengthRule: Rule {
  private let length: Int
  private let message: String?

  public init(length: Int, message: String? = nil) {
    self.length = length
    self.message = message
  }

  public func validate(_ value: String) -> Bool { value.count == length }
  public func errorMessage() -> String {
    message?.filled(with: length) ?? own(.ruleExactly, ["count": String(length)], count: length)
  }
}

extension String {
  /// A message may or may not name the number, as `%ld`. It is not a format: a per cent sign stands
  /// for itself.
  fileprivate func filled(with length: Int) -> String {
    guard let place = range(of: "%ld") else { return self }
    return replacingCharacters(in: place, with: String(length))
  }
}
