/// A script as two modules, the second of which knows the names of the first. Both are shortened as one,
/// so that they agree about the names.
struct ScriptHalves {
  let first: String
  let second: String
  /// The names of the first that the second uses.
  let shared: [String]

  /// Stands between the halves, on a level of its own.
  static let border = "debugger"

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
    let one = try ScriptFreeNames(first)
    let other = try ScriptFreeNames(second)
    if let name = one.free.keys.first(where: other.declared.contains) {
      throw ScriptFault(line: one.free[name]!, reason: "\(name) is declared by the second half")
    }
    if let name = other.assigned.keys.first(where: one.declared.contains) {
      throw ScriptFault(
        line: other.assigned[name]!, reason: "\(name) is the first half's to change")
    }
    shared = other.free.keys.filter(one.declared.contains).sorted()
  }
}
