import NumberText
import SystemFrameworks

/// The text has eight characters or more, with a capital letter among them.
public struct PasswordRule: Rule {
  private let message: String?

  public init(message: String? = nil) {
    self.message = message
  }

  public func validate(_ value: String) -> Bool {
    value.count >= 8 && value.contains(where: \.isUppercase)
  }

  public func errorMessage() -> String { message ?? own(.rulePassword) }
}

/// The text is ten digits.
public struct PhoneNumberRule: Rule {
  private let message: String?

  public init(message: String? = nil) {
    self.message = message
  }

  public func validate(_ value: String) -> Bool { value.isDigits(10...10) }
  public func errorMessage() -> String { message ?? own(.rulePhone) }
}

/// The text is five digits.
public struct ZipCodeRule: Rule {
  private let message: String?

  public init(message: String? = nil) { self.message = message }

  public func validate(_ value: String) -> Bool { value.isDigits(5...5) }
  public func errorMessage() -> String { message ?? own(.ruleZipCode) }
}

/// The text is two words or more.
public struct FullNameRule: Rule {
  private let message: String?

  public init(message: String? = nil) {
    self.message = message
  }

  public func validate(_ value: String) -> Bool {
    let words = value.split(whereSeparator: \.isWhitespace)
    return words.count >= 2 && words.allSatisfy { $0.contains(where: \.isLetter) }
  }

  public func errorMessage() -> String { message ?? own(.ruleFullName) }
}

/// The text is a number as the visitor writes it: digits, with or without a sign and a fraction.
public struct FloatRule: Rule {
  private let message: String?

  public init(message: String? = nil) {
    self.message = message
  }

  public func validate(_ value: String) -> Bool {
    value.last.map { $0.isNumber } == true && Double(numberText: value) != nil
  }

  public func errorMessage() -> String { message ?? own(.ruleNumber) }
}

/// The text is a colour in hexadecimal digits, three or six, with or without `#`.
public struct HexColorRule: Rule {
  private let message: String?

  public init(message: String? = nil) {
    self.message = message
  }

  public func validate(_ value: String) -> Bool {
    let digits = value.dropFirst(value.first == "#" ? 1 : 0)
    return (digits.count == 3 || digits.count == 6) && digits.allSatisfy(\.isASCIIHexDigit)
  }

  public func errorMessage() -> String { message ?? own(.ruleColor) }
}

/// The text is an address of the Internet protocol's version 4: four numbers of 0…255, without
/// leading zeros, which some programs read as octal.
public struct IPV4Rule: Rule {
  private let message: String?

  public init(message: String? = nil) {
    self.message = message
  }

  public func validate(_ value: String) -> Bool {
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        part.isDigits(1...3) && (part.count == 1 || part.first != "0") && Int(part)! <= 255
      }
  }

  public func errorMessage() -> String { message ?? own(.ruleIPv4) }
}
