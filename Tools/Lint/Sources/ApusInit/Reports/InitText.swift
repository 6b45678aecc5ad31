/// A result for people.
public enum InitText {
  /// How many changed files are named.
  private static let numberOfNames = 20

  public static func text(of result: InitResult) -> String {
    var lines = ["\(result.description): \(headline(result))"]
    for target in result.package.targets {
      let files = target.sources.count
      lines.append(
        "  \(target.title) (\(target.kind.rawValue)): \(files) file\(files == 1 ? "" : "s")"
          + (target.name == target.title ? "" : ", as \(target.name)"))
    }
    if !result.changes.isNew { lines += changes(result.changes) }
    lines += rewritten(result)
    if !result.leftOut.isEmpty {
      lines += ["", "Not taken over, or otherwise"]
      for each in result.leftOut {
        lines += ["  \(shown(each.path, in: result)): \(each.reason)", "    \(each.advice)"]
      }
    }
    return (lines + next(result)).joined(separator: "\n")
  }

  private static func rewritten(_ result: InitResult) -> [String] {
    let lines = RewriteKind.allCases.compactMap { kind in
      result.rewritten[kind].map { "  \(kind.title): \($0) file\($0 == 1 ? "" : "s")" }
    }
    return lines.isEmpty ? [] : ["", "Rewritten copies for Linux"] + lines
  }

  private static func headline(_ result: InitResult) -> String {
    if result.changes.isEmpty { return "nothing changed" }
    return result.changes.isNew ? "the package is in .apus" : "the package in .apus is up to date"
  }

  private static func changes(_ changes: PackageFolder.Changes) -> [String] {
    let all =
      changes.added.map { "  + \($0)" } + changes.removed.map { "  - \($0)" }
      + changes.changed.map { "  ~ \($0)" }
    guard !all.isEmpty else { return [] }
    let rest = all.count - numberOfNames
    return ["", "Changes"] + all.prefix(numberOfNames) + (rest > 0 ? ["  and \(rest) more"] : [])
  }

  private static func next(_ result: InitResult) -> [String] {
    guard result.changes.isNew else { return [] }
    let path = shown(result.folder + "/.apus", in: result)
    let app = result.package.targets.first { $0.kind == .app }
    let hasTests = result.package.targets.contains { $0.kind == .tests }
    return [""]
      + (app.map { ["Serve it:  swift run --package-path \(path) \($0.name)"] } ?? [])
      + (hasTests ? ["Test it:   swift test --package-path \(path)"] : [])
  }

  private static func shown(_ path: String, in result: InitResult) -> String {
    path.hasPrefix(result.folder + "/") ? String(path.dropFirst(result.folder.count + 1)) : path
  }
}
