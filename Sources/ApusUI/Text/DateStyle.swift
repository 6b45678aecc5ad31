import ViewGraph

extension Text {
  /// How a date is shown.
  public struct DateStyle: Hashable, Codable, Sendable {
    private let number: UInt8

    private init(element: ElementDateStyle) { number = element.rawValue }

    var element: ElementDateStyle { ElementDateStyle(rawValue: number) ?? .date }

    /// The day.
    public static let date = DateStyle(element: .date)
    /// The time of day.
    public static let time = DateStyle(element: .time)
    /// The distance from now: “2 hours, 23 minutes”.
    public static let relative = DateStyle(element: .relative)
    /// The distance from now in one unit, with its sign: “+2 hours”.
    public static let offset = DateStyle(element: .offset)
    /// A running clock: “2:23:10”.
    public static let timer = DateStyle(element: .timer)

    func text(_ date: Date, now: Date, _ environment: EnvironmentValues) -> String {
      var style = Date.FormatStyle(
        locale: environment.locale, calendar: environment.calendar,
        timeZone: environment.timeZone)
      switch self {
      case .date:
        style = style.year().month(.wide).day()
        return date.formatted(style)
      case .time:
        style = style.hour().minute()
        return date.formatted(style)
      case .timer: return clock(abs(date.timeIntervalSince(now)))
      case .offset:
        let (amount, field) = units(abs(date.timeIntervalSince(now)))[0]
        return (date < now ? "-" : "+") + named(amount, field, environment.locale)
      default:
        return units(abs(date.timeIntervalSince(now))).map { amount, field in
          named(amount, field, environment.locale)
        }.joined(separator: ", ")
      }
    }

    private func clock(_ interval: TimeInterval) -> String {
      let seconds = Int(interval)
      let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
      let rest = seconds % 60
      return hours > 0
        ? String(format: "%d:%02d:%02d", hours, minutes, rest)
        : String(format: "%d:%02d", minutes, rest)
    }

    /// The two largest units of an interval.
    private func units(_ interval: TimeInterval) -> [(Int, Field)] {
      var rest = Int(interval)
      var found: [(Int, Field)] = []
      for field in Field.allCases {
        let amount = rest / field.seconds
        rest %= field.seconds
        if amount > 0 { found.append((amount, field)) }
        if !found.isEmpty, amount == 0 || found.count == 2 { break }
      }
      return found.isEmpty ? [(0, .second)] : found
    }

    /// Durations have names in every language up to weeks.
    private enum Field: CaseIterable {
      case week, day, hour, minute, second

      var seconds: Int {
        switch self {
        case .week: 604_800
        case .day: 86_400
        case .hour: 3600
        case .minute: 60
        case .second: 1
        }
      }

      var unit: Duration.UnitsFormatStyle.Unit {
        switch self {
        case .week: .weeks
        case .day: .days
        case .hour: .hours
        case .minute: .minutes
        case .second: .seconds
        }
      }
    }

    private func named(_ amount: Int, _ field: Field, _ locale: Locale) -> String {
      Duration.seconds(amount * field.seconds).formatted(
        .units(allowed: [field.unit], width: .wide).locale(locale))
    }
  }
}
