import Foundation

/// A day of the Gregorian calendar, without a time or a time zone: what "went missing on" means.
public struct CalendarDay: Hashable, Comparable, Sendable, Codable {
  public let year: Int
  public let month: Int
  public let day: Int

  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that it is at that moment in that time zone.
  public init(_ moment: Date, in timeZone: TimeZone) {
    let parts = Self.calendar(timeZone).dateComponents([.year, .month, .day], from: moment)
    self.init(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
  }

  /// Reads `2026-11-21`; nil for anything that is not a day.
  public init?(text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else {
      return nil
    }
    self.init(year: year, month: month, day: day)
    guard let noon = noon(in: .gmt), CalendarDay(noon, in: .gmt) == self else { return nil }
  }

  /// `2026-11-21`.
  public var text: String { String(format: "%04d-%02d-%02d", year, month, day) }

  /// The middle of the day in that time zone, which exists on every day of every zone.
  public func noon(in timeZone: TimeZone) -> Date? {
    Self.calendar(timeZone).date(
      from: DateComponents(year: year, month: month, day: day, hour: 12))
  }

  /// The day's last second in that time zone: a bound that stays the same all day long.
  func lastMoment(in timeZone: TimeZone) -> Date? {
    noon(in: timeZone).flatMap { Self.calendar(timeZone).dateInterval(of: .day, for: $0) }
      .map { $0.end.addingTimeInterval(-1) }
  }

  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func calendar(_ timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }
}
