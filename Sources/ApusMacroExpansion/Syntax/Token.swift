/// The smallest part of Swift source that has a meaning.
struct Token: Equatable {
  enum Kind: Equatable {
    /// A name or a keyword; backticks belong to it.
    case word
    /// A run of operator characters, with `=`, `->`, `.`, `&`, `?` and `!`.
    case operation
    /// One of `( ) [ ] { } , : ; @ #`.
    case punctuation
    /// A number, a text with its interpolations, or a regular expression.
    case literal
  }

  var kind: Kind
  /// The bytes of the source that it covers.
  var range: Range<Int>
  var text: String
  /// Whether it is the first on its line.
  var startsLine: Bool
  var spaceBefore: Bool
  var spaceAfter: Bool
  /// How many brackets are open around it; an opening and its closing bracket share a depth.
  var depth: Int

  var opens: Bool { kind == .punctuation && ["(", "[", "{"].contains(text) }
  var closes: Bool { kind == .punctuation && [")", "]", "}"].contains(text) }
}

/// A Swift text and its tokens, as far as macros need them: where texts, comments and brackets
/// begin and end. It judges nothing; the compiler has parsed the text before.
struct TokenizedSource {
  let bytes: [UInt8]
  let tokens: [Token]

  init(_ text: String) {
    bytes = Array(text.utf8)
    var lexer = Lexer(bytes)
    tokens = lexer.tokens()
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The text from the first to the last of some tokens, with all that lies between them.
  func text(ofTokens range: Range<Int>) -> String {
    guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
    return text(first.range.lowerBound..<last.range.upperBound)
  }

  /// The index of the bracket that closes the one at `opening`.
  func closing(of opening: Int) -> Int? {
    tokens[(opening + 1)...].firstIndex { $0.closes && $0.depth == tokens[opening].depth }
  }
}
