/// Minifies a script: without comments, with white space only where it means something, and with
/// declarations in one list, and with short names for what it declares and for its own properties,
/// which begin with `_`. Other properties, strings and regular expressions stay as they are.
enum ScriptShrinker {
  /// - Throws: ``ScriptFault`` if the script has syntax that is not supported.
  static func shrink(_ script: [UInt8]) throws -> [UInt8] {
    let tokens = try ScriptTokenizer.tokens(of: script)
    let names = ScriptNames(tokens)
    let short = ShortNames(names).names
    let properties = ShortProperties(names).names
    var written: [String] = []
    var gaps: [ScriptToken.Gap] = []
    for (index, token) in tokens.enumerated() {
      if names.continuations.contains(index) {
        written.append(",")
        gaps.append(.nothing)
        continue
      }
      gaps.append(
        names.continuations.contains(index - 1) ? .nothing : gap(before: index, names.lines))
      let role = names.roles[index]
      guard role != .none, let name = short[token.text] else {
        if names.isProperty(index) {
          written.append(properties[token.text] ?? token.text)
        } else if let number = number(index, names) {
          if gaps.last == .space { gaps[gaps.count - 1] = .nothing }
          written += ["!", number]
          gaps.append(.nothing)
        } else {
          // One word for all declarations: they make longer lists, and pack better.
          written.append(names.constants.contains(index) ? "let" : token.text)
        }
        continue
      }
      if role == .shorthand {
        written += [token.text, ":"]
        gaps += [.nothing, .nothing]
      }
      written.append(name)
    }
    var result: [UInt8] = []
    for (gap, text) in zip(gaps, written) {
      switch gap {
      case .nothing: break
      case .space: result.append(UInt8(ascii: " "))
      case .line: result.append(UInt8(ascii: "\n"))
      }
      result += text.utf8
    }
    try check(result, written, gaps)
    return result
  }

  /// For a token that is `true` or `false`: the number of which it is the opposite.
  private static func number(_ index: Int, _ names: ScriptNames) -> String? {
    let (token, next) = (names.tokens[index], index + 1)
    guard token.kind == .name, token.text == "true" || token.text == "false",
      token.around < 0 || names.tokens[token.around].braces != .members,
      next == names.tokens.count || names.tokens[next].kind != .template
        || names.tokens[next].closes,
      next == names.tokens.count || ![".", "?.", "(", "[", "**"].contains(names.tokens[next].text)
    else { return nil }
    return token.text == "true" ? "0" : "1"
  }

  /// Tokenizes the result again, to check that it has the same meaning.
  private static func check(
    _ script: [UInt8], _ written: [String], _ gaps: [ScriptToken.Gap]
  ) throws {
    let tokens = try ScriptTokenizer.tokens(of: script)
    for (index, token) in tokens.enumerated() {
      let isSame = index < written.count && token.text == written[index]
      guard isSame, index == 0 || token.gap == gaps[index] else {
        throw ScriptFault(line: token.line, reason: "\(token.text) of the short script is new")
      }
    }
    guard tokens.count == written.count else {
      throw ScriptFault(line: 0, reason: "the end of the short script is missing")
    }
  }

  private static func gap(before index: Int, _ lines: ScriptLines) -> ScriptToken.Gap {
    guard index > 0 else { return .nothing }
    let (before, token) = (lines.tokens[index - 1], lines.tokens[index])
    if token.gap == .line, !lines.isMeaningless(before: index) { return .line }
    return token.gap != .nothing && runTogether(before, token) ? .space : .nothing
  }

  private static func runTogether(_ before: ScriptToken, _ token: ScriptToken) -> Bool {
    if isWord(token), isWord(before) || before.kind == .regularExpression { return true }
    guard let last = before.text.utf8.last, let first = token.text.utf8.first else { return false }
    switch (Unicode.Scalar(last), Unicode.Scalar(first)) {
    case (_, "."): return before.kind == .number
    case ("+", "+"), ("-", "-"), ("/", "/"), ("<", "!"), ("-", ">"): return true
    default: return false
    }
  }

  private static func isWord(_ token: ScriptToken) -> Bool {
    switch token.kind {
    case .name, .privateName, .number: true
    default: false
    }
  }
}
