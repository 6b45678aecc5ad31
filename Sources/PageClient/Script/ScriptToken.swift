/// A token of a script.
struct ScriptToken: Equatable, Sendable {
  enum Kind: Sendable {
    case name, privateName, number, string, template, regularExpression, punctuation
  }

  /// What stands between a token and the one before: a comment is as the white space around it.
  enum Gap: Comparable, Sendable { case nothing, space, line }

  /// What a pair of braces holds.
  enum Braces: Sendable {
    /// Statements; what follows the pair is a statement of its own.
    case statements
    /// The body of a function, which ends a statement or is part of one.
    case function
    /// The properties of an object, or of a pattern.
    case object
    /// The members of a class.
    case members
  }

  let kind: Kind
  /// As in the source. A template has a part before, between and after its expressions: ``a${``, `}b`` `.
  let text: String
  let line: Int
  let gap: Gap
  /// The token that opened the brackets around this one, or -1. A bracket stands in its own pair's
  /// surroundings.
  var around = -1
  /// For what opens: the token that closes it. For what closes: the one that opened it. A template's
  /// middle part does both.
  var closer: Int?
  var opener: Int?
  var braces: Braces?
  /// Of `:` only: it belongs to a `?`.
  var isAlternative = false

  var opens: Bool { closer != nil }
  var closes: Bool { opener != nil }
}

/// Syntax that is not supported or not valid.
struct ScriptFault: Error, Equatable, CustomStringConvertible {
  let line: Int
  let reason: String

  var description: String { "line \(line): \(reason)" }
}

enum ScriptWords {
  /// No variable can be called so.
  static let reserved: Set<String> = [
    "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default",
    "delete", "do", "else", "enum", "export", "extends", "false", "finally", "for", "function",
    "if", "implements", "import", "in", "instanceof", "interface", "let", "new", "null", "package",
    "private", "protected", "public", "return", "static", "super", "switch", "this", "throw",
    "true", "try", "typeof", "var", "void", "while", "with", "yield",
  ]

  /// Names that mean something of their own in some places.
  static let special: Set<String> = [
    "arguments", "as", "async", "eval", "from", "get", "of", "set", "undefined", "NaN", "Infinity",
  ]

  /// These are values, as a name is.
  static let values: Set<String> = ["false", "null", "super", "this", "true"]

  /// `)` of their parentheses ends no expression.
  static let heads: Set<String> = ["catch", "for", "if", "switch", "while"]

  static let modifiers: Set<String> = ["async", "get", "set", "static"]
}
