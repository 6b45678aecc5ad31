/// A use of a freestanding macro, taken apart.
struct MacroCall {
  let source: TokenizedSource
  /// The index of the number sign.
  let sign: Int
  /// The indices of the tokens after the macro's name: arguments and trailing closure.
  let arguments: Range<Int>

  /// Nil if the text is no macro call.
  init?(_ text: String) {
    source = TokenizedSource(text)
    let tokens = source.tokens
    guard let sign = tokens.firstIndex(where: { $0.text == "#" && $0.depth == 0 }),
      sign + 1 < tokens.count, tokens[sign + 1].kind == .word
    else { return nil }
    self.sign = sign
    var end = sign + 2
    while end + 1 < tokens.count, tokens[end].text == ".", tokens[end + 1].kind == .word {
      end += 2
    }
    arguments = end..<tokens.count
  }

  /// The macro's name, without a module.
  var name: String { source.tokens[arguments.lowerBound - 1].text }

  /// Attributes and modifiers before the macro.
  var attributes: String { source.text(ofTokens: 0..<sign) }

  /// The lines of the excerpt before the macro.
  var linesBefore: Int {
    source.bytes[..<source.tokens[sign].range.lowerBound].count { $0 == 0x0A }
  }

  /// The indices of the braces of the closure that is passed last: trailing, or labelled `label`.
  func closure(labelled label: String) -> (opening: Int, closing: Int)? {
    let tokens = source.tokens
    let opening = arguments.first { index in
      guard tokens[index].text == "{" else { return false }
      return tokens[index].depth == 0
        || (tokens[index].depth == 1 && tokens[index - 1].text == ":"
          && tokens[index - 2].text == label)
    }
    guard let opening, let closing = source.closing(of: opening) else { return nil }
    return (opening, closing)
  }
}
