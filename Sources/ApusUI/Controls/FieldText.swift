import ViewGraph

/// Converts a value to text and back.
class TextLocation: Location<String> {
  /// The same in a visitor's language and time zone.
  func localized(in environment: EnvironmentValues) -> Location<String> { self }

  /// Whether a text stands for a value.
  func takes(_ text: String) -> Bool { true }
}

/// A value through a format. Text that does not parse changes nothing.
final class FormattedLocation<Value, Format: ParseableFormatStyle>: TextLocation
where Format.FormatOutput == String {
  private let base: Location<Value>
  private let format: Format
  private let input: (Value) -> Format.FormatInput?
  private let value: (Format.FormatInput?) -> Value?
  /// The locale of the format, or else the visitor's.
  private let locale: Locale?

  init(
    _ base: Location<Value>, _ format: Format, in locale: Locale? = nil,
    read: @escaping (Value) -> Format.FormatInput?, write: @escaping (Format.FormatInput?) -> Value?
  ) {
    self.locale = locale
    self.base = base
    self.format = format
    self.input = read
    self.value = write
  }

  override func read() -> String { text(base.read()) }
  override func peek() -> String { text(base.peek()) }

  private func text(_ value: Value) -> String { input(value).map(format.format) ?? "" }

  override func write(_ text: String, _ transaction: Transaction) {
    guard let value = parsed(text) else { return }
    base.write(value, transaction)
  }

  override func takes(_ text: String) -> Bool { parsed(text) != nil }

  private func parsed(_ text: String) -> Value? {
    guard !text.isEmpty else { return value(nil) }
    let isNumber = Format.FormatInput.self is any Numeric.Type
    let plain = isNumber ? locale.flatMap { PlainNumber.text(text, in: $0) } : nil
    let input =
      plain.flatMap { try? format.parseStrategy.parse($0) }
      ?? (try? format.parseStrategy.parse(text))
    return input.flatMap { value($0) }
  }

  override func localized(in environment: EnvironmentValues) -> Location<String> {
    // A format with a locale of its own keeps it.
    guard format.hasNoLocaleOfItsOwn else { return self }
    return FormattedLocation(
      base, format.visitors(in: environment), in: environment.locale, read: input, write: value)
  }

  override func isSame(as other: AnyObject) -> Bool {
    guard let other = other as? FormattedLocation<Value, Format> else { return false }
    return format == other.format && (base === other.base || base.isSame(as: other.base))
  }
}

/// Numbers with a point, which people type in every language.
enum PlainNumber {
  /// A number with a point as a locale writes it, or nil if the text is none, or means another number there.
  static func text(_ text: String, in locale: Locale) -> String? {
    guard let separator = locale.decimalSeparator, separator != "." else { return nil }
    let number = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }) else {
      return nil
    }
    // Three digits behind a point that groups digits are a group.
    guard parts[1].count != 3 || locale.groupingSeparator != "." else { return nil }
    return text.replacingOccurrences(of: ".", with: separator)
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

  override func takes(_ text: String) -> Bool { value(of: text) != nil }

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
  /// Whether it stands for no value.
  private var isRefused = false

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

  func typed(_ text: String, formatted: String, isRefused: Bool) {
    self.text = text
    self.isRefused = isRefused
    self.formatted = formatted
    changes.invalidate()
  }

  /// - Parameter refused: Called if the field shows its value instead of a text that stands for none.
  func end(_ refused: () -> Void) {
    guard text != nil else { return }
    text = nil
    if isRefused { refused() }
    isRefused = false
    changes.invalidate()
  }
}
