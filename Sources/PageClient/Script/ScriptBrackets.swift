/// What a script's brackets hold, found while its tokens come: only this tells a regular expression
/// from a division, and a property from a variable.
struct ScriptBrackets {
  private(set) var tokens: [ScriptToken] = []
  private var open: [Pair] = [Pair(index: -1)]

  private struct Pair {
    let index: Int
    /// `?` whose `:` is still to come.
    var questions = 0
    var awaitsMembers = false
  }

  private static let unknown: Set<String> = ["eval", "export", "with"]

  private var previous: ScriptToken? { tokens.last }

  private var around: ScriptToken? { open.last!.index < 0 ? nil : tokens[open.last!.index] }

  /// Whether the next `}` goes on with a template.
  var isInTemplate: Bool { around?.kind == .template }

  private func fault(_ token: ScriptToken, _ reason: String) -> ScriptFault {
    ScriptFault(line: token.line, reason: reason)
  }

  mutating func add(_ token: ScriptToken) throws {
    var token = token
    let index = tokens.count
    let (closes, opens) = brackets(of: token)
    if token.text == "{" { token.braces = try braces(before: token) }
    if token.text == "?" { open[open.count - 1].questions += 1 }
    if token.text == ":", open[open.count - 1].questions > 0 {
      open[open.count - 1].questions -= 1
      token.isAlternative = true
    }
    if token.kind == .name, !isProperty(token) {
      if token.text == "class" { open[open.count - 1].awaitsMembers = true }
      if Self.unknown.contains(token.text) { throw fault(token, "\(token.text) is not known") }
    }
    // `import(…)` is an expression, every other `import` that of a module.
    if let previous, previous.text == "import", !isProperty(previous, at: index - 1),
      token.text != "("
    {
      throw fault(previous, "import is not known")
    }
    if closes {
      let opener = open.removeLast().index
      guard opener >= 0, isPair(tokens[opener], token) else {
        throw fault(token, "\(token.text) closes nothing")
      }
      token.opener = opener
      tokens[opener].closer = index
    }
    token.around = open.last!.index
    tokens.append(token)
    if opens { open.append(Pair(index: index)) }
  }

  private func brackets(of token: ScriptToken) -> (closes: Bool, opens: Bool) {
    switch token.kind {
    case .punctuation:
      switch token.text {
      case ")", "]", "}": (true, false)
      case "(", "[", "{": (false, true)
      default: (false, false)
      }
    case .template: (token.text.first == "}", token.text.last == "{")
    default: (false, false)
    }
  }

  func finish(line: Int) throws -> [ScriptToken] {
    guard open.count == 1 else { throw ScriptFault(line: line, reason: "a bracket stays open") }
    return tokens
  }

  private func isPair(_ opener: ScriptToken, _ closer: ScriptToken) -> Bool {
    switch closer.text {
    case ")": opener.text == "("
    case "]": opener.text == "["
    case "}": opener.text == "{"
    default: opener.kind == .template
    }
  }

  /// Whether a name that comes next, or the one at an index, is that of a property.
  private func isProperty(_ token: ScriptToken, at index: Int? = nil) -> Bool {
    let index = index ?? tokens.count
    guard index > 0 else { return false }
    let before = tokens[index - 1]
    if before.text == "." || before.text == "?." { return true }
    let pair = index < tokens.count ? tokens[index].around : open.last!.index
    guard pair >= 0 else { return false }
    let braces = tokens[pair].braces
    guard braces == .object || braces == .members else { return false }
    switch before.text {
    case "{", ",", ";", "}", "*": return true
    default:
      return ScriptWords.modifiers.contains(before.text)
        || braces == .members && token.gap == .line
    }
  }

  /// Whether the newest token is a word of the language rather than a name.
  private var previousWord: String? {
    guard let previous, previous.kind == .name, ScriptWords.reserved.contains(previous.text),
      !isProperty(previous, at: tokens.count - 1)
    else { return nil }
    return previous.text
  }

  /// Whether parentheses belong to `if (…)` and the like.
  private func isHead(_ opener: Int) -> Bool {
    guard opener > 0, tokens[opener - 1].kind == .name else { return false }
    if opener > 1, [".", "?."].contains(tokens[opener - 2].text) { return false }
    if tokens[opener - 1].text == "await" { return opener > 1 && tokens[opener - 2].text == "for" }
    return ScriptWords.heads.contains(tokens[opener - 1].text)
  }

  private mutating func braces(before token: ScriptToken) throws -> ScriptToken.Braces {
    if open[open.count - 1].awaitsMembers {
      open[open.count - 1].awaitsMembers = false
      return .members
    }
    guard let previous else { return .statements }
    if let word = previousWord {
      switch word {
      case "else", "do", "try", "finally", "catch": return .statements
      case "return", "throw", "yield", "break", "continue", "debugger":
        return token.gap == .line ? .statements : .object
      case "static": return .function
      default:
        if ScriptWords.values.contains(word) { break }
        return .object
      }
    }
    switch previous.text {
    case ")": return isHead(previous.opener!) ? .statements : .function
    case "=>": return .function
    case ";", "}": return .statements
    case "{" where previous.braces == .statements || previous.braces == .function:
      return .statements
    case "{": throw fault(token, "{ stands where a property is expected")
    case ":":
      return previous.isAlternative || around?.braces == .object ? .object : .statements
    case "of" where around?.text == "(": return .object
    default: break
    }
    let isOperator =
      previous.kind == .punctuation && !["]", "++", "--"].contains(previous.text)
      || previous.kind == .template && previous.text.last == "{"
    if isOperator { return .object }
    guard token.gap == .line else { throw fault(token, "what { opens is not known") }
    return .statements
  }

  /// Whether a `/` that comes next begins a regular expression, rather than being a division.
  func takesExpression(line: Int) throws -> Bool {
    guard let previous else { return true }
    let unknown = ScriptFault(
      line: line, reason: "what / means after \(previous.text) is not known")
    switch previous.kind {
    case .number, .string, .regularExpression, .privateName: return false
    case .template: return previous.text.last == "{"
    case .name:
      if previous.text == "of", around?.text == "(" { throw unknown }
      guard let word = previousWord else { return false }
      if word == "await" || word == "yield" || word == "let" || word == "static" { throw unknown }
      return !ScriptWords.values.contains(word)
    case .punctuation:
      switch previous.text {
      case ")": return isHead(previous.opener!)
      case "]": return false
      case "}":
        switch tokens[previous.opener!].braces {
        case .object: return false
        case .statements: return true
        default: throw unknown
        }
      case "++", "--":
        // After a value they are a suffix.
        guard previous.gap != .line, tokens.count > 1 else { throw unknown }
        let operand = tokens[tokens.count - 2]
        guard
          operand.kind == .name && !ScriptWords.reserved.contains(operand.text)
            || operand.text == ")" || operand.text == "]"
        else { throw unknown }
        return false
      default: return true
      }
    }
  }
}
