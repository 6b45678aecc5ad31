/// What is wrong with a JSON text, and at which byte.
struct JSONError: Error, Equatable, CustomStringConvertible {
  var problem: String
  var offset: Int

  var description: String { "\(problem) at byte \(offset)" }
}

/// Reads one JSON document.
struct JSONReader {
  /// Nesting beyond this is refused, so that a hostile document cannot overflow the stack.
  static let deepestNesting = 256

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads `bytes` as one JSON document in UTF-8.
  static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.position == bytes.count else { throw reader.error("trailing characters") }
    return value
  }

  private func error(_ problem: String) -> JSONError {
    JSONError(problem: problem, offset: position)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func expect(_ character: Character) throws(JSONError) {
    guard next == character.asciiValue else { throw error("expected '\(character)'") }
    position += 1
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipSpace()
    guard let byte = next else { throw error("unexpected end") }
    switch byte {
    case UInt8(ascii: "{"): return try nested { reader throws(JSONError) in try reader.object() }
    case UInt8(ascii: "["): return try nested { reader throws(JSONError) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try text())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONError) -> JSONValue
  ) throws(JSONError) -> JSONValue {
    depth += 1
    guard depth <= Self.deepestNesting else { throw error("nesting too deep") }
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    for byte in word.utf8 {
      guard next == byte else { throw error("unknown word") }
      position += 1
    }
    return value
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = position
    while let byte = next, "+-.eE0123456789".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text) else {
      position = start
      throw error("expected a value")
    }
    return .number(number)
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    try expect("[")
    var values: [JSONValue] = []
    skipSpace()
    if next == UInt8(ascii: "]") {
      position += 1
      return .array(values)
    }
    while true {
      values.append(try value())
      skipSpace()
      if next == UInt8(ascii: ",") {
        position += 1
      } else {
        try expect("]")
        return .array(values)
      }
    }
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    try expect("{")
    var members: [String: JSONValue] = [:]
    skipSpace()
    if next == UInt8(ascii: "}") {
      position += 1
      return .object(members)
    }
    while true {
      skipSpace()
      let key = try text()
      skipSpace()
      try expect(":")
      members[key] = try value()
      skipSpace()
      if next == UInt8(ascii: ",") {
        position += 1
      } else {
        try expect("}")
        return .object(members)
      }
    }
  }

  private mutating func text() throws(JSONError) -> String {
    try expect("\"")
    var characters: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: characters, as: UTF8.self) else {
          throw error("text is not UTF-8")
        }
        return text
      case UInt8(ascii: "\\"):
        characters += Array(String(Character(try escaped())).utf8)
      case ..<0x20:
        throw error("control character in a text")
      default:
        characters.append(byte)
      }
    }
    throw error("text without an end")
  }

  /// The character that the escape after a backslash means.
  private mutating func escaped() throws(JSONError) -> Unicode.Scalar {
    guard let byte = next else { throw error("text without an end") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): return try scalar()
    default: throw error("unknown escape")
    }
  }

  private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first) else { throw error("lone surrogate") }
    try expect("\\")
    try expect("u")
    let second = try codeUnit()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar((first - 0xD800) << 10 + (second - 0xDC00) + 0x10000)
    else { throw error("lone surrogate") }
    return scalar
  }

  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    guard position + 4 <= bytes.count else { throw error("text without an end") }
    let digits = bytes[position..<position + 4]
    var unit: UInt32 = 0
    for digit in digits {
      guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else {
        throw error("unknown escape")
      }
      unit = unit << 4 + UInt32(value)
    }
    position += 4
    return unit
  }
}
