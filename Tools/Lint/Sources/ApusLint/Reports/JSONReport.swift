import Foundation

/// A result for programs.
public struct JSONReport: Codable, Equatable, Sendable {
  public struct Finding: Codable, Equatable, Sendable {
    public var path: String
    public var line: Int
    public var column: Int
    public var rule: String
    /// `sure` or `unsure`.
    public var certainty: ApusLint.Finding.Certainty
    public var message: String
    public var why: String
    public var mend: String
  }

  public struct Fault: Codable, Equatable, Sendable {
    public var path: String
    public var line: Int
    public var column: Int
    public var kind: ApusLint.Fault.Kind
    public var message: String
  }

  public var version = 1
  public var files: Int
  /// How many findings a baseline holds back.
  public var known: Int
  public var findings: [Finding]
  public var faults: [Fault]

  public init(of result: LintResult, rules: [any Rule], numberOfKnown: Int = 0) {
    files = result.numberOfFiles
    known = numberOfKnown
    findings = result.findings.map { finding in
      Finding(
        path: finding.place.path, line: finding.place.line, column: finding.place.column,
        rule: finding.rule, certainty: finding.certainty, message: finding.message,
        why: rules.first { $0.name == finding.rule }?.why ?? "", mend: finding.mend)
    }
    faults = result.faults.map { fault in
      Fault(
        path: fault.place.path, line: fault.place.line, column: fault.place.column,
        kind: fault.kind, message: fault.message)
    }
  }

  /// The same bytes for the same result.
  public func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
