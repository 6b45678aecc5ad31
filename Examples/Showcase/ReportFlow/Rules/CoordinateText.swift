import Foundation

/// Coordinates as the fields show them.
enum CoordinateText {
  /// Degrees with five decimals, about a metre, with a point whatever the locale.
  static func text(_ degrees: Double) -> String {
    String(format: "%.5f", locale: Locale(identifier: "en_US_POSIX"), degrees)
  }
}
