/// A result for people.
public enum CheckText {
  /// How many of the files that run are named, unless all are asked for.
  private static let numberOfNames = 10

  /// - Parameter namesAll: whether all files that run are named.
  public static func text(of result: CheckResult, namesAll: Bool = false) -> String {
    var lines = ["\(result.description): \(percent(of: result))"]
    lines += table(result.shares)
    lines += section("What stops files", result.groups.filter(\.cause.stops), result)
    lines += section("Worth a look", result.groups.filter { $0.cause.kind == .condition }, result)
    lines += packages(result)
    lines += problems(result)
    lines += running(result, namesAll: namesAll)
    return lines.joined(separator: "\n")
  }

  private static func percent(of result: CheckResult) -> String {
    "\(result.running.count) of \(count(result.numberOfFiles, "file")) will run"
      + " (\(result.percent) %)"
  }

  private static func table(_ shares: [CheckResult.Share]) -> [String] {
    guard shares.count > 1 else { return [] }
    return shares.filter { !$0.target.sources.isEmpty }.map { share in
      "  \(share.target.name) (\(share.target.kind.rawValue)):"
        + " \(share.running) of \(share.target.sources.count) (\(share.percent) %)"
    }
  }

  private static func section(
    _ title: String, _ groups: [CheckResult.Group], _ result: CheckResult
  ) -> [String] {
    guard !groups.isEmpty else { return [] }
    return ["", title]
      + groups.flatMap { group -> [String] in
        let first = group.places[0]
        let more = group.places.count > 1 ? ", \(group.places.count) places, first" : ","
        return [
          "  \(group.cause.title): \(count(group.files, "file"))\(more)"
            + " \(result.shown(first.path)):\(first.line)",
          "    \(group.cause.kind == .name ? "why" : "instead"): \(group.cause.advice)",
        ]
      }
  }

  private static func packages(_ result: CheckResult) -> [String] {
    let groups = result.groups.filter { $0.cause.kind == .package }
    guard !groups.isEmpty else { return [] }
    return ["", "Packages, which have to build on Linux, too"]
      + groups.map { group in
        let first = group.places[0]
        return "  \(group.cause.title): \(count(group.files, "file")),"
          + " first \(result.shown(first.path)):\(first.line)"
      }
  }

  private static func problems(_ result: CheckResult) -> [String] {
    guard !result.problems.isEmpty else { return [] }
    return ["", "The project itself"]
      + result.problems.map { problem in
        let severity = problem.isError ? "error" : "warning"
        return "  \(result.shown(problem.path)): \(severity): \(problem.message)"
      }
  }

  private static func running(_ result: CheckResult, namesAll: Bool) -> [String] {
    guard !result.running.isEmpty else { return [] }
    let named = namesAll ? result.running : Array(result.running.prefix(numberOfNames))
    let rest = result.running.count - named.count
    return ["", "Files that will run"] + named.map { "  \(result.shown($0))" }
      + (rest > 0 ? ["  and \(rest) more, which --files names"] : [])
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
