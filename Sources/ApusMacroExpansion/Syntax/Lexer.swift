/// Splits Swift source into tokens.
struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var found: [Token] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func tokens() -> [Token] {
    while let token = next() { found.append(token) }
    return found
  }

  private func byte(_ ahead: Int = 0) -> UInt8? {
    position + ahead < bytes.count ? bytes[position + ahead] : nil
  }

  private func sees(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func next() -> Token? {
    let before = position
    let sawLine = skipSpaceAndComments()
    guard position < bytes.count else { return nil }
    let start = position
    let kind = scan()
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let open = found.last.map { $0.opens ? $0.depth + 1 : $0.depth } ?? 0
    let closes = kind == .punctuation && [")", "]", "}"].contains(text)
    return Token(
      kind: kind, range: start..<position, text: text,
      startsLine: sawLine || found.isEmpty, spaceBefore: start > before || start == 0,
      spaceAfter: byte().map { $0 <= 0x20 } ?? true,
      depth: closes ? open - 1 : open)
  }

  /// Whether a line ended on the way.
  private mutating func skipSpaceAndComments() -> Bool {
    var sawLine = false
    while let byte = byte() {
      if byte == 0x0A || byte == 0x0D {
        sawLine = true
        position += 1
      } else if byte <= 0x20 {
        position += 1
      } else if sees("//") {
        while let byte = self.byte(), byte != 0x0A, byte != 0x0D { position += 1 }
      } else if sees("/*") {
        sawLine = skipBlockComment() || sawLine
      } else {
        break
      }
    }
    return sawLine
  }

  private mutating func skipBlockComment() -> Bool {
    var sawLine = false
    var depth = 0
    repeat {
      if sees("/*") {
        depth += 1
        position += 2
      } else if sees("*/") {
        depth -= 1
        position += 2
      } else {
        sawLine = sawLine || byte() == 0x0A
        position += 1
      }
    } while depth > 0 && position < bytes.count
    return sawLine
  }

  private mutating func scan() -> Token.Kind {
    let first = bytes[position]
    if first == UInt8(ascii: "\"") {
      skipText(hashes: 0)
      return .literal
    }
    if first == UInt8(ascii: "#") {
      var hashes = 1
      while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
      if byte(hashes) == UInt8(ascii: "\"") {
        position += hashes
        skipText(hashes: hashes)
        return .literal
      }
      if byte(hashes) == UInt8(ascii: "/") {
        position += hashes + 1
        skip(through: [UInt8(ascii: "/")] + Array(repeating: UInt8(ascii: "#"), count: hashes))
        return .literal
      }
      position += 1
      return .punctuation
    }
    if first == UInt8(ascii: "`") {
      position += 1
      skip(through: [first])
      return .word
    }
    if Self.isDigit(first) {
      skipNumber()
      return .literal
    }
    if Self.continuesWord(first) {
      while let byte = byte(), Self.continuesWord(byte) { position += 1 }
      return .word
    }
    if first == UInt8(ascii: "/"), let length = regularExpressionLength {
      position += length
      return .literal
    }
    if Self.isOperator(first) {
      skipOperator()
      return .operation
    }
    position += 1
    return .punctuation
  }

  private mutating func skipOperator() {
    let start = position
    while let byte = byte(), Self.isOperator(byte) {
      if position > start, sees("//") || sees("/*") { return }
      position += 1
    }
  }

  private mutating func skipNumber() {
    while let byte = byte() {
      let exponentSign =
        (byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"))
        && (bytes[position - 1] | 0x20) == UInt8(ascii: "e") && !sawHexadecimalMark
      let point = byte == UInt8(ascii: ".") && self.byte(1).map(Self.isDigit) ?? false
      guard Self.continuesWord(byte) || exponentSign || point else { return }
      position += 1
    }
  }

  private var sawHexadecimalMark: Bool {
    var start = position
    while start > 0, Self.continuesWord(bytes[start - 1]) { start -= 1 }
    return bytes[start...].starts(with: "0x".utf8)
  }

  private mutating func skip(through end: [UInt8]) {
    while position < bytes.count, !bytes[position...].starts(with: end) { position += 1 }
    position = min(position + end.count, bytes.count)
  }

  /// Skips a text literal from its quote on, which `hashes` number signs precede.
  private mutating func skipText(hashes: Int) {
    let quotes = sees("\"\"\"") ? 3 : 1
    let marks = Array(repeating: UInt8(ascii: "#"), count: hashes)
    let end = Array(repeating: UInt8(ascii: "\""), count: quotes) + marks
    let escape = [UInt8(ascii: "\\")] + marks
    position += quotes
    while position < bytes.count, !bytes[position...].starts(with: end) {
      guard bytes[position...].starts(with: escape) else {
        position += 1
        continue
      }
      position += escape.count
      if byte() == UInt8(ascii: "(") {
        skipInterpolation()
      } else {
        position += 1
      }
    }
    position = min(position + end.count, bytes.count)
  }

  /// Skips `(…)`, in which texts and comments may hold brackets.
  private mutating func skipInterpolation() {
    let outer = found
    found = []
    var depth = 0
    repeat {
      guard let token = next() else { break }
      found.append(token)
      if token.text == "(" { depth += 1 }
      if token.text == ")" { depth -= 1 }
    } while depth > 0
    found = outer
  }

  /// The length of `/…/` where an operand may stand, or nil if the slash divides.
  private var regularExpressionLength: Int? {
    if let last = found.last {
      let endsOperand =
        last.kind == .literal || last.closes
        || (last.kind == .word && !["return", "in", "case", "try", "await"].contains(last.text))
        || (last.kind == .operation && ["?", "!"].contains(last.text))
      if endsOperand { return nil }
    }
    guard let next = byte(1), next > 0x20 else { return nil }
    var length = 1
    while let byte = byte(length), byte != 0x0A, byte != 0x0D {
      if byte == UInt8(ascii: "\\") {
        length += 1
      } else if byte == UInt8(ascii: "/") {
        return length + 1
      }
      length += 1
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func continuesWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    "/=-+!*%<>&|^~?.\\".utf8.contains(byte)
  }
}
