import Foundation

/// A telephone number of 7 to 11 digits.
enum PhoneNumber {
  static let digitCounts = 7...11

  /// The number without spaces and dashes, its leading `+` kept; nil if it is not a number that
  /// can be called.
  static func normalized(_ text: String) -> String? {
    let compact = text.filter { !$0.isWhitespace && $0 != "-" }
    let digits = compact.hasPrefix("+") ? compact.dropFirst() : compact[...]
    guard digitCounts.contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return nil }
    return compact
  }

  /// All but the last three digits hidden: a list must not give away a number.
  static func masked(_ number: String) -> String {
    let digits = number.filter { $0.isASCII && $0.isNumber }
    guard digits.count > 3 else { return String(repeating: "•", count: digits.count) }
    return String(repeating: "•", count: digits.count - 3) + " " + digits.suffix(3)
  }
}
