/// A regular expression that a whole text must match, in one pass over it.
///
/// ```swift
/// rules.field(\.postcode, .pattern("[0-9]{2}-[0-9]{3}"))
/// let pattern = try Pattern(textFromAFile)
/// pattern.matches("00-950")
/// ```
///
/// ## Syntax
/// Literals, `.`, classes such as `[a-z]` and `[^"]`, `\d \w \s` and their capitals, categories such
/// as `\p{L}` and `\p{Lu}`, groups, alternatives with `|`, and the repetitions
/// `* + ? {2} {2,} {2,5}`. `\d` and `\w` are ASCII, as for browsers and JSON Schema. A match is
/// always of the whole text; `^` at the beginning and `$` at the end change nothing.
///
/// Back references and looks ahead or behind are refused: with them a text can be found that takes
/// longer than the universe has. The time of a match grows with the length of the text and no
/// faster, whatever the pattern.
///
/// Texts are compared by Unicode scalars: an é that is written as e and an accent is two.
public struct Pattern: Sendable {
  /// The pattern as it was written.
  public let source: String
  let node: PatternNode
  let automaton: Automaton

  /// Reads a pattern.
  ///
  /// - Throws: A ``PatternError`` if it isn't one, or has more than 1,000 places when its counts
  ///   are written out.
  public init(_ source: String) throws(PatternError) {
    var parser = PatternParser(source)
    self.source = source
    node = try parser.parse()
    automaton = try Automaton(node)
  }

  /// Whether the whole text matches.
  public func matches(_ text: String) -> Bool {
    text.withBytes { automaton.matches($0) }
  }

  /// Whether the bytes of a whole text match.
  func matches(bytes: some TextBytes) -> Bool {
    automaton.matches(bytes)
  }

  /// Whether each step is one look into a table.
  var isTabled: Bool { automaton.table != nil }

  /// A pattern that means the same in ECMAScript with the flag `u` (JSON Schema) or `v` (the HTML
  /// attribute `pattern`), without anchors.
  public var ecmaScript: String { node.ecmaScript }
}

extension Pattern: ExpressibleByStringLiteral {
  /// A pattern written in the source. A text that is no pattern stops the program.
  public init(stringLiteral source: String) {
    do {
      try self.init(source)
    } catch {
      preconditionFailure("“\(source)” is no pattern: \(error).")
    }
  }
}

extension Pattern: Hashable {
  public static func == (first: Pattern, second: Pattern) -> Bool { first.source == second.source }
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
