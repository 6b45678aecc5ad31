import Foundation

/// Coordinates as the fields show them.
enum CoordinateText {
  /// Degrees with five decimals, about a metre, with a point whatever the locale.
  static func text(_ degrees: Double) -> String {
    String(format: "%.5f", locale: Locale(identifier: "en_US_POSIX"), degrees)
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
