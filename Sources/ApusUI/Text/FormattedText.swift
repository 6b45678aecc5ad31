import ViewGraph

/// A value that becomes words in the visitor's language and time zone.
class FormattedText: Equatable, @unchecked Sendable {
  func text(in environment: EnvironmentValues) -> String {
    fatalError("A formatted text must say its words.")
  }

  @MainActor
  func write(_ context: EmissionContext) {
    context.writer.set(.text, text(in: context.environment))
  }

  func isSame(as other: FormattedText) -> Bool { false }

  static func == (first: FormattedText, second: FormattedText) -> Bool {
    first === second || first.isSame(as: second)
  }
}

/// A value and a format style.
private final class StyledText<Style: FormatStyle>: FormattedText, @unchecked Sendable
where Style.FormatInput: Equatable, Style.FormatOutput == String {
  private let value: Style.FormatInput
  private let style: Style

  init(_ value: Style.FormatInput, _ style: Style) {
    self.value = value
    self.style = style
  }

  override func text(in environment: EnvironmentValues) -> String {
    var style = style.locale(environment.locale)
    // The server's own time zone means nothing to a visitor.
    if var dates = style as? Date.FormatStyle, dates.timeZone == .autoupdatingCurrent {
      dates.timeZone = environment.timeZone
      dates.calendar = environment.calendar
      style = dates as? Style ?? style
    }
    return style.format(value)
  }

  override func isSame(as other: FormattedText) -> Bool {
    guard let other = other as? StyledText<Style> else { return false }
    return value == other.value && style == other.style
  }
}

/// A value and a formatter of Foundation's.
private final class FormatterText: FormattedText, @unchecked Sendable {
  private let subject: NSObject
  private let formatter: Formatter

  init(_ subject: NSObject, _ formatter: Formatter) {
    self.subject = subject
    self.formatter = formatter
  }

  override func text(in environment: EnvironmentValues) -> String {
    formatter.string(for: subject) ?? ""
  }

  override func isSame(as other: FormattedText) -> Bool {
    guard let other = other as? FormatterText else { return false }
    return subject.isEqual(other.subject) && formatter === other.formatter
  }
}

/// A date, or the time to it.
private final class DateText: FormattedText, @unchecked Sendable {
  private let date: Date
  private let style: Text.DateStyle

  init(_ date: Date, _ style: Text.DateStyle) {
    self.date = date
    self.style = style
  }

  override func text(in environment: EnvironmentValues) -> String {
    guard let running = style.running(date, environment) else {
      return style.text(date, environment)
    }
    return running.words(in: environment)
  }

  @MainActor
  override func write(_ context: EmissionContext) {
    if let running = style.running(date, context.environment) {
      context.write(running)
    } else {
      super.write(context)
    }
  }

  override func isSame(as other: FormattedText) -> Bool {
    guard let other = other as? DateText else { return false }
    return date == other.date && style == other.style
  }
}

/// A timer within an interval.
private final class TimerText: FormattedText, @unchecked Sendable {
  private let running: RunningTime

  init(_ running: RunningTime) { self.running = running }

  override func text(in environment: EnvironmentValues) -> String { running.words(in: environment) }

  @MainActor
  override func write(_ context: EmissionContext) { context.write(running) }

  override func isSame(as other: FormattedText) -> Bool {
    (other as? TimerText)?.running == running
  }
}

/// From a date to another.
private final class DateRangeText: FormattedText, @unchecked Sendable {
  private let range: ClosedRange<Date>

  init(_ range: ClosedRange<Date>) { self.range = range }

  override func text(in environment: EnvironmentValues) -> String {
    let isOneDay = environment.calendar.isDate(
      range.lowerBound, inSameDayAs: range.upperBound)
    let style = Date.IntervalFormatStyle(
      date: isOneDay ? nil : .abbreviated, time: .shortened, locale: environment.locale,
      calendar: environment.calendar, timeZone: environment.timeZone)
    return style.format(range.lowerBound..<range.upperBound)
  }

  override func isSame(as other: FormattedText) -> Bool {
    (other as? DateRangeText)?.range == range
  }
}

extension Text {
  /// A value in the visitor's format.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(storage: .formatted(StyledText(input, format)))
  }

  /// What a `Formatter` makes of an object. The formatter's own locale and time zone hold.
  nonisolated public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(storage: .formatted(FormatterText(subject, formatter)))
  }

  // Apple asks for `ReferenceConvertible`, which Linux's `Date` is not.
  /// What a `Formatter` makes of a value. The formatter's own locale and time zone hold.
  @_disfavoredOverload
  nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
    guard let object = subject as? Date else {
      self.init(verbatim: formatter.string(for: subject) ?? "")
      return
    }
    self.init(storage: .formatted(FormatterText(object as NSDate, formatter)))
  }

  /// A date, or the time from now to it.
  nonisolated public init(_ date: Date, style: DateStyle) {
    self.init(storage: .formatted(DateText(date, style)))
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
    self.init(storage: .formatted(TimerText(RunningTime(form))))
  }

  /// From a date to another, in the visitor's language and time zone; within a day, the times
  /// alone.
  nonisolated public init(_ dates: ClosedRange<Date>) {
    self.init(storage: .formatted(DateRangeText(dates)))
  }

  /// The span of time, in the visitor's language and time zone.
  nonisolated public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}
