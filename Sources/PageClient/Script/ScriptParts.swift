/// A script as several modules, each of which knows the names of those before it. All are shortened as one,
/// so that they agree about the names.
struct ScriptParts {
  struct Part: Equatable {
    let body: String
    /// The names that it uses, by the part that declares them.
    let imports: [Int: [String]]
    /// Its names that a later part uses.
    fileprivate(set) var exports: [String] = []
  }

  private(set) var parts: [Part] = []

  /// Stands between the parts, on a level of its own.
  static let border = "debugger"

  /// - Parameter script: One function: `const live = () => { … debugger … }`.
  /// - Throws: ``ScriptFault`` if the parts cannot be modules: none can know what a later one declares,
  ///   and each changes only what it declares itself.
  init(_ script: String) throws {
    let begin = script.prefix { $0 != "{" }.count
    guard let end = script.lastIndex(of: "}") else {
      throw ScriptFault(line: 0, reason: "the script is no function")
    }
    let bodies = script[..<end].dropFirst(begin + 1)
      .split(separator: Self.border, omittingEmptySubsequences: false).map(String.init)
    let names = try bodies.map { try ScriptFreeNames($0) }
    for (index, (body, own)) in zip(bodies, names).enumerated() {
      for later in names[(index + 1)...] {
        if let name = own.free.keys.first(where: later.declared.contains) {
          throw ScriptFault(line: own.free[name]!, reason: "\(name) is declared by a later part")
        }
      }
      var imports: [Int: [String]] = [:]
      for (other, earlier) in names[..<index].enumerated() {
        if let name = own.assigned.keys.first(where: earlier.declared.contains) {
          throw ScriptFault(
            line: own.assigned[name]!, reason: "\(name) is an earlier part's to change")
        }
        let used = own.free.keys.filter(earlier.declared.contains).sorted()
        if !used.isEmpty { imports[other] = used }
        parts[other].exports = Set(parts[other].exports).union(used).sorted()
      }
      parts.append(Part(body: body, imports: imports))
    }
  }
}
