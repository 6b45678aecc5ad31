import Foundation

/// Words of plotted values.
enum AxisText {
  static func number(_ number: Double, locale: Locale) -> String {
    number.formatted(.number.precision(.fractionLength(0...6)).locale(locale))
  }

  /// A date in the precision of a calendar unit.
  static func date(_ date: Date, unit: Calendar.Component, locale: Locale) -> String {
    var style = Date.FormatStyle(locale: locale)
    switch unit {
    case .year, .yearForWeekOfYear: style = style.year()
    case .quarter, .month: style = style.month(.abbreviated)
    case .hour: style = style.hour()
    case .minute: style = style.hour().minute()
    case .second, .nanosecond: style = style.hour().minute().second()
    default: style = style.month(.abbreviated).day()
    }
    return date.formatted(style)
  }
}
