/// Where a statement can end without a semicolon. A line break counts as an end unless what stands
/// on one side of it leaves no other reading, so some are taken for ends that are none.
struct ScriptLines {
  let tokens: [ScriptToken]

  private static let ends: Set<String> = ["}", ")", "]", "++", "--"]

  private static let beginnings: Set<String> = [
    "{", "(", "[", "++", "--", "+", "-", "*", "/", "/=", "!", "~", "...", "<",
  ]

  /// Whether the break before a token, if there is one, means nothing.
  func isMeaningless(before index: Int) -> Bool {
    guard index > 0 else { return true }
    return endsNothing(tokens[index - 1]) || beginsNothing(tokens[index])
  }

  private func endsNothing(_ token: ScriptToken) -> Bool {
    switch token.kind {
    case .template: token.text.last == "{"
    case .punctuation: !Self.ends.contains(token.text)
    default: false
    }
  }

  private func beginsNothing(_ token: ScriptToken) -> Bool {
    switch token.kind {
    case .template: token.text.first == "}"
    case .punctuation: !Self.beginnings.contains(token.text)
    default: false
    }
  }

  /// The index after the last token of the pair that opens at an index, a template's parts included.
  func afterPair(at index: Int) -> Int {
    var index = index
    while let closer = tokens[index].closer { index = closer }
    return index + 1
  }

  /// The index after an expression, or after a statement that `if` or `for` repeats: not after the
  /// end, sometimes before it.
  func end(from start: Int, stopsAtComma: Bool = true) -> Int {
    var index = start
    var questions = 0
    while index < tokens.count {
      let token = tokens[index]
      if index > start, token.gap == .line, !isMeaningless(before: index) { return index }
      if token.closes { return index }
      if token.opens {
        index = afterPair(at: index)
        if token.braces == .statements, index < tokens.count,
          !["else", "catch", "finally", "while"].contains(tokens[index].text)
        {
          return index
        }
        continue
      }
      switch token.text {
      case ";": return index
      case "," where stopsAtComma: return index
      case "?": questions += 1
      case ":":
        if questions == 0 { return index }
        questions -= 1
      default: break
      }
      index += 1
    }
    return index
  }
}
