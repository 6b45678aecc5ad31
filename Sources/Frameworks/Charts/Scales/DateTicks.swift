import Foundation

/// Beginnings of days, months and other units along an axis.
enum DateTicks {
  struct Step: Equatable {
    var unit: Calendar.Component
    var count: Int
    /// About how long it is; zero if that is not known.
    var seconds: Double = 0
  }

  private static let steps: [Step] = {
    let day = 86400.0
    return [
      Step(unit: .second, count: 1, seconds: 1), Step(unit: .second, count: 15, seconds: 15),
      Step(unit: .minute, count: 1, seconds: 60), Step(unit: .minute, count: 5, seconds: 300),
      Step(unit: .minute, count: 15, seconds: 900), Step(unit: .minute, count: 30, seconds: 1800),
      Step(unit: .hour, count: 1, seconds: 3600), Step(unit: .hour, count: 3, seconds: 10800),
      Step(unit: .hour, count: 6, seconds: 21600), Step(unit: .hour, count: 12, seconds: 43200),
      Step(unit: .day, count: 1, seconds: day), Step(unit: .day, count: 2, seconds: 2 * day),
      Step(unit: .weekOfYear, count: 1, seconds: 7 * day),
      Step(unit: .weekOfYear, count: 2, seconds: 14 * day),
      Step(unit: .month, count: 1, seconds: 30.4 * day),
      Step(unit: .month, count: 3, seconds: 91.3 * day),
      Step(unit: .month, count: 6, seconds: 182.6 * day),
      Step(unit: .year, count: 1, seconds: 365.25 * day),
    ]
  }()

  /// The shortest step of the calendar of which about `count` fit into a time.
  static func step(_ seconds: Double, count: Int) -> Step {
    let raw = seconds / Double(max(1, count))
    if let step = steps.first(where: { $0.seconds >= raw * 0.95 }) { return step }
    let year = 365.25 * 86400
    let years = max(1, NumberTicks.step(raw / year, count: 1))
    return Step(unit: .year, count: years < 1e6 ? Int(years) : 1_000_000, seconds: years * year)
  }

  /// The beginnings of a step's units in a time.
  static func ticks(in range: ClosedRange<Date>, step: Step, calendar: Calendar) -> [Date] {
    guard step.count > 0,
      var tick = start(of: step, before: range.lowerBound, calendar: calendar)
    else { return [] }
    var ticks: [Date] = []
    while tick <= range.upperBound, ticks.count < 1000 {
      if tick >= range.lowerBound { ticks.append(tick) }
      guard let next = calendar.date(byAdding: step.unit, value: step.count, to: tick), next > tick
      else { break }
      tick = next
    }
    return ticks
  }

  /// The beginning of a unit, of those that a step names: of each third hour the first.
  static func start(of step: Step, before date: Date, calendar: Calendar) -> Date? {
    guard let start = calendar.dateInterval(of: step.unit, for: date)?.start else { return nil }
    let (number, first): (Int, Int) =
      switch step.unit {
      case .month: (calendar.component(.month, from: start), 1)
      case .day: (calendar.component(.day, from: start), 1)
      case .year: (calendar.component(.year, from: start), 0)
      case .hour, .minute, .second: (calendar.component(step.unit, from: start), 0)
      default: (0, 0)
      }
    return calendar.date(byAdding: step.unit, value: -((number - first) % step.count), to: start)
  }
}
