import Foundation

/// A chart as a screen draws it: points between 0 and 1 to the right and up, and words.
struct ChartModel: Equatable {
  struct Series: Equatable, Identifiable {
    let name: String
    /// The oldest first.
    let points: [CGPoint]
    var id: String { name }
  }

  let series: [Series]
  /// From below to above.
  let valueLabels: [String]
  /// From left to right.
  let dates: [Date]
  /// What the chart shows, for those who do not see it.
  let description: String

  /// Nil without readings.
  /// - Parameter readings: Of one kind, the oldest first.
  init?(
    _ readings: [HealthReading], kind: ReadingKind, from start: Date, to end: Date, locale: Locale
  ) {
    guard let first = readings.first, let last = readings.last else { return nil }
    let values = readings.map(\.value) + readings.compactMap(\.second)
    let scale = ValueScale(values)
    let length = max(1, end.timeIntervalSince(start))
    func points(_ value: (HealthReading) -> Double?) -> [CGPoint] {
      readings.compactMap { reading in
        value(reading).map {
          CGPoint(
            x: min(1, max(0, reading.time.timeIntervalSince(start) / length)), y: scale.place($0))
        }
      }
    }
    let isPair = kind == .bloodPressure
    series =
      isPair
      ? [
        Series(name: "Upper value", points: points(\.value)),
        Series(name: "Lower value", points: points(\.second)),
      ] : [Series(name: kind.title, points: points(\.value))]
    valueLabels = scale.ticks.map { $0.formatted(.number.locale(locale)) }
    dates = (0...3).map { start.addingTimeInterval(length * Double($0) / 3) }
    let upper = readings.map(\.value)
    description =
      "\(kind.title) in \(kind.unit), \(readings.count) readings in 30 days: "
      + "from \(first.text(locale: locale)) to \(last.text(locale: locale)), "
      + "lowest \((upper.min() ?? 0).formatted(kind, locale: locale)), "
      + "highest \((upper.max() ?? 0).formatted(kind, locale: locale))."
  }
}

/// Round numbers around values.
struct ValueScale: Equatable {
  let ticks: [Double]

  /// - Parameter values: At least one.
  init(_ values: [Double]) {
    let (lowest, highest) = (values.min() ?? 0, values.max() ?? 1)
    let step = Self.step(max(highest - lowest, 1) / 4)
    let bottom = (lowest / step).rounded(.down) * step
    let count = max(1, Int(((highest - bottom) / step).rounded(.up)))
    ticks = (0...count).map { bottom + Double($0) * step }
  }

  /// Where a value lies between the lowest tick, 0, and the highest, 1.
  func place(_ value: Double) -> Double {
    guard let bottom = ticks.first, let top = ticks.last, top > bottom else { return 0 }
    return (value - bottom) / (top - bottom)
  }

  /// The next of 1, 2, 5, 10, 20 … from a number on.
  private static func step(_ number: Double) -> Double {
    let power = pow(10, log10(number).rounded(.down))
    return [1, 2, 5, 10].lazy.map { $0 * power }.first { $0 >= number } ?? power * 10
  }
}
