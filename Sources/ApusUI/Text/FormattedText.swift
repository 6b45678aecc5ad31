import ViewGraph

/// A value that becomes words in the visitor's language and time zone.
final class FormattedText: Equatable, Sendable {
  // Foundation asks for no `Sendable` of a format style, its input or a formatter. The text keeps
  // what it was given and never changes it.
  private let carried: Carried<any Wording>

  fileprivate init(_ wording: any Wording) { carried = Carried(wording) }

  func text(in environment: EnvironmentValues) -> String { carried.value.text(in: environment) }

  @MainActor
  func write(_ context: EmissionContext) { carried.value.write(context) }

  static func == (first: FormattedText, second: FormattedText) -> Bool {
    func isSame<Words: Wording>(_ words: Words) -> Bool {
      words == second.carried.value as? Words
    }
    return first === second || isSame(first.carried.value)
  }
}

/// How a value becomes words.
private protocol Wording: Equatable {
  func text(in environment: EnvironmentValues) -> String

  @MainActor
  func write(_ context: EmissionContext)
}

extension Wording {
  @MainActor
  func write(_ context: EmissionContext) {
    context.writer.set(.text, text(in: context.environment))
  }
}

extension FormatStyle {
  /// Whether the app has chosen no locale for the style. A style that it keeps in a `static` may have been
  /// made for another visitor.
  var hasNoLocaleOfItsOwn: Bool {
    if self == locale(.autoupdatingCurrent) || self == locale(.current) { return true }
    let own = Mirror(reflecting: self).descendant("locale") as? Locale
    return own.map(VisitorLocale.isAutoupdating) ?? false
  }

  /// The style in a visitor's language, calendar and time zone.
  func visitors(in environment: EnvironmentValues) -> Self {
    let style = locale(environment.locale)
    // The server's own time zone means nothing to a visitor.
    guard var dates = style as? Date.FormatStyle, dates.timeZone == .autoupdatingCurrent else {
      return style
    }
    dates.timeZone = environment.timeZone
    dates.calendar = environment.calendar
    return dates as? Self ?? style
  }
}

/// A value and a format style.
private struct StyledText<Style: FormatStyle>: Wording
where Style.FormatInput: Equatable, Style.FormatOutput == String {
  let value: Style.FormatInput
  let style: Style

  func text(in environment: EnvironmentValues) -> String {
    style.visitors(in: environment).format(value)
  }
}

/// A value and a formatter of Foundation's.
private struct FormatterText: Wording {
  let subject: NSObject
  let formatter: Formatter

  func text(in environment: EnvironmentValues) -> String {
    formatter.string(for: subject) ?? ""
  }

  static func == (first: Self, second: Self) -> Bool {
    first.subject.isEqual(second.subject) && first.formatter === second.formatter
  }
}

/// A date, or the time to it.
private struct DateText: Wording {
  let date: Date
  let style: Text.DateStyle

  func text(in environment: EnvironmentValues) -> String {
    guard let running = style.running(date, environment) else {
      return style.text(date, environment)
    }
    return running.words(in: environment)
  }

  @MainActor
  func write(_ context: EmissionContext) {
    if let running = style.running(date, context.environment) {
      context.write(running)
    } else {
      context.writer.set(.text, style.text(date, context.environment))
    }
  }
}

/// A timer within an interval.
private struct TimerText: Wording {
  let running: RunningTime

  func text(in environment: EnvironmentValues) -> String { running.words(in: environment) }

  @MainActor
  func write(_ context: EmissionContext) { context.write(running) }
}

/// A text of a table, looked up in the visitor's language.
private struct ResourceText: Wording {
  let resource: LocalizedStringResource

  func text(in environment: EnvironmentValues) -> String { resource.words(in: environment) }
}

/// From a date to another.
private struct DateRangeText: Wording {
  let range: ClosedRange<Date>

  func text(in environment: EnvironmentValues) -> String {
    let isOneDay = environment.calendar.isDate(
      range.lowerBound, inSameDayAs: range.upperBound)
    let style = Date.IntervalFormatStyle(
      date: isOneDay ? nil : .abbreviated, time: .shortened, locale: environment.locale,
      calendar: environment.calendar, timeZone: environment.timeZone)
    return style.format(range.lowerBound..<range.upperBound)
  }
}

extension Text {
  nonisolated init(running: RunningTime) {
    self.init(storage: .formatted(FormattedText(TimerText(running: running))))
  }

  nonisolated init(resource: LocalizedStringResource) {
    self.init(storage: .formatted(FormattedText(ResourceText(resource: resource))))
  }

  /// A value in the visitor's format.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(storage: .formatted(FormattedText(StyledText(value: input, style: format))))
  }

  /// What a `Formatter` makes of an object. The formatter's own locale and time zone hold.
  nonisolated public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(
      storage: .formatted(FormattedText(FormatterText(subject: subject, formatter: formatter))))
  }

  // Apple asks for `ReferenceConvertible`, which Linux's `Date` is not.
  /// What a `Formatter` makes of a value. The formatter's own locale and time zone hold.
  @_disfavoredOverload
  nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
    guard let object = subject as? Date else {
      self.init(verbatim: formatter.string(for: subject) ?? "")
      return
    }
    self.init(
      storage: .formatted(
        FormattedText(FormatterText(subject: object as NSDate, formatter: formatter))))
  }

  /// A date, or the time from now to it.
  nonisolated public init(_ date: Date, style: DateStyle) {
    self.init(storage: .formatted(FormattedText(DateText(date: date, style: style))))
  }

  /// A timer that counts within an interval, and stands still before and after.
  ///
  /// - Parameters:
  ///   - pauseTime: The date at which it stops.
  ///   - countsDown: Whether it shows the time that is left rather than the time that has passed.
  ///   - showsHours: Whether 60 minutes are an hour.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let form = RunningTime.Form.interval(
      timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)
    self.init(storage: .formatted(FormattedText(TimerText(running: RunningTime(form)))))
  }

  /// From a date to another, in the visitor's language and time zone; within a day, the times
  /// alone.
  nonisolated public init(_ dates: ClosedRange<Date>) {
    self.init(storage: .formatted(FormattedText(DateRangeText(range: dates))))
  }

  /// The span of time, in the visitor's language and time zone.
  nonisolated public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}
