/// A value that completes a failure's code: the limit that was passed, the values that are offered.
///
/// What a person entered is never among them: a report may be logged and sent.
public enum FailureArgument: Sendable {
  /// A whole number.
  case integer(Int)
  /// A number with a fraction.
  case number(Double)
  /// A text, for example a unit or the path of another field.
  case text(String)
  /// Yes or no.
  case boolean(Bool)
  /// Several values in order.
  case list([FailureArgument])

  /// Makes an argument of a value: numbers and truth values as such, all else by its description.
  public init(_ value: some Any) {
    switch value {
    case let value as FailureArgument: self = value
    case let value as any BinaryInteger:
      self = Int(exactly: value).map(Self.integer) ?? .text("\(value)")
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as Bool: self = .boolean(value)
    case let value as String: self = .text(value)
    case let value as any RawRepresentable: self.init(value.rawValue)
    default: self = .text(String(describing: value))
    }
  }
}

extension FailureArgument: Hashable {
  /// A number is equal to a number of the same amount, also where only one of them is whole: JSON
  /// doesn't tell 3 from 3.0.
  public static func == (first: FailureArgument, second: FailureArgument) -> Bool {
    switch (first, second) {
    case (.integer(let first), .integer(let second)): first == second
    case (.text(let first), .text(let second)): first == second
    case (.boolean(let first), .boolean(let second)): first == second
    case (.list(let first), .list(let second)): first == second
    case (.integer(let whole), .number(let number)), (.number(let number), .integer(let whole)):
      Int(exactly: number) == whole
    case (.number(let first), .number(let second)): first == second
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .integer(let value): hasher.combine(value)
    case .number(let value):
      if let whole = Int(exactly: value) { hasher.combine(whole) } else { hasher.combine(value) }
    case .text(let value): hasher.combine(value)
    case .boolean(let value): hasher.combine(value)
    case .list(let values): hasher.combine(values)
    }
  }
}

extension FailureArgument: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else {
      self = .list(try container.decode([FailureArgument].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .boolean(let value): try container.encode(value)
    case .list(let values): try container.encode(values)
    }
  }
}

extension FailureArgument: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(stringLiteral value: String) { self = .text(value) }
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  public init(arrayLiteral elements: FailureArgument...) { self = .list(elements) }
}
