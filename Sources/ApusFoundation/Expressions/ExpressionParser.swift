import Foundation

/// Reads the formats of expressions. Powers bind most, then signs, then `*` and `/`, then `+` and `-`.
struct ExpressionParser {
  struct Mistake: Error {
    let message: String
  }

  private var rest: Substring
  private var arguments: [Any]

  /// - Throws: ``Mistake``, which says what is not understood.
  static func parse(_ format: String, _ arguments: [Any]) throws -> ExpressionTree {
    var parser = ExpressionParser(rest: Substring(format), arguments: arguments)
    let tree = try parser.sum()
    guard parser.next == nil else { throw Mistake(message: "unexpected “\(parser.rest)”") }
    return tree
  }

  private mutating func sum() throws -> ExpressionTree {
    var left = try product()
    while let operation: ExpressionTree.Operation = take("+") ? .plus : take("-") ? .minus : nil {
      left = .operation(left, operation, try product())
    }
    return left
  }

  private mutating func product() throws -> ExpressionTree {
    var left = try signed()
    while let operation: ExpressionTree.Operation =
      take("*") ? .times : take("/") ? .divided : nil
    {
      left = .operation(left, operation, try signed())
    }
    return left
  }

  private mutating func signed() throws -> ExpressionTree {
    if take("-") { return .negation(try signed()) }
    if take("+") { return try signed() }
    let base = try value()
    return take("**") ? .operation(base, .power, try signed()) : base
  }

  private mutating func value() throws -> ExpressionTree {
    guard let first = next else { throw Mistake(message: "something is missing at the end") }
    if take("(") {
      let inner = try sum()
      guard take(")") else { throw Mistake(message: "a bracket is not closed") }
      return inner
    }
    if take("{") { return .list(try list(until: "}")) }
    if first == "%" { return try argument() }
    if first.isNumber || first == "." { return try number() }
    guard first.isLetter || first == "_" else {
      throw Mistake(message: "a number or a key was expected, not “\(first)”")
    }
    let word = String(rest.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) })
    rest = rest.dropFirst(word.count)
    if take("(") { return try call(word) }
    if word.uppercased() == "SELF" { return .key("") }
    return .key(word.uppercased().hasPrefix("SELF.") ? String(word.dropFirst(5)) : word)
  }

  private mutating func call(_ name: String) throws -> ExpressionTree {
    guard let function = ExpressionTree.Function(rawValue: name) else {
      throw Mistake(message: "there is no function “\(name)”")
    }
    let parts = try list(until: ")")
    guard !parts.isEmpty, parts.count == 1 || !function.takesOne else {
      throw Mistake(message: "“\(name)” has \(parts.count) arguments")
    }
    return .call(function, parts)
  }

  private mutating func list(until end: String) throws -> [ExpressionTree] {
    var parts: [ExpressionTree] = []
    while !take(end) {
      parts.append(try sum())
      if !take(","), next.map(String.init) != end {
        throw Mistake(message: "a list is not closed")
      }
    }
    return parts
  }

  private mutating func argument() throws -> ExpressionTree {
    rest.removeFirst()
    while rest.first == "l" { rest.removeFirst() }
    guard let kind = rest.popFirst() else { throw Mistake(message: "% stands alone") }
    guard !arguments.isEmpty else { throw Mistake(message: "there is no argument for %\(kind)") }
    let argument = arguments.removeFirst()
    return kind == "K" ? .key("\(argument)") : .constant(argument)
  }

  private mutating func number() throws -> ExpressionTree {
    var digits = rest.prefix { $0.isNumber || $0 == "." }
    let after = rest.dropFirst(digits.count)
    // An exponent, as in 1e-3.
    if let mark = after.first, "eE".contains(mark) {
      let sign = after.dropFirst().prefix { "+-".contains($0) }
      let exponent = after.dropFirst(1 + sign.count).prefix(while: \.isNumber)
      if !exponent.isEmpty { digits = rest.prefix(digits.count + 1 + sign.count + exponent.count) }
    }
    rest = rest.dropFirst(digits.count)
    if let whole = Int(digits) { return .constant(whole) }
    guard let number = Double(digits) else { throw Mistake(message: "“\(digits)” is no number") }
    return .constant(number)
  }

  /// The next letter that is no space.
  private var next: Character? {
    mutating get {
      rest = rest.drop(while: \.isWhitespace)
      return rest.first
    }
  }

  private mutating func take(_ wanted: String) -> Bool {
    guard next != nil, rest.hasPrefix(wanted) else { return false }
    // A power is no product.
    if wanted == "*", rest.hasPrefix("**") { return false }
    rest = rest.dropFirst(wanted.count)
    return true
  }
}
