import ViewGraph

/// A key of an app's string table; what stands in it is interpolated after the look-up.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// The key with `%@`, `%lld` … for what is interpolated.
  let key: String
  let arguments: [Argument]

  enum Argument: Equatable {
    case text(String)
    case view(Text)
  }

  public init(_ value: String) {
    key = value
    arguments = []
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
      key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    public mutating func appendInterpolation(_ string: String) { add("%@", string) }

    public mutating func appendInterpolation(_ text: Text) {
      key += "%@"
      arguments.append(.view(text))
    }

    public mutating func appendInterpolation<Value>(_ value: Value) {
      switch value {
      case is any BinaryInteger: add("%lld", "\(value)")
      case is any BinaryFloatingPoint: add("%lf", "\(value)")
      default: add("%@", "\(value)")
      }
    }

    public mutating func appendInterpolation<Value: _FormatSpecifiable>(
      _ value: Value, specifier: String
    ) {
      add(specifier, String(format: specifier, value._arg))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      add("%@", format.format(value))
    }

    private mutating func add(_ specifier: String, _ text: String) {
      key += specifier
      arguments.append(.text(text))
    }
  }

  /// The words in the environment's language; the key's own where the app has no translation.
  func resolved(in environment: EnvironmentValues) -> String {
    let format = StringTables.main.text(for: key, locale: environment.locale) ?? key
    guard !arguments.isEmpty || format.contains("%") else { return format }
    var result = ""
    var next = 0
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let specifier = rest.prefixMatch(of: Self.specifier) else {
        result += "%"
        continue
      }
      let index = specifier.output.1.map { Int($0.dropLast())! - 1 } ?? next
      next += 1
      if arguments.indices.contains(index) {
        switch arguments[index] {
        case .text(let text): result += text
        case .view(let text): result += text.resolved(in: environment)
        }
      }
      rest = rest[specifier.range.upperBound...]
    }
    return result + rest
  }

  private nonisolated(unsafe) static let specifier =
    /([0-9]+\$)?[-+0-9.#]*(?:ll|l|h|q)?[@dDiuUxXoOfFeEgGcCsSaA]/
}

public protocol _FormatSpecifiable: Equatable {
  var _arg: CVarArg { get }
}
extension Int: _FormatSpecifiable { public var _arg: CVarArg { self } }
extension Double: _FormatSpecifiable { public var _arg: CVarArg { self } }
extension Float: _FormatSpecifiable { public var _arg: CVarArg { self } }
extension Int64: _FormatSpecifiable { public var _arg: CVarArg { self } }

/// The string tables (`Localizable.strings` in `xx.lproj` folders) beside the program.
final class StringTables: @unchecked Sendable {
  static let main = StringTables()
  private let lock = NSLock()
  private var tables: [String: [String: String]] = [:]

  func text(for key: String, locale: Locale) -> String? {
    lock.withLock { table(for: locale)[key] }
  }

  private func table(for locale: Locale) -> [String: String] {
    if let table = tables[locale.identifier] { return table }
    let language = locale.language.languageCode?.identifier ?? "en"
    var table: [String: String] = [:]
    for name in [language, locale.identifier] {
      guard
        let path = Bundle.main.path(
          forResource: "Localizable", ofType: "strings", inDirectory: "\(name).lproj"),
        let data = FileManager.default.contents(atPath: path),
        let strings = try? PropertyListSerialization.propertyList(from: data, format: nil)
          as? [String: String]
      else { continue }
      table.merge(strings) { $1 }
    }
    tables[locale.identifier] = table
    return table
  }
}
