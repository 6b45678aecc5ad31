import Foundation

/// The values that an axis has a place for.
enum PlotDomain: Equatable {
  case number(ClosedRange<Double>)
  case date(ClosedRange<Date>)
  case category([String])

  /// The domain of values, or nil if there are none.
  ///
  /// - Parameters:
  ///   - includesZero: Whether numbers begin at zero.
  ///   - isRounded: Whether numbers end at ticks.
  init?(_ values: [_PlottedValue], includesZero: Bool, isRounded: Bool) {
    let categories = values.compactMap { if case .category(let text) = $0 { text } else { nil } }
    let dates = values.compactMap { if case .date(let date) = $0 { date } else { nil } }
    let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    if !categories.isEmpty {
      self = .category(categories.withoutDuplicates())
    } else if let first = dates.min(), let last = dates.max() {
      self = .date(first < last ? first...last : first...first.addingTimeInterval(1))
    } else if var lower = numbers.min(), var upper = numbers.max() {
      if includesZero {
        lower = min(lower, 0)
        upper = max(upper, 0)
      }
      if lower == upper { upper = lower + (lower == 0 ? 1 : abs(lower)) }
      self = .number(isRounded ? Self.rounded(lower...upper) : lower...upper)
    } else {
      return nil
    }
  }

  /// The least and the greatest of numbers or of dates, or each category once.
  static func ends(_ values: [_PlottedValue]) -> [_PlottedValue] {
    guard let first = values.first, first.coordinate != nil else {
      return values.withoutDuplicates()
    }
    let sorted = values.sorted { ($0.coordinate ?? 0) < ($1.coordinate ?? 0) }
    return [sorted.first, sorted.last].compactMap(\.self)
  }

  static func rounded(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    NumberTicks.rounded(
      range, step: NumberTicks.step(range.upperBound - range.lowerBound, count: tickCount))
  }

  var isCategory: Bool { if case .category = self { true } else { false } }

  /// How many ticks an axis has, about.
  static let tickCount = 4
}

extension Sequence where Element: Hashable {
  /// The elements in their order, each once.
  func withoutDuplicates() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
