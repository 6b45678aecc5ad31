import ViewGraph

/// A key of an app's string table; what stands in it is interpolated after the look-up.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The key with `%@`, `%lld` … for what is interpolated.
  let key: String
  let arguments: [Argument]

  enum Argument: Equatable, Sendable {
    case text(String)
    case number(InterpolatedNumber)
    case view(Text)
  }

  /// A key without anything interpolated.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  init(key: String, arguments: [Argument]) {
    self.key = key
    self.arguments = arguments
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 3 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      key +=
        literal.utf8.contains(UInt8(ascii: "%"))
        ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    /// Interpolates a string; `%@` in the key.
    public mutating func appendInterpolation(_ string: String) { add("%@", string) }

    /// Interpolates a text with its styles; `%@` in the key.
    public mutating func appendInterpolation(_ text: Text) {
      key += "%@"
      arguments.append(.view(text))
    }

    /// Interpolates a picture; `%@` in the key.
    public mutating func appendInterpolation(_ image: Image) {
      appendInterpolation(Text(image))
    }

    /// Interpolates an attributed string with its styles; `%@` in the key.
    public mutating func appendInterpolation(_ text: AttributedString) {
      appendInterpolation(Text(text))
    }

    /// Interpolates what a formatter makes of an object, or its description; `%@` in the key.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      add("%@", formatter?.string(for: subject) ?? "\(subject)")
    }

    // Apple asks for `ReferenceConvertible`, which Linux's `Date` is not.
    /// Interpolates what a formatter makes of a value; `%@` in the key.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      add("%@", formatter.string(for: subject) ?? "\(subject)")
    }

    /// Interpolates a value: `%lld` in the key for integers, `%lf` for other numbers, `%@` for
    /// anything else. Numbers are written as the visitor writes them, such as `1,234`.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      switch value {
      case let value as any BinaryInteger: add(InterpolatedNumber(value, specifier: "%lld"))
      case let value as any BinaryFloatingPoint:
        add(InterpolatedNumber(Double(value), specifier: "%lf"))
      default: add("%@", "\(value)")
      }
    }

    /// Interpolates a number in the form of a specifier such as `%.2f`, which is also what the key
    /// has, as the visitor writes it.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(
      _ value: Value, specifier: String
    ) {
      add(InterpolatedNumber(value._arg, specifier: specifier))
    }

    /// Interpolates a value in the visitor's format; `%@` in the key.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      appendInterpolation(Text(value, format: format))
    }

    /// Interpolates a date, or the time to it; `%@` in the key.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Interpolates a span between two dates; `%@` in the key.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    /// Interpolates a span of time; `%@` in the key.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

    private mutating func add(_ number: InterpolatedNumber) {
      key += number.specifier
      arguments.append(.number(number))
    }

    private mutating func add(_ specifier: String, _ text: String) {
      key += specifier
      arguments.append(.text(text))
    }
  }
}

public protocol _FormatSpecifiable: Equatable {
  var _arg: CVarArg { get }
}
extension Int: _FormatSpecifiable { public var _arg: CVarArg { self } }
extension Int8: _FormatSpecifiable { public var _arg: CVarArg { self } }
extension Int16: _FormatSpecifiable { public var _arg: CVarArg { self } }
extension Int32: _FormatSpecifiable { public var _arg: CVarArg { self } }
extension Int64: _FormatSpecifiable { public var _arg: CVarArg { self } }
extension UInt: _FormatSpecifiable { public var _arg: CVarArg { self } }
extension UInt8: _FormatSpecifiable { public var _arg: CVarArg { self } }
extension UInt16: _FormatSpecifiable { public var _arg: CVarArg { self } }
extension UInt32: _FormatSpecifiable { public var _arg: CVarArg { self } }
extension UInt64: _FormatSpecifiable { public var _arg: CVarArg { self } }
extension Double: _FormatSpecifiable { public var _arg: CVarArg { self } }
extension Float: _FormatSpecifiable { public var _arg: CVarArg { self } }
extension CGFloat: _FormatSpecifiable { public var _arg: CVarArg { Double(self) } }
