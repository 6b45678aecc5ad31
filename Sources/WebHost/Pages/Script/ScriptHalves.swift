/// A script as two modules, the second of which knows the names of the first. Both are shortened as one,
/// so that they agree about the names.
struct ScriptHalves {
  let first: String
  let second: String
  /// The names of the first that the second uses.
  let shared: [String]

  /// Stands between the halves, on a level of its own.
  static let border = "debugger"

  private static let assignments: Set<String> = [
    "=", "+=", "-=", "*=", "/=", "??=", "||=", "&&=", "++", "--",
  ]

  /// - Parameter script: One function: `const live = () => { … debugger … }`.
  /// - Throws: ``ScriptFault`` if the halves cannot be modules: the first cannot know what the second
  ///   declares, and only the first can change what it declares itself.
  init(_ script: String) throws {
    let body = script.prefix { $0 != "{" }.count
    let parts = script.dropFirst(body + 1)
      .split(separator: Self.border, omittingEmptySubsequences: false)
    guard parts.count == 2, let end = parts[1].lastIndex(of: "}") else {
      throw ScriptFault(line: 0, reason: "the script has no two halves")
    }
    first = String(parts[0])
    second = String(parts[1][..<end])
    let one = try Names(first)
    let other = try Names(second)
    if let name = one.free.keys.first(where: other.declared.contains) {
      throw ScriptFault(line: one.free[name]!, reason: "\(name) is declared by the second half")
    }
    if let name = other.assigned.keys.first(where: one.declared.contains) {
      throw ScriptFault(
        line: other.assigned[name]!, reason: "\(name) is the first half's to change")
    }
    shared = other.free.keys.filter(one.declared.contains).sorted()
  }

  private struct Names {
    /// What every part of this half knows.
    var declared: Set<String> = []
    /// Names of others, and a line that has them.
    var free: [String: Int] = [:]
    var assigned: [String: Int] = [:]

    init(_ half: String) throws {
      let tokens = try ScriptTokenizer.tokens(of: Array("()=>{\(half)\n}".utf8))
      let names = ScriptNames(tokens)
      let all = tokens.firstIndex { $0.text == "{" }!...tokens.count - 1
      for (name, regions) in names.regions where regions.contains(all) { declared.insert(name) }
      for (index, token) in tokens.enumerated() where names.roles[index] != .none {
        let isKnown = names.regions[token.text]?.contains { $0.contains(index) } ?? false
        guard !isKnown else { continue }
        free[token.text] = token.line
        let (before, after) = (tokens[index - 1].text, tokens[index + 1].text)
        if ScriptHalves.assignments.contains(after) || before == "++" || before == "--" {
          assigned[token.text] = token.line
        }
      }
    }
  }
}
