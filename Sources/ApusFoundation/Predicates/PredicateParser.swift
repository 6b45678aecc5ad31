import Foundation

/// Reads the formats of predicates: comparisons, `AND`, `OR`, `NOT`, brackets, `%@`, `%K` and `%d`.
struct PredicateParser {
  struct Mistake: Error {
    let message: String
  }

  private enum Token: Equatable {
    case word(String)
    case quoted(String)
    case number(Double)
    case sign(String)
    case argument(Character)
  }

  private var tokens: [Token] = []
  private var position = 0
  private var arguments: [Any]

  /// - Throws: ``Mistake``, which says what is not understood.
  static func parse(_ format: String, _ arguments: [Any]) throws -> PredicateFormat {
    var parser = PredicateParser(arguments: arguments)
    parser.tokens = try split(format)
    let predicate = try parser.alternatives()
    guard parser.next == nil else { throw Mistake(message: "unexpected \(parser.nextWords)") }
    return predicate
  }

  private init(arguments: [Any]) { self.arguments = arguments }

  // MARK: Grammar

  private mutating func alternatives() throws -> PredicateFormat {
    var parts = [try conjunction()]
    while take("OR", "||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws -> PredicateFormat {
    var parts = [try negation()]
    while take("AND", "&&") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws -> PredicateFormat {
    if take("NOT", "!") { return .not(try negation()) }
    if take("(") {
      let inner = try alternatives()
      guard take(")") else { throw Mistake(message: "a bracket is not closed before \(nextWords)") }
      return inner
    }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    let left = try side()
    let comparison = try self.comparison()
    return .comparison(left, comparison, try side())
  }

  private mutating func comparison() throws -> PredicateFormat.Comparison {
    let words: String
    switch next {
    case .sign(let sign): words = sign
    case .word(let word): words = word.uppercased()
    default: throw Mistake(message: "a comparison was expected, not \(nextWords)")
    }
    let synonyms = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
    guard let kind = PredicateFormat.Comparison.Kind(rawValue: synonyms[words] ?? words) else {
      throw Mistake(message: "a comparison was expected, not \(nextWords)")
    }
    position += 1
    var comparison = PredicateFormat.Comparison(kind: kind)
    if take("[") {
      guard case .word(let letters) = next else {
        throw Mistake(message: "[c] or [cd] was expected")
      }
      position += 1
      if letters.lowercased().contains("c") { comparison.options.insert(.caseInsensitive) }
      if letters.lowercased().contains("d") { comparison.options.insert(.diacriticInsensitive) }
      guard take("]") else { throw Mistake(message: "[\(letters) is not closed") }
    }
    return comparison
  }

  private mutating func side() throws -> PredicateFormat.Side {
    guard let token = next else { throw Mistake(message: "something is missing at the end") }
    position += 1
    switch token {
    case .quoted(let text): return .value(.text(text))
    case .number(let number): return .value(.number(number))
    case .argument(let kind):
      guard !arguments.isEmpty else { throw Mistake(message: "there is no argument for %\(kind)") }
      let argument = arguments.removeFirst()
      if kind == "K" { return .key("\(argument)") }
      return .value(PredicateValue(argument))
    case .sign("{"):
      var values: [PredicateValue] = []
      while !take("}") {
        guard case .value(let value) = try side() else {
          throw Mistake(message: "a list holds values")
        }
        values.append(value)
        _ = take(",")
      }
      return .value(.list(values))
    case .sign: throw Mistake(message: "a key or a value was expected, not \(words(token))")
    case .word(let word):
      switch word.uppercased() {
      case "TRUE", "YES": return .value(.number(1))
      case "FALSE", "NO": return .value(.number(0))
      case "NIL", "NULL": return .value(.none)
      case "SELF": return .key("")
      default: return .key(word.uppercased().hasPrefix("SELF.") ? String(word.dropFirst(5)) : word)
      }
    }
  }

  // MARK: Tokens

  private var next: Token? { tokens.indices.contains(position) ? tokens[position] : nil }
  private var nextWords: String { next.map(words) ?? "the end" }

  private func words(_ token: Token) -> String {
    switch token {
    case .word(let text), .sign(let text): "“\(text)”"
    case .quoted(let text): "'\(text)'"
    case .number(let number): "\(number)"
    case .argument(let kind): "%\(kind)"
    }
  }

  private mutating func take(_ wanted: String...) -> Bool {
    switch next {
    case .sign(let sign) where wanted.contains(sign): break
    case .word(let word) where wanted.contains(word.uppercased()): break
    default: return false
    }
    position += 1
    return true
  }

  private static func split(_ format: String) throws -> [Token] {
    var tokens: [Token] = []
    var rest = Substring(format)
    while let letter = rest.first {
      if letter.isWhitespace {
        rest.removeFirst()
      } else if letter == "'" || letter == "\"" {
        tokens.append(.quoted(try quoted(&rest, letter)))
      } else if letter == "%" {
        rest.removeFirst()
        while let kind = rest.first, kind == "l" { rest.removeFirst() }
        guard let kind = rest.popFirst() else { throw Mistake(message: "% stands alone") }
        tokens.append(.argument(kind))
      } else if letter.isNumber || letter == "-" {
        let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        guard let number = Double(digits) else {
          throw Mistake(message: "“\(digits)” is no number")
        }
        tokens.append(.number(number))
        rest = rest.dropFirst(digits.count)
      } else if letter.isLetter || letter == "_" || letter == "@" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@".contains($0) }
        tokens.append(.word(String(word)))
        rest = rest.dropFirst(word.count)
      } else {
        let double = String(rest.prefix(2))
        let isDouble = ["==", "!=", "<=", ">=", "=<", "=>", "<>", "&&", "||"].contains(double)
        tokens.append(.sign(isDouble ? double : String(letter)))
        rest = rest.dropFirst(isDouble ? 2 : 1)
      }
    }
    return tokens
  }

  private static func quoted(_ rest: inout Substring, _ mark: Character) throws -> String {
    rest.removeFirst()
    var text = ""
    while let letter = rest.popFirst() {
      if letter == mark { return text }
      text.append(letter == "\\" ? rest.popFirst() ?? "\\" : letter)
    }
    throw Mistake(message: "a quoted text is not closed")
  }
}
