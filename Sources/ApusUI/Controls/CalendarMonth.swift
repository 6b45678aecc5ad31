/// The days of a month in weeks.
struct CalendarMonth {
  /// A place in the grid of weeks.
  struct Cell: Hashable {
    let index: Int
    /// Nil before the first day of the month.
    let day: Date?
  }

  let calendar: Calendar
  let start: Date
  let cells: [Cell]

  init(around date: Date, _ calendar: Calendar) {
    self.calendar = calendar
    let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    self.start = start
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    let before = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    cells = (0..<before + count).map { index in
      let day = index - before
      return Cell(
        index: index, day: day < 0 ? nil : calendar.date(byAdding: .day, value: day, to: start))
    }
  }

  /// The short names of the days of a week, the first of the week first.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return Array(names[first...] + names[..<first])
  }

  /// Whether two sets of components are the same day.
  func isDay(_ one: DateComponents, _ other: DateComponents) -> Bool {
    guard let one = calendar.date(from: one), let other = calendar.date(from: other) else {
      return false
    }
    return calendar.isDate(one, inSameDayAs: other)
  }
}
