/// How far an app is from running on Apus.
public struct CheckResult: Sendable {
  /// A target, with how many of its files run.
  struct Share: Sendable {
    var target: AppTarget
    var running: Int

    var percent: Int { CheckResult.percent(running, of: target.sources.count) }
  }

  /// All places of one cause.
  struct Group: Sendable {
    var cause: Cause
    /// In the order of path, line and column.
    var places: [Finding]

    var files: Int { Set(places.map(\.path)).count }
  }

  let description: String
  let shares: [Share]
  /// The causes that stop the most files come first.
  let groups: [Group]
  let running: [String]
  let numberOfFiles: Int
  let problems: [Problem]
  /// The folder that paths are told from, and its name on the command line.
  let folder: String
  let folderAsGiven: String

  /// How many places there are that stop a file.
  public var numberOfFindings: Int {
    groups.filter(\.cause.stops).reduce(0) { $0 + $1.places.count }
  }

  /// The share in percent. Only an app without a finding has 100.
  var percent: Int { Self.percent(running.count, of: numberOfFiles) }

  static func percent(_ part: Int, of whole: Int) -> Int { whole == 0 ? 0 : part * 100 / whole }

  /// The exit code of a process that did this: 2 if a part of the app could not be read, 1 if there are
  /// more findings than the limit, else 0.
  public func exitCode(limit: Int?) -> Int32 {
    if problems.contains(where: \.isError) { return 2 }
    return limit.map { numberOfFindings > $0 } == true ? 1 : 0
  }

  /// A path as the reader would write it.
  func shown(_ path: String) -> String {
    guard path.hasPrefix(folder + "/") else { return path }
    let rest = String(path.dropFirst(folder.count + 1))
    if folderAsGiven == "." || folderAsGiven.isEmpty { return rest }
    return folderAsGiven.hasSuffix("/") ? folderAsGiven + rest : "\(folderAsGiven)/\(rest)"
  }
}
