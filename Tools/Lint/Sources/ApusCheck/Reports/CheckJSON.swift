import Foundation

/// A result for programs.
public struct CheckJSON: Codable, Equatable, Sendable {
  public struct Target: Codable, Equatable, Sendable {
    public var name: String
    public var kind: String
    public var project: String
    public var files: Int
    public var running: Int
    public var percent: Int
  }

  public struct Place: Codable, Equatable, Sendable {
    public var path: String
    public var line: Int
    public var column: Int
  }

  public struct Cause: Codable, Equatable, Sendable {
    public var kind: String
    public var title: String
    public var advice: String
    public var stops: Bool
    public var files: Int
    public var places: [Place]
  }

  public var version = 1
  public var app: String
  public var files: Int
  public var percent: Int
  /// How many places there are that stop a file: `--limit` compares this.
  public var findings: Int
  public var targets: [Target]
  public var causes: [Cause]
  public var running: [String]
  public var problems: [Problem]

  public init(of result: CheckResult) {
    app = result.description
    files = result.numberOfFiles
    percent = result.percent
    findings = result.numberOfFindings
    targets = result.shares.map { share in
      Target(
        name: share.target.name, kind: share.target.kind.rawValue,
        project: result.shown(share.target.project), files: share.target.sources.count,
        running: share.running, percent: share.percent)
    }
    causes = result.groups.map { group in
      Cause(
        kind: group.cause.kind.rawValue, title: group.cause.title, advice: group.cause.advice,
        stops: group.cause.stops, files: group.files,
        places: group.places.map {
          Place(path: result.shown($0.path), line: $0.line, column: $0.column)
        })
    }
    running = result.running.map(result.shown)
    problems = result.problems.map { problem in
      var problem = problem
      problem.path = result.shown(problem.path)
      return problem
    }
  }

  /// The same bytes for the same result.
  public func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
