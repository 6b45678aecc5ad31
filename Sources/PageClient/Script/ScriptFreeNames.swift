/// The names that a part of a script declares for others, and those that it takes from them.
struct ScriptFreeNames {
  /// What every part of it knows.
  private(set) var declared: Set<String> = []
  /// Names of others, and a line that has them.
  private(set) var free: [String: Int] = [:]
  /// Names of others to which it gives values.
  private(set) var assigned: [String: Int] = [:]
  /// Names of others that are needed while the script is read: they stand in no function. What a function
  /// needs that is called at once is not known here.
  private(set) var immediate: [String: Int] = [:]

  private static let assignments: Set<String> = [
    "=", "+=", "-=", "*=", "/=", "??=", "||=", "&&=", "++", "--",
  ]

  init(_ part: String) throws {
    let tokens = try ScriptTokenizer.tokens(of: Array("()=>{\(part)\n}".utf8))
    let names = ScriptNames(tokens)
    let all = tokens.firstIndex { $0.text == "{" }!...tokens.count - 1
    for (name, regions) in names.regions where regions.contains(all) { declared.insert(name) }
    let functions = Self.functions(names).filter { $0 != all }
    for (index, token) in tokens.enumerated() where names.roles[index] != .none {
      let isKnown = names.regions[token.text]?.contains { $0.contains(index) } ?? false
      guard !isKnown else { continue }
      free[token.text] = token.line
      let (before, after) = (tokens[index - 1].text, tokens[index + 1].text)
      if Self.assignments.contains(after) || before == "++" || before == "--" {
        assigned[token.text] = token.line
      }
      if !functions.contains(where: { $0.contains(index) }) { immediate[token.text] = token.line }
    }
  }

  /// The bodies of all functions, as token indices.
  private static func functions(_ names: ScriptNames) -> [ClosedRange<Int>] {
    let tokens = names.tokens
    return tokens.indices.compactMap { index in
      if tokens[index].braces == .function { return index...tokens[index].closer! }
      guard tokens[index].text == "=>", tokens[index + 1].braces != .function else { return nil }
      return index + 1...max(index + 1, names.lines.end(from: index + 1) - 1)
    }
  }
}
