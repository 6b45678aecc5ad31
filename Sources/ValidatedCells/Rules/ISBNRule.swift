import SystemFrameworks

/// The text is the number of a book, with its check digit. Hyphens and spaces between the digits do
/// not count.
public struct ISBNRule: Rule {
  /// How many digits the number has.
  public enum Kind: Sendable {
    case isbn10, isbn13
    case either
  }

  private let type: Kind
  private let message: String?

  public init(type: Kind = .either, message: String? = nil) {
    self.type = type
    self.message = message
  }

  public func validate(_ value: String) -> Bool {
    guard value.first?.isASCIIDigit == true, value.last != "-", value.last != " " else {
      return false
    }
    let digits = value.filter { $0 != "-" && $0 != " " }
    return switch type {
    case .isbn10: Self.isISBN10(digits)
    case .isbn13: Self.isISBN13(digits)
    case .either: Self.isISBN10(digits) || Self.isISBN13(digits)
    }
  }

  public func errorMessage() -> String { message ?? own(.ruleISBN) }

  /// The sum of the digits, each times its place from the right, is a multiple of 11; the last may
  /// be X for ten.
  private static func isISBN10(_ text: String) -> Bool {
    guard text.count == 10, let last = text.last, last.isASCIIDigit || "xX".contains(last),
      text.dropLast().allSatisfy(\.isASCIIDigit)
    else { return false }
    let sum = text.enumerated().reduce(0) { sum, digit in
      sum + (10 - digit.offset) * (digit.element.wholeNumberValue ?? 10)
    }
    return sum % 11 == 0
  }

  /// The sum of the digits, every second three times, is a multiple of 10.
  private static func isISBN13(_ text: String) -> Bool {
    guard text.isDigits(13...13), text.hasPrefix("978") || text.hasPrefix("979") else {
      return false
    }
    let sum = text.enumerated().reduce(0) { sum, digit in
      sum + (digit.offset % 2 == 0 ? 1 : 3) * (digit.element.wholeNumberValue ?? 0)
    }
    return sum % 10 == 0
  }
}
