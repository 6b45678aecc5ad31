import Foundation

/// A telephone number as people write it.
enum PhoneNumber {
  static let digitCounts = 7...11

  /// All but the last three digits hidden: a list must not give away a number.
  static func masked(_ number: String) -> String {
    let digits = number.filter { $0.isASCII && $0.isNumber }
    guard digits.count > 3 else { return String(repeating: "•", count: digits.count) }
    return String(repeating: "•", count: digits.count - 3) + " " + digits.suffix(3)
  }
}

extension String {
  /// A number whose groups stay in their order in a text that is read from right to left.
  func leftToRight(in locale: Locale) -> String {
    locale.language.characterDirection == .rightToLeft ? "\u{2066}\(self)\u{2069}" : self
  }

  /// A number without spaces and dashes, its leading `+` kept.
  var compactNumber: String { filter { !$0.isWhitespace && $0 != "-" } }
}
