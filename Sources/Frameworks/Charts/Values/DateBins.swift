import Foundation

/// Days, months or other spans of time, to count dates in.
public struct DateBins: RandomAccessCollection {
  /// The dates at which bins begin, and the end of the last.
  public let thresholds: [Date]

  private init(thresholds: [Date]) { self.thresholds = thresholds }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// The range of a bin.
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isLast: position + 1 == endIndex)
  }

  /// The bin in which a date lies.
  public func index(for value: Date) -> Int {
    guard let first = thresholds.first, value >= first else { return -1 }
    if value == thresholds.last { return Swift.max(0, count - 1) }
    return (thresholds.firstIndex { $0 > value } ?? thresholds.count) - 1
  }

  /// The days, months or other units that cover a range of dates.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    let step = DateTicks.Step(unit: unit, count: Swift.max(1, count))
    guard var last = DateTicks.start(of: step, before: range.lowerBound, calendar: calendar) else {
      thresholds = []
      return
    }
    var dates = [last]
    while dates.count < 2 || last < range.upperBound, dates.count < 10_000,
      let next = calendar.date(byAdding: unit, value: step.count, to: last), next > last
    {
      dates.append(next)
      last = next
    }
    thresholds = dates
  }

  /// The days, months or other units that cover dates.
  public init(
    unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .current
  ) {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(unit: unit, by: count, range: first...last, calendar: calendar)
  }

  /// Spans of so many seconds that cover a range of dates.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    guard timeInterval > 0 else {
      thresholds = []
      return
    }
    let count = Swift.max(1, Swift.min(10_000, (length / timeInterval).rounded(.up)))
    thresholds = (0...Int(count)).map {
      range.lowerBound.addingTimeInterval(Double($0) * timeInterval)
    }
  }
}
