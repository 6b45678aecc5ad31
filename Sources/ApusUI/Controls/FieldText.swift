import ViewGraph

/// Converts a value to text and back.
class TextLocation: Location<String> {
  /// The same in a visitor's language and time zone.
  func localized(in environment: EnvironmentValues) -> Location<String> { self }
}

/// A value through a format. Text that does not parse changes nothing.
final class FormattedLocation<Value, Format: ParseableFormatStyle>: TextLocation
where Format.FormatOutput == String {
  private let base: Location<Value>
  private let format: Format
  private let input: (Value) -> Format.FormatInput?
  private let value: (Format.FormatInput?) -> Value?

  init(
    _ base: Location<Value>, _ format: Format, read: @escaping (Value) -> Format.FormatInput?,
    write: @escaping (Format.FormatInput?) -> Value?
  ) {
    self.base = base
    self.format = format
    self.input = read
    self.value = write
  }

  override func read() -> String { text(base.read()) }
  override func peek() -> String { text(base.peek()) }

  private func text(_ value: Value) -> String { input(value).map(format.format) ?? "" }

  override func write(_ text: String, _ transaction: Transaction) {
    let parsed = text.isEmpty ? nil : try? format.parseStrategy.parse(text)
    guard parsed != nil || text.isEmpty, let value = value(parsed) else { return }
    base.write(value, transaction)
  }

  override func localized(in environment: EnvironmentValues) -> Location<String> {
    // A format with a locale of its own keeps it.
    guard format == format.locale(.autoupdatingCurrent) || format == format.locale(.current)
    else { return self }
    return FormattedLocation(base, format.visitors(in: environment), read: input, write: value)
  }

  override func isSame(as other: AnyObject) -> Bool {
    guard let other = other as? FormattedLocation<Value, Format> else { return false }
    return format == other.format && (base === other.base || base.isSame(as: other.base))
  }
}

/// A value through a `Formatter`.
final class FormatterLocation<Value>: TextLocation {
  private let base: Location<Value>
  private let formatter: Formatter

  init(_ base: Location<Value>, _ formatter: Formatter) {
    self.base = base
    self.formatter = formatter
  }

  override func read() -> String { text(base.read()) }
  override func peek() -> String { text(base.peek()) }

  private func text(_ value: Value) -> String {
    switch formatter {
    case let numbers as NumberFormatter:
      (value as? NSNumber ?? number(value)).flatMap(numbers.string(from:)) ?? ""
    case let dates as DateFormatter: (value as? Date).map(dates.string(from:)) ?? ""
    default: formatter.string(for: value) ?? ""
    }
  }

  private func number(_ value: Value) -> NSNumber? {
    switch value {
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as Decimal: NSDecimalNumber(decimal: value)
    default: nil
    }
  }

  override func write(_ text: String, _ transaction: Transaction) {
    guard let value = value(of: text) else { return }
    base.write(value, transaction)
  }

  private func value(of text: String) -> Value? {
    switch formatter {
    case let numbers as NumberFormatter:
      guard let number = numbers.number(from: text) else { return nil }
      let possible: [Any] = [
        number.intValue, number.doubleValue, number.floatValue, number.decimalValue, number,
      ]
      return possible.lazy.compactMap { $0 as? Value }.first
    case let dates as DateFormatter: return dates.date(from: text) as? Value
    default: return text as? Value
    }
  }

  override func isSame(as other: AnyObject) -> Bool {
    guard let other = other as? FormatterLocation<Value> else { return false }
    return formatter == other.formatter && (base === other.base || base.isSame(as: other.base))
  }
}

/// What a person is typing into a field whose value has another form: it stays as it is typed until
/// the field is left.
final class FieldDraft: Slot {
  private final class Changes: Source {}

  private let changes: Source
  private var text: String?
  /// What the value would be shown as, when the draft was typed.
  private var formatted = ""

  init(queue: InvalidationQueue) {
    changes = Changes(queue: queue)
    super.init()
  }

  /// - Parameter value: The value as it is shown when nobody types.
  func shown(_ value: String) -> String {
    Tracking.read(changes)
    guard let text, value == formatted else { return value }
    return text
  }

  func typed(_ text: String, formatted: String) {
    self.text = text
    self.formatted = formatted
    changes.invalidate()
  }

  func end() {
    guard text != nil else { return }
    text = nil
    changes.invalidate()
  }
}
