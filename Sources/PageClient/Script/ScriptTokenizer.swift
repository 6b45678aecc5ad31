/// Splits a script into tokens, or throws where syntax is not supported. It is for our own scripts:
/// HTML comments, names with escapes and modules are refused.
struct ScriptTokenizer {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var brackets = ScriptBrackets()

  static func tokens(of script: [UInt8]) throws -> [ScriptToken] {
    var tokenizer = ScriptTokenizer(script)
    guard String(validating: script, as: UTF8.self) != nil else {
      throw ScriptFault(line: 1, reason: "it is not UTF-8")
    }
    while try tokenizer.next() {}
    return try tokenizer.brackets.finish(line: tokenizer.line)
  }

  private init(_ script: [UInt8]) {
    bytes = script
  }

  private func fault(_ reason: String) -> ScriptFault { ScriptFault(line: line, reason: reason) }

  /// The byte at a distance from the present one, or 0 beyond the end.
  private func byte(_ distance: Int = 0) -> UInt8 {
    place + distance < bytes.count ? bytes[place + distance] : 0
  }

  private func has(_ text: StaticString) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[place + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// U+2028 and U+2029 end a line, too.
  private var isLineEnd: Bool {
    byte() == .newline || byte() == .carriageReturn || has("\u{2028}") || has("\u{2029}")
  }

  private mutating func next() throws -> Bool {
    let gap = try skipGap()
    guard place < bytes.count else { return false }
    let (start, startLine) = (place, line)
    let kind = try kindOfNext()
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    try brackets.add(ScriptToken(kind: kind, text: text, line: startLine, gap: gap))
    return true
  }

  /// Steps over white space and comments.
  private mutating func skipGap() throws -> ScriptToken.Gap {
    var gap = brackets.tokens.isEmpty ? ScriptToken.Gap.line : .nothing
    while place < bytes.count {
      switch byte() {
      case .newline, .carriageReturn:
        if byte() == .newline { line += 1 }
        gap = .line
        place += 1
      case .space, .tab:
        gap = max(gap, .space)
        place += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        gap = max(gap, .space)
        while place < bytes.count, !isLineEnd { place += 1 }
        if has("\u{2028}") || has("\u{2029}") { throw fault("a line ends in another way") }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        gap = max(gap, .space)
        place += 2
        while !has("*/") {
          guard place < bytes.count else { throw fault("a comment does not end") }
          if isLineEnd { gap = .line }
          if byte() == .newline { line += 1 }
          place += 1
        }
        place += 2
      case UInt8(ascii: "<") where has("<!--"):
        throw fault("<!-- begins a comment")
      case UInt8(ascii: "-") where gap == .line && has("-->"):
        throw fault("--> is a comment")
      default: return gap
      }
    }
    return gap
  }

  private mutating func kindOfNext() throws -> ScriptToken.Kind {
    let first = byte()
    if first.beginsName { return skipName(.name) }
    if first.isDigit || (first == UInt8(ascii: ".") && byte(1).isDigit) { return try skipNumber() }
    switch first {
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return try skipString(first)
    case UInt8(ascii: "`"): return try skipTemplate()
    case UInt8(ascii: "}") where brackets.isInTemplate: return try skipTemplate()
    case UInt8(ascii: "#") where byte(1).beginsName:
      place += 1
      return skipName(.privateName)
    case UInt8(ascii: "/") where try brackets.takesExpression(line: line):
      return try skipExpression()
    default: return try skipPunctuation()
    }
  }

  private mutating func skipName(_ kind: ScriptToken.Kind) -> ScriptToken.Kind {
    while byte().continuesName { place += 1 }
    return kind
  }

  private mutating func skipNumber() throws -> ScriptToken.Kind {
    if byte() == UInt8(ascii: "0"), byte(1).beginsName {
      // 0x, 0o, 0b
      while byte().continuesName { place += 1 }
      return .number
    }
    func skipDigits() { while byte().isDigit || byte() == UInt8(ascii: "_") { place += 1 } }
    skipDigits()
    if byte() == UInt8(ascii: ".") {
      place += 1
      skipDigits()
    }
    if byte() | 0x20 == UInt8(ascii: "e") {
      place += 1
      if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { place += 1 }
      guard byte().isDigit else { throw fault("a number has no exponent") }
      skipDigits()
    }
    if byte() == UInt8(ascii: "n") { place += 1 }
    if byte().continuesName { throw fault("a number runs into a name") }
    return .number
  }

  private mutating func skipString(_ quote: UInt8) throws -> ScriptToken.Kind {
    place += 1
    while byte() != quote || place >= bytes.count {
      guard place < bytes.count, byte() != .newline, byte() != .carriageReturn else {
        throw fault("a string does not end")
      }
      skipCharacter()
    }
    place += 1
    return .string
  }

  /// One byte, or two if the first is a backslash.
  private mutating func skipCharacter() {
    if byte() == .backslash { place += 1 }
    if byte() == .newline { line += 1 }
    place += 1
  }

  /// From ` or } to ` or ${.
  private mutating func skipTemplate() throws -> ScriptToken.Kind {
    place += 1
    while true {
      guard place < bytes.count else { throw fault("a template does not end") }
      if byte() == UInt8(ascii: "`") {
        place += 1
        return .template
      }
      if has("${") {
        place += 2
        return .template
      }
      skipCharacter()
    }
  }

  private mutating func skipExpression() throws -> ScriptToken.Kind {
    place += 1
    var isInClass = false
    while byte() != UInt8(ascii: "/") || isInClass {
      guard place < bytes.count, !isLineEnd else {
        throw fault("a regular expression does not end")
      }
      if byte() == UInt8(ascii: "[") { isInClass = true }
      if byte() == UInt8(ascii: "]") { isInClass = false }
      skipCharacter()
    }
    place += 1
    return skipName(.regularExpression)
  }

  private mutating func skipPunctuation() throws -> ScriptToken.Kind {
    // Most stand alone.
    var longest = 1
    while longest < 4, byte(longest).isSign { longest += 1 }
    for length in (1...longest).reversed() {
      let text = String(decoding: bytes[place..<place + length], as: UTF8.self)
      guard Self.punctuation.contains(text) else { continue }
      // `a?.5:b` has no chain.
      if text == "?.", byte(2).isDigit { continue }
      place += length
      return .punctuation
    }
    throw fault("this character is not known: \(Unicode.Scalar(byte()))")
  }

  static let punctuation: Set<String> = [
    ">>>=", "...", "===", "!==", "**=", "<<=", ">>=", ">>>", "&&=", "||=", "??=", "=>", "==", "!=",
    "<=", ">=", "&&", "||", "??", "?.", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=",
    "<<", ">>", "**", "{", "}", "(", ")", "[", "]", ".", ";", ",", "<", ">", "+", "-", "*", "/",
    "%", "&", "|", "^", "!", "~", "?", ":", "=",
  ]
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let backslash = UInt8(ascii: "\\")

  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  fileprivate var beginsName: Bool {
    let lower = self | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$")
  }

  /// Whether it may be the second or a later one of a sign, such as of `?.`.
  fileprivate var isSign: Bool {
    switch self {
    case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "."), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "?"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "*"), UInt8(ascii: "<"):
      true
    default: false
    }
  }

  fileprivate var continuesName: Bool { beginsName || isDigit }
}
