import ViewGraph

/// Words that change while time passes. A host has it as the attribute `.runningTime`, and counts on
/// without the screen.
package struct RunningTime: Equatable, Sendable {
  package enum Form: Equatable, Sendable {
    /// A date as `Text.DateStyle` shows it: 3 relative, 4 offset, 5 timer.
    case date(style: Int, Date, language: String)
    /// A timer within an interval.
    case interval(
      ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
  }

  package let form: Form

  package init(_ form: Form) { self.form = form }

  // MARK: The attribute

  /// Words parted by spaces. Of a date: style, milliseconds since 1970, language; of an interval: 6,
  /// start and end, pause or `-`, 1 if it counts down, 1 if it shows hours.
  package var attribute: String {
    switch form {
    case .date(let style, let date, let language):
      return "\(style) \(Self.milliseconds(date)) \(language)"
    case .interval(let range, let pause, let countsDown, let showsHours):
      let ends = "\(Self.milliseconds(range.lowerBound)) \(Self.milliseconds(range.upperBound))"
      let stop = pause.map { "\(Self.milliseconds($0))" } ?? "-"
      return "6 \(ends) \(stop) \(countsDown ? 1 : 0) \(showsHours ? 1 : 0)"
    }
  }

  /// Nil if the attribute has another form.
  package init?(attribute: String) {
    let words = attribute.split(separator: " ")
    func date(_ index: Int) -> Date? {
      Double(words[index]).map { Date(timeIntervalSince1970: $0 / 1000) }
    }
    if words.count == 3, let style = Int(words[0]), let date = date(1) {
      form = .date(style: style, date, language: String(words[2]))
    } else if words.count == 6, words[0] == "6", let start = date(1), let end = date(2),
      start <= end
    {
      form = .interval(
        start...end, pause: date(3), countsDown: words[4] == "1", showsHours: words[5] == "1")
    } else {
      return nil
    }
  }

  /// As far as a browser knows dates.
  private static func milliseconds(_ date: Date) -> Int64 {
    let milliseconds = date.timeIntervalSince1970 * 1000
    return milliseconds.isNaN ? 0 : Int64(max(-8.64e15, min(8.64e15, milliseconds)).rounded())
  }

  // MARK: Words

  package func words(at now: Date) -> String {
    switch form {
    case .date(let style, let date, let language):
      let distance = date.timeIntervalSince(now)
      let locale = Locale(identifier: language)
      switch style {
      case 5: return Self.clock(Int(abs(distance)), showsHours: true)
      case 4:
        let (amount, unit) = Unit.largest(in: abs(distance), count: 1)[0]
        return (distance < 0 ? "-" : "+") + unit.named(amount, locale)
      default:
        return Unit.largest(in: abs(distance), count: 2).map { $1.named($0, locale) }
          .joined(separator: ", ")
      }
    case .interval(let range, let pause, let countsDown, let showsHours):
      let time = min(max(min(now, pause ?? now), range.lowerBound), range.upperBound)
      // What is left is shown until it is over.
      let seconds =
        countsDown
        ? range.upperBound.timeIntervalSince(time).rounded(.up)
        : time.timeIntervalSince(range.lowerBound).rounded(.down)
      return Self.clock(Int(seconds), showsHours: showsHours)
    }
  }

  /// How much of an interval has passed, or is left if it counts down: 0 … 1; nil of a date.
  package func share(at now: Date) -> Double? {
    guard case .interval(let range, let pause, let countsDown, _) = form else { return nil }
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let time = min(max(min(now, pause ?? now), range.lowerBound), range.upperBound)
    let passed = length > 0 ? time.timeIntervalSince(range.lowerBound) / length : 1
    return countsDown ? 1 - passed : passed
  }

  private static func clock(_ seconds: Int, showsHours: Bool) -> String {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    return showsHours && hours > 0
      ? String(format: "%d:%02d:%02d", hours, minutes, rest)
      : String(format: "%d:%02d", seconds / 60, rest)
  }

  /// Durations have names in every language up to weeks.
  private enum Unit: Int, CaseIterable {
    case week = 604_800
    case day = 86_400
    case hour = 3600
    case minute = 60
    case second = 1

    /// The largest units of an interval, without those that are zero.
    static func largest(in interval: TimeInterval, count: Int) -> [(Int, Unit)] {
      var rest = Int(interval)
      var found: [(Int, Unit)] = []
      for unit in allCases {
        let amount = rest / unit.rawValue
        rest %= unit.rawValue
        if amount > 0 { found.append((amount, unit)) }
        if !found.isEmpty, amount == 0 || found.count == count { break }
      }
      return found.isEmpty ? [(0, .second)] : found
    }

    func named(_ amount: Int, _ locale: Locale) -> String {
      let unit: Duration.UnitsFormatStyle.Unit =
        switch self {
        case .week: .weeks
        case .day: .days
        case .hour: .hours
        case .minute: .minutes
        case .second: .seconds
        }
      return Duration.seconds(amount * rawValue).formatted(
        .units(allowed: [unit], width: .wide).locale(locale))
    }
  }
}

extension RunningTime {
  /// The words now.
  func words(in environment: EnvironmentValues) -> String {
    let session = environment.session
    return words(at: MainThread.reading(session) { $0?.now() ?? Date() })
  }
}

extension RunningTime {
  /// How much of an interval has passed, or is left, now.
  func share(in environment: EnvironmentValues) -> Double? {
    let session = environment.session
    return share(at: MainThread.reading(session) { $0?.now() ?? Date() })
  }
}

extension EmissionContext {
  /// Writes a text that a host counts on.
  func write(_ running: RunningTime) {
    writer.set(.text, running.words(in: environment))
    writer.set(.runningTime, running.attribute)
  }
}

extension Locale {
  /// As a browser takes it.
  var languageTag: String {
    let tag = identifier(.bcp47)
    let isTag = tag.wholeMatch(of: /[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*/) != nil
    return isTag ? tag : "en"
  }
}
