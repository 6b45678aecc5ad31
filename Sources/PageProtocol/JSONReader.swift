/// What is wrong with a message.
package enum MessageError: String, Error, CaseIterable {
  /// Not JSON, or JSON that no page writes.
  case malformed
  /// Longer than any page's message.
  case tooLong
  /// JSON, but no message of this protocol.
  case unknown
}

/// A value in a message of a page.
package enum MessageValue: Equatable {
  case integer(Int)
  case number(Double)
  case text(String)
  case null
  case list([MessageValue])

  package var integer: Int? { if case .integer(let value) = self { value } else { nil } }
  package var text: String? { if case .text(let value) = self { value } else { nil } }
  package var list: [MessageValue]? { if case .list(let value) = self { value } else { nil } }
  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
}

/// Reads the JSON that pages send: arrays of numbers, texts, null and arrays, two levels deep.
///
/// One pass over the bytes, bounded by their number; no recursion beyond two levels, whatever is
/// sent. Objects, `true`, `false`, and white space, which no page writes, are refused.
struct JSONReader {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0

  private static let maximumDepth = 2
  private static let maximumCount = 1024

  /// Reads a whole message.
  static func read(_ bytes: UnsafeRawBufferPointer) throws(MessageError) -> [MessageValue] {
    var reader = JSONReader(bytes: bytes)
    guard case .list(let values) = try reader.value(depth: 0), reader.offset == bytes.count else {
      throw .malformed
    }
    return values
  }

  /// Reads a message that is nothing but a few whole numbers from 0 on, as most are, without asking
  /// for memory.
  /// - Returns: Nil if it is anything else; right or wrong is for ``read(_:)`` to say.
  static func readNumbers(_ bytes: UnsafeRawBufferPointer) -> (values: SIMD8<Int>, count: Int)? {
    guard bytes.count > 2, bytes[0] == UInt8(ascii: "["),
      bytes[bytes.count - 1] == UInt8(ascii: "]")
    else { return nil }
    var values = SIMD8<Int>()
    var count = 0
    var value = 0
    var digits = 0
    for index in 1..<bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard digits == 0 || value > 0, digits < 15 else { return nil }
        value = value &* 10 &+ Int(byte &- UInt8(ascii: "0"))
        digits &+= 1
      case UInt8(ascii: ","), UInt8(ascii: "]"):
        let isLast = index == bytes.count - 1
        guard digits > 0, count < 8, isLast == (byte == UInt8(ascii: "]")) else { return nil }
        values[count] = value
        count &+= 1
        (value, digits) = (0, 0)
      default: return nil
      }
    }
    return (values, count)
  }

  private init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func value(depth: Int) throws(MessageError) -> MessageValue {
    switch next {
    case UInt8(ascii: "["): return try list(depth: depth)
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "n"):
      guard bytes[offset...].starts(with: "null".utf8) else { throw .malformed }
      offset += 4
      return .null
    case .some(UInt8(ascii: "0")...UInt8(ascii: "9")), UInt8(ascii: "-"): return try number()
    default: throw .malformed
    }
  }

  private mutating func list(depth: Int) throws(MessageError) -> MessageValue {
    guard depth < Self.maximumDepth else { throw .malformed }
    offset += 1
    var values: [MessageValue] = []
    if next == UInt8(ascii: "]") {
      offset += 1
      return .list(values)
    }
    while true {
      guard values.count < Self.maximumCount else { throw .tooLong }
      values.append(try value(depth: depth + 1))
      let separator = next
      offset += 1
      switch separator {
      case UInt8(ascii: ","): continue
      case UInt8(ascii: "]"): return .list(values)
      default: throw .malformed
      }
    }
  }

  // MARK: Numbers

  private mutating func number() throws(MessageError) -> MessageValue {
    let start = offset
    var isWhole = true
    if next == UInt8(ascii: "-") { offset += 1 }
    let first = next
    let digits = try self.digits()
    if digits > 1, first == UInt8(ascii: "0") { throw .malformed }
    if next == UInt8(ascii: ".") {
      isWhole = false
      offset += 1
      _ = try self.digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      isWhole = false
      offset += 1
      if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { offset += 1 }
      _ = try self.digits()
    }
    guard offset - start <= 32 else { throw .malformed }
    if isWhole, digits <= 15 {
      var value = 0
      for byte in bytes[start..<offset] where byte != UInt8(ascii: "-") {
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      }
      return .integer(bytes[start] == UInt8(ascii: "-") ? -value : value)
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = Double(text), value.isFinite else { throw .malformed }
    return .number(value)
  }

  /// At least one digit.
  private mutating func digits() throws(MessageError) -> Int {
    let start = offset
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    guard offset > start else { throw .malformed }
    return offset - start
  }

  // MARK: Texts

  private mutating func string() throws(MessageError) -> String {
    offset += 1
    let start = offset
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        defer { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case 0..<32: throw .malformed
      default: offset += 1
      }
    }
    throw .malformed
  }

  private mutating func escapedString(from start: Int) throws(MessageError) -> String {
    var utf8 = Array(bytes[start..<offset])
    while let byte = next {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: utf8, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &utf8)
      case 0..<32: throw .malformed
      default: utf8.append(byte)
      }
    }
    throw .malformed
  }

  private mutating func escape(into utf8: inout [UInt8]) throws(MessageError) {
    guard let letter = next else { throw .malformed }
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): utf8.append(letter)
    case UInt8(ascii: "n"): utf8.append(10)
    case UInt8(ascii: "r"): utf8.append(13)
    case UInt8(ascii: "t"): utf8.append(9)
    case UInt8(ascii: "b"): utf8.append(8)
    case UInt8(ascii: "f"): utf8.append(12)
    case UInt8(ascii: "u"):
      var scalar = UInt32(try hexadecimal())
      if (0xD800..<0xDC00).contains(scalar) {
        let mark = offset
        if next == UInt8(ascii: "\\"), offset + 1 < bytes.count,
          bytes[offset + 1] == UInt8(ascii: "u")
        {
          offset += 2
          let low = UInt32(try hexadecimal())
          if (0xDC00..<0xE000).contains(low) {
            scalar = 0x10000 + (scalar - 0xD800) << 10 + (low - 0xDC00)
          } else {
            offset = mark
          }
        }
      }
      // Half of a character, which a browser may send while one is being typed.
      let character = Unicode.Scalar(scalar) ?? "\u{FFFD}"
      utf8.append(contentsOf: Array(String(Character(character)).utf8))
    default: throw .malformed
    }
  }

  private mutating func hexadecimal() throws(MessageError) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next else { throw .malformed }
      offset += 1
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: throw .malformed
      }
      value = value << 4 | UInt16(digit)
    }
    return value
  }
}
