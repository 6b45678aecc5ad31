import Foundation

/// Writes distances in words.
// Apple's is, and an app sets one up before it gives it away.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// The units of distances.
  public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
  /// How long the words are.
  public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }

  open var units = Units.default
  open var unitStyle = DistanceUnitStyle.default
  open var locale: Locale! = .current

  /// The words of a distance in metres.
  open func string(fromDistance distance: Double) -> String {
    let isMetric =
      switch units {
      case .metric: true
      case .imperial, .imperialWithYards: false
      case .default: locale.measurementSystem == .metric
      }
    let metres = Measurement(value: distance, unit: UnitLength.meters)
    let (unit, digits, short, full): (UnitLength, Int, String, String) =
      if isMetric {
        distance >= 1000
          ? (.kilometers, distance < 10_000 ? 1 : 0, "km", "kilometers")
          : (.meters, 0, "m", "meters")
      } else if distance >= 402 {
        (.miles, distance < 16_093 ? 1 : 0, "mi", "miles")
      } else if units == .imperialWithYards {
        (.yards, 0, "yd", "yards")
      } else {
        (.feet, 0, "ft", "feet")
      }
    let number = metres.converted(to: unit).value.formatted(
      .number.precision(.fractionLength(0...digits)).locale(locale))
    return number + " " + (unitStyle == .full ? full : short)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Double).map(string(fromDistance:))
  }
}
