import Foundation

/// A day as it lies to today.
enum CareDay: Equatable {
  case yesterday, today, tomorrow, other

  init(of date: Date, now: Date, calendar: Calendar, timeZone: TimeZone) {
    var calendar = calendar
    calendar.timeZone = timeZone
    let days = calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: now), to: calendar.startOfDay(for: date)
    ).day
    switch days {
    case -1: self = .yesterday
    case 0: self = .today
    case 1: self = .tomorrow
    default: self = .other
    }
  }

  var name: String? {
    switch self {
    case .yesterday: "Yesterday"
    case .today: "Today"
    case .tomorrow: "Tomorrow"
    case .other: nil
    }
  }
}
