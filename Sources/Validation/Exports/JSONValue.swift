/// A piece of JSON whose objects keep the order of their members, so that the same rules give the
/// same text on each run.
public enum JSONValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A name and a value in an object.
  public struct Member: Sendable, Hashable {
    public let name: String
    public let value: JSONValue

    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The value of a member of an object.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  init(_ argument: FailureArgument) {
    switch argument {
    case .integer(let value): self = .integer(value)
    case .number(let value): self = .number(value)
    case .text(let value): self = .string(value)
    case .boolean(let value): self = .boolean(value)
    case .list(let values): self = .array(values.map { JSONValue($0) })
    }
  }

  /// The number as whole where it is.
  init(_ number: Double) {
    self = Int(exactly: number).map(JSONValue.integer) ?? .number(number)
  }
}

extension JSONValue: CustomStringConvertible {
  /// The text of the JSON, without white space.
  public var description: String {
    var text = ""
    write(to: &text, indentation: nil)
    return text
  }

  /// The text of the JSON, a member to a line.
  public var indented: String {
    var text = ""
    write(to: &text, indentation: 0)
    return text
  }

  private func write(to text: inout String, indentation: Int?) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += value.isFinite ? String(value) : "null"
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      Self.write(values, "[", "]", to: &text, indentation) { value, text, indentation in
        value.write(to: &text, indentation: indentation)
      }
    case .object(let members):
      Self.write(members, "{", "}", to: &text, indentation) { member, text, indentation in
        Self.write(member.name, to: &text)
        text += indentation == nil ? ":" : ": "
        member.value.write(to: &text, indentation: indentation)
      }
    }
  }

  private static func write<Part>(
    _ parts: [Part], _ open: String, _ close: String, to text: inout String, _ indentation: Int?,
    write: (Part, inout String, Int?) -> Void
  ) {
    text += open
    let inner = indentation.map { $0 + 2 }
    func breakLine(_ indentation: Int?) {
      guard let indentation, !parts.isEmpty else { return }
      text += "\n" + String(repeating: " ", count: indentation)
    }
    for (index, part) in parts.enumerated() {
      if index > 0 { text += "," }
      breakLine(inner)
      write(part, &text, inner)
    }
    breakLine(indentation)
    text += close
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      // A page may hold the JSON within a script: neither an end tag nor a line end of JavaScript.
      case "<", "\u{2028}", "\u{2029}", "\0"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSONValue: Encodable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: Name.self)
      for member in members {
        try container.encode(member.value, forKey: Name(stringValue: member.name))
      }
    case .array(let values):
      var container = encoder.unkeyedContainer()
      for value in values { try container.encode(value) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .boolean(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .integer(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .number(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .string(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }
}
