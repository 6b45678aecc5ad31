import Foundation

extension Date {
  /// The day in the words of a locale, e.g. "Nov 21, 2026".
  func day(locale: Locale, timeZone: TimeZone) -> String {
    var style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale)
    style.timeZone = timeZone
    return formatted(style)
  }
}
