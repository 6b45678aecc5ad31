import Foundation

/// A pair of coordinates as a person typed it: both or none.
enum CoordinateRule {
  static let latitudes = -90.0...90.0
  static let longitudes = -180.0...180.0

  enum Fault: Equatable {
    case format
    case range
  }

  /// What is wrong with each of the two texts.
  struct Judgement: Equatable {
    var latitude: Fault?
    var longitude: Fault?

    var isValid: Bool { latitude == nil && longitude == nil }
  }

  static func judge(latitude: String, longitude: String) -> Judgement {
    let latitude = trimmed(latitude)
    let longitude = trimmed(longitude)
    if latitude.isEmpty && longitude.isEmpty { return Judgement() }
    return Judgement(
      latitude: fault(in: latitude, range: latitudes),
      longitude: fault(in: longitude, range: longitudes))
  }

  static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Degrees with five decimals, about a metre, with a point whatever the locale.
  static func text(_ degrees: Double) -> String {
    String(format: "%.5f", locale: Locale(identifier: "en_US_POSIX"), degrees)
  }

  private static func fault(in text: String, range: ClosedRange<Double>) -> Fault? {
    // `Double` also reads "nan", "infinity" and hexadecimal numbers; nobody means those here.
    guard text.allSatisfy({ "+-.0123456789eE".contains($0) }), let degrees = Double(text) else {
      return .format
    }
    return range.contains(degrees) ? nil : .range
  }
}
