import Foundation
import SystemFrameworks

/// Every character is one of a set. An empty text has none that is not.
public struct CharacterSetRule: Rule {
  private let characterSet: CharacterSet
  private let message: String?

  public init(
    characterSet: CharacterSet, message: String? = nil
  ) {
    self.characterSet = characterSet
    self.message = message
  }

  public func validate(_ value: String) -> Bool {
    value.unicodeScalars.allSatisfy(characterSet.contains)
  }

  public func errorMessage() -> String { message ?? own(.ruleCharacters) }
}

/// Nothing but letters, of any script.
public struct AlphaRule: Rule {
  private let rule: CharacterSetRule
  private let message: String?

  public init(message: String? = nil) {
    rule = CharacterSetRule(characterSet: .letters)
    self.message = message
  }

  public func validate(_ value: String) -> Bool { rule.validate(value) }
  public func errorMessage() -> String { message ?? own(.ruleLetters) }
}

/// Nothing but letters and digits, of any script.
public struct AlphaNumericRule: Rule {
  private let rule: CharacterSetRule
  private let message: String?

  public init(message: String? = nil) {
    rule = CharacterSetRule(characterSet: .alphanumerics)
    self.message = message
  }

  public func validate(_ value: String) -> Bool { rule.validate(value) }
  public func errorMessage() -> String { message ?? own(.ruleLettersAndDigits) }
}

extension Character {
  /// One of 0…9, and none of the digits of other scripts.
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
  var isASCIILetter: Bool { isASCII && isLetter }
  var isASCIIHexDigit: Bool { isASCII && isHexDigit }
}

extension StringProtocol {
  /// Whether the text is a number of ASCII digits.
  func isDigits(_ count: ClosedRange<Int>) -> Bool {
    count.contains(self.count) && allSatisfy(\.isASCIIDigit)
  }
}
