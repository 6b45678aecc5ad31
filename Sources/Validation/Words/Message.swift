/// A sentence with gaps, in the notation of ICU's MessageFormat.
///
/// ```swift
/// let message: Message = "Pick {maximum, plural, one {# colour} other {# colours}} at most."
/// ```
///
/// - `{name}` is the value of an argument.
/// - `{name, plural, =0 {none} one {# word} other {# words}}` chooses by a count; `#` is the count.
///   The forms are those of the language; `=0` is for just this number.
/// - `{name, select, bytes {…} other {…}}` chooses by a word.
/// - Between apostrophes braces are text; two apostrophes are one: `'{'`, `don''t`. A single
///   apostrophe before anything else is itself.
public struct Message: Sendable, Hashable {
  indirect enum Piece: Sendable, Hashable {
    case text(String)
    case argument(String)
    case count
    case choice(String, isPlural: Bool, [String: [Piece]])
  }

  /// The message as it was written.
  public let source: String
  let pieces: [Piece]

  /// Reads a message.
  ///
  /// - Throws: A ``MessageError`` if a brace is not closed or a choice has no form `other`.
  public init(_ source: String) throws(MessageError) {
    self.source = source
    var parser = MessageParser(source)
    pieces = try parser.parse()
  }

  public static func == (first: Message, second: Message) -> Bool { first.source == second.source }
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension Message: ExpressibleByStringLiteral {
  /// A message written in the source. A text that is no message stops the program.
  public init(stringLiteral source: String) {
    do {
      try self.init(source)
    } catch {
      preconditionFailure("“\(source)” is no message: \(error).")
    }
  }
}

extension Message: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let source = try container.decode(String.self)
    do {
      try self.init(source)
    } catch {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(source)” is no message: \(error).")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(source)
  }
}

/// Why a text is no message.
public struct MessageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, for the author of the message.
  public let reason: String
  /// Where, as a count of Unicode scalars from the beginning.
  public let offset: Int

  public var description: String { "\(reason), at \(offset)" }
}

private struct MessageParser {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// How many plurals surround what is read: only there `#` is the count.
  private var plurals = 0
  private var depth = 0

  private static let deepest = 16

  init(_ source: String) {
    scalars = Array(source.unicodeScalars)
  }

  mutating func parse() throws(MessageError) -> [Message.Piece] {
    let pieces = try self.pieces()
    guard index == scalars.count else { throw error("a brace that was never opened") }
    return pieces
  }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private func error(_ reason: String) -> MessageError {
    MessageError(reason: reason, offset: index)
  }

  private mutating func pieces() throws(MessageError) -> [Message.Piece] {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw error("too many choices inside each other") }
    var pieces: [Message.Piece] = []
    var text = ""
    func close() { if !text.isEmpty { pieces.append(.text(text)) } }
    while let scalar = next, scalar != "}" {
      if scalar == "{" {
        close()
        text = ""
        pieces.append(try gap())
      } else if scalar == "#", plurals > 0 {
        close()
        text = ""
        pieces.append(.count)
        index += 1
      } else if scalar == "'" {
        text += quoted()
      } else {
        text.unicodeScalars.append(scalar)
        index += 1
      }
    }
    close()
    return pieces
  }

  private mutating func quoted() -> String {
    index += 1
    guard let first = next else { return "'" }
    if first == "'" {
      index += 1
      return "'"
    }
    guard first == "{" || first == "}" || first == "#" && plurals > 0 else { return "'" }
    var text = ""
    while let scalar = next {
      index += 1
      if scalar == "'" {
        guard next == "'" else { break }
        index += 1
      }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  private mutating func gap() throws(MessageError) -> Message.Piece {
    index += 1
    let name = try word("a gap without a name")
    if next == "}" {
      index += 1
      return .argument(name)
    }
    try expect(",")
    let kind = try word("a gap without a kind")
    guard kind == "plural" || kind == "select" else { throw error("the unknown kind “\(kind)”") }
    try expect(",")
    var forms: [String: [Message.Piece]] = [:]
    if kind == "plural" { plurals += 1 }
    skipSpaces()
    while next != "}" {
      let form = try word("a choice that isn't closed")
      try expect("{")
      forms[form] = try pieces()
      try expect("}")
      skipSpaces()
    }
    if kind == "plural" { plurals -= 1 }
    index += 1
    guard forms["other"] != nil else { throw error("a choice without the form “other”") }
    return .choice(name, isPlural: kind == "plural", forms)
  }

  private mutating func word(_ reason: String) throws(MessageError) -> String {
    skipSpaces()
    var word = ""
    while let scalar = next, scalar != ",", scalar != "{", scalar != "}",
      !scalar.properties.isWhitespace
    {
      word.unicodeScalars.append(scalar)
      index += 1
    }
    skipSpaces()
    guard !word.isEmpty, next != nil else { throw error(reason) }
    return word
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(MessageError) {
    guard next == scalar else { throw error("“\(scalar)” expected") }
    index += 1
  }

  private mutating func skipSpaces() {
    while next?.properties.isWhitespace == true { index += 1 }
  }
}
