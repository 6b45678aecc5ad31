/// A result as compilers write it, so that editors and CI find the places.
public enum TextReport {
  /// The report, without a line break at its end.
  ///
  /// - Parameters:
  ///   - rules: those whose reasons are explained below what they found.
  ///   - numberOfKnown: how many findings a baseline holds back.
  public static func text(
    of result: LintResult, rules: [any Rule], numberOfKnown: Int = 0
  ) -> String {
    var lines = result.faults.map { fault in
      "\(fault.place): error: \(fault.message) [\(fault.kind.rawValue)]"
    }
    for finding in result.findings {
      let severity = finding.certainty == .sure ? "warning" : "note"
      lines.append("\(finding.place): \(severity): \(finding.message) [\(finding.rule)]")
      lines.append("  mend: \(finding.mend)")
    }
    let broken = rules.filter { rule in result.findings.contains { $0.rule == rule.name } }
    if !broken.isEmpty { lines.append("") }
    for rule in broken {
      lines.append("[\(rule.name)] \(rule.summary)")
      lines.append("  why: \(rule.why)")
    }
    if !lines.isEmpty { lines.append("") }
    lines.append(summary(of: result, numberOfKnown: numberOfKnown))
    return lines.joined(separator: "\n")
  }

  static func summary(of result: LintResult, numberOfKnown: Int) -> String {
    let sure = result.findings.count { $0.certainty == .sure }
    let unsure = result.findings.count - sure
    var parts = [
      "\(counted(result.numberOfFiles, "file"))", counted(sure, "finding"),
      counted(unsure, "note"),
    ]
    if numberOfKnown > 0 { parts.append("\(numberOfKnown) known") }
    if !result.faults.isEmpty { parts.append(counted(result.faults.count, "fault")) }
    return parts.joined(separator: ", ")
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}

extension Place: CustomStringConvertible {
  /// As compilers write it: `path:line:column`.
  public var description: String { "\(path):\(line):\(column)" }
}
