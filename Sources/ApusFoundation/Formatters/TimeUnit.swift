/// A unit in which a length of time is counted, from the largest to the smallest.
enum TimeUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  var unit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  func value(in components: DateComponents) -> Int? { components.value(for: component) }

  /// The length of one, and the style of its words. Years and months have no fixed length.
  var fixed: (seconds: Int, style: Duration.UnitsFormatStyle.Unit)? {
    switch self {
    case .year, .month: nil
    case .week: (604_800, .weeks)
    case .day: (86_400, .days)
    case .hour: (3_600, .hours)
    case .minute: (60, .minutes)
    case .second: (1, .seconds)
    }
  }
}
