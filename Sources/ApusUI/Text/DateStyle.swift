import Foundation

extension Text {
  /// How a date is shown.
  public struct DateStyle: Hashable, Codable, Sendable {
    /// As in the attribute `.runningTime`.
    let element: Int

    /// The day.
    public static let date = DateStyle(element: 1)
    /// The time of day.
    public static let time = DateStyle(element: 2)
    /// The distance from now: “2 hours, 23 minutes”.
    public static let relative = DateStyle(element: 3)
    /// The distance from now in one unit, with its sign: “+2 hours”.
    public static let offset = DateStyle(element: 4)
    /// A running clock: “2:23:10”.
    public static let timer = DateStyle(element: 5)

    func text(_ date: Date, _ environment: EnvironmentValues) -> String {
      let style = Date.FormatStyle(
        locale: environment.locale, calendar: environment.calendar,
        timeZone: environment.timeZone)
      return date.formatted(
        self == .date ? style.year().month(.wide).day() : style.hour().minute())
    }

    /// What changes while time passes; nil for a day and a time of day.
    func running(_ date: Date, _ environment: EnvironmentValues) -> RunningTime? {
      guard self != .date, self != .time else { return nil }
      return RunningTime(
        .date(style: element, date, language: environment.locale.languageTag))
    }
  }
}
