import Foundation

/// Coordinates as the fields show them.
enum CoordinateText {
  /// Degrees with five decimals, about a metre, as a locale writes them.
  static func text(_ degrees: Double, in locale: Locale) -> String {
    degrees.formatted(.number.precision(.fractionLength(5)).locale(locale))
  }

  /// Degrees as a locale writes them, with as many decimals as they are kept with.
  static func text(_ degrees: String, in locale: Locale) -> String {
    guard let number = Decimal(string: degrees, locale: Locale(identifier: "en_US_POSIX")) else {
      return degrees
    }
    let decimals = degrees.split(separator: ".").dropFirst().first?.count ?? 0
    return number.formatted(.number.precision(.fractionLength(decimals)).locale(locale))
  }
}

extension String {
  /// Degrees as they are kept: with a point, in the digits 0 to 9. A person writes them with the separator
  /// and digits of their language; as nobody groups the digits of degrees, a comma is a separator.
  var degrees: String {
    var degrees = ""
    for character in trimmed {
      switch character {
      case ",", "٫": degrees += "."
      case "−": degrees += "-"
      default:
        let digit = character.isNumber ? character.wholeNumberValue : nil
        degrees += digit.flatMap { (0...9).contains($0) ? String($0) : nil } ?? String(character)
      }
    }
    return degrees
  }
}
