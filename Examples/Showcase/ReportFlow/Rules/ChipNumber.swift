/// The number of a microchip, shown as `00000-00000-00000`.
enum ChipNumber {
  static let maximumDigits = 15
  static let groupLength = 5

  /// The digits of what was typed, at most 15; everything else is dropped.
  static func digits(in text: String) -> String {
    String(text.lazy.filter { $0.isASCII && $0.isNumber }.prefix(maximumDigits))
  }

  /// What the field shows for what was typed: groups of five digits, a dash only between digits.
  static func masked(_ text: String) -> String {
    var masked = ""
    for (position, digit) in digits(in: text).enumerated() {
      if position > 0 && position.isMultiple(of: groupLength) { masked.append("-") }
      masked.append(digit)
    }
    return masked
  }
}
