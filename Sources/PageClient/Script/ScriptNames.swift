/// The roles of the names in a script, and the scopes of its declarations.
struct ScriptNames {
  enum Role: Sendable {
    /// A keyword, a property, or not a name.
    case none
    case variable
    /// `{ a }`: a property, and the variable of the same name.
    case shorthand
    /// Possibly a label: the name is kept.
    case unknown
  }

  let tokens: [ScriptToken]
  let lines: ScriptLines
  private(set) var roles: [Role] = []
  /// The scopes of each declared name, as token indices; too small rather than too large. Names
  /// declared outside of all braces are shared with other scripts and not listed.
  private(set) var regions: [String: [ClosedRange<Int>]] = [:]
  /// Every `const` or `let` that comes straight after the declarations of another.
  private(set) var continuations: Set<Int> = []
  /// Every `const` that is inside of braces.
  private(set) var constants: Set<Int> = []

  init(_ tokens: [ScriptToken]) {
    self.tokens = tokens
    lines = ScriptLines(tokens: tokens)
    roles = tokens.indices.map(role)
    for index in tokens.indices { declare(at: index) }
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  // MARK: Roles

  private func isKey(_ index: Int) -> Bool {
    let around = tokens[index].around
    guard around >= 0, tokens[around].braces == .object else { return false }
    switch text(index - 1) {
    case "{": return index - 1 == around
    case ",": return true
    case "*":
      return index - 2 == around || text(index - 2) == ","
        || text(index - 2) == "async" && isKey(index - 2)
    case let word where ScriptWords.modifiers.contains(word): return isKey(index - 1)
    default: return false
    }
  }

  private func role(_ index: Int) -> Role {
    let token = tokens[index]
    guard token.kind == .name else { return .none }
    if text(index - 1) == "." || text(index - 1) == "?." { return .none }
    if isKey(index) {
      return ["}", ",", "="].contains(text(index + 1)) ? .shorthand : .none
    }
    if ScriptWords.reserved.contains(token.text) { return .none }
    if token.around >= 0, tokens[token.around].braces == .members { return .unknown }
    if text(index + 1) == ":", !tokens[index + 1].isAlternative { return .unknown }
    return .variable
  }

  /// Whether a name is a property's, and nothing else's.
  func isProperty(_ index: Int) -> Bool {
    guard tokens[index].kind == .name, roles[index] == .none else { return false }
    return text(index - 1) == "." || text(index - 1) == "?." || isKey(index)
  }

  // MARK: Declarations

  private mutating func declare(at index: Int) {
    let token = tokens[index]
    if token.text == "=>" { return declareParameters(ofArrow: index) }
    guard token.kind == .name, text(index - 1) != ".", text(index - 1) != "?.", !isKey(index) else {
      return
    }
    switch token.text {
    case "const", "let": declareVariables(after: index)
    case "catch" where text(index + 1) == "(":
      declareList(in: index + 1, beforeBody: lines.afterPair(at: index + 1))
    case "function":
      var opener = index + 1
      while opener < tokens.count, text(opener) != "(" { opener += 1 }
      guard opener < tokens.count else { return }
      declareList(in: opener, beforeBody: lines.afterPair(at: opener))
    default: break
    }
  }

  private mutating func add(_ names: [String], _ region: ClosedRange<Int>) {
    for name in names { regions[name, default: []].append(region) }
  }

  private mutating func declareList(in opener: Int, beforeBody body: Int) {
    guard text(body) == "{", let names = list(in: opener) else { return }
    add(names, opener...tokens[body].closer!)
  }

  private mutating func declareParameters(ofArrow arrow: Int) {
    let body = arrow + 1
    guard arrow > 0, body < tokens.count else { return }
    let end =
      tokens[body].braces == .function ? tokens[body].closer! : lines.end(from: body) - 1
    guard end >= body else { return }
    if let opener = tokens[arrow - 1].opener, text(arrow - 1) == ")" {
      if let names = list(in: opener) { add(names, opener...end) }
    } else if roles[arrow - 1] == .variable {
      add([text(arrow - 1)], arrow - 1...end)
    }
  }

  private mutating func declareVariables(after word: Int) {
    let around = tokens[word].around
    guard around >= 0, let region = region(ofVariablesIn: around) else { return }
    if text(word) == "const" { constants.insert(word) }
    var names: [String] = []
    var index = word + 1
    while let next = pattern(at: index, &names) {
      index = next
      if text(index) == "=" { index = lines.end(from: index + 1) }
      guard text(index) == "," else { break }
      index += 1
    }
    if ["const", "let"].contains(text(index)), tokens[index].around == around,
      tokens[index].gap == .line
    {
      continuations.insert(index)
    }
    add(names, region)
  }

  private func region(ofVariablesIn opener: Int) -> ClosedRange<Int>? {
    let closer = tokens[opener].closer!
    if let braces = tokens[opener].braces {
      return braces == .statements || braces == .function ? opener...closer : nil
    }
    guard text(opener) == "(", text(opener - 1) == "for" || text(opener - 1) == "await" else {
      return nil
    }
    let body = closer + 1
    guard body < tokens.count else { return nil }
    if tokens[body].braces == .statements { return opener...tokens[body].closer! }
    return opener...max(closer, lines.end(from: body, stopsAtComma: false) - 1)
  }

  // MARK: Patterns

  /// The names that a list of parameters declares, or nil if it is none.
  private func list(in opener: Int) -> [String]? {
    var names: [String] = []
    return elements(in: opener, &names) ? names : nil
  }

  /// The elements of a list of parameters or of an array's pattern.
  private func elements(in opener: Int, _ names: inout [String]) -> Bool {
    let closer = tokens[opener].closer!
    var index = opener + 1
    while index < closer {
      if text(index) == "," {
        index += 1
        continue
      }
      if text(index) == "..." { index += 1 }
      guard let next = pattern(at: index, &names) else { return false }
      index = text(next) == "=" ? lines.end(from: next + 1) : next
      guard index == closer || text(index) == "," else { return false }
    }
    return true
  }

  private func properties(in opener: Int, _ names: inout [String]) -> Bool {
    let closer = tokens[opener].closer!
    var index = opener + 1
    while index < closer {
      if text(index) == "," {
        index += 1
        continue
      }
      if roles[index] == .shorthand {
        names.append(text(index))
        index += 1
      } else {
        // `...` names the rest, a key what it stands for.
        if text(index) != "..." {
          index = text(index) == "[" ? lines.afterPair(at: index) : index + 1
          guard text(index) == ":" else { return false }
        }
        guard let next = pattern(at: index + 1, &names) else { return false }
        index = next
      }
      if text(index) == "=" { index = lines.end(from: index + 1) }
      guard index == closer || text(index) == "," else { return false }
    }
    return true
  }

  /// The index after a pattern, or nil if there is none.
  private func pattern(at index: Int, _ names: inout [String]) -> Int? {
    guard index < tokens.count else { return nil }
    switch text(index) {
    case "{":
      return properties(in: index, &names) ? tokens[index].closer! + 1 : nil
    case "[":
      return elements(in: index, &names) ? tokens[index].closer! + 1 : nil
    default:
      guard roles[index] == .variable else { return nil }
      names.append(text(index))
      return index + 1
    }
  }
}
