import Foundation

/// Findings that are known and not reported again, so that a rule can begin to hold for new code.
///
/// A finding is known by its file, rule and message, not by its line, so that it stays known while the
/// code around it moves. Each entry covers as many findings as it counts: one more of the same is new.
public struct Baseline: Codable, Equatable, Sendable {
  public struct Entry: Codable, Equatable, Sendable {
    /// From the folder in which the baseline is.
    public var path: String
    public var rule: String
    public var message: String
    public var count: Int
    /// Why it may stay, in words; written by people, kept when the baseline is written anew.
    public var reason: String?
  }

  public static let currentVersion = 1

  public var version = Self.currentVersion
  public var findings: [Entry]

  public init(findings: [Entry] = []) {
    self.findings = findings
  }

  /// Reads a baseline.
  /// - Throws: a ``Fault`` if the file cannot be read, is not a baseline, or is one of a newer version.
  public init(contentsOf path: String) throws(Fault) {
    func fault(_ message: String) -> Fault {
      Fault(
        kind: .unreadable, place: Place(path: path, line: 1, column: 1), message: message)
    }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw fault("the baseline cannot be read: \(error.localizedDescription)")
    }
    do {
      self = try JSONDecoder().decode(Baseline.self, from: data)
    } catch {
      throw fault("this is not a baseline")
    }
    if version != Self.currentVersion {
      throw fault("this baseline is of version \(version), not \(Self.currentVersion)")
    }
  }

  /// A baseline of all these findings.
  ///
  /// - Parameters:
  ///   - file: where the baseline is kept; paths are written from its folder.
  ///   - old: its reasons are kept for what is still found.
  public init(of findings: [Finding], for file: String, keepingReasonsOf old: Baseline? = nil) {
    var counts: [Key: Int] = [:]
    for finding in findings { counts[Key(finding, from: file), default: 0] += 1 }
    var reasons: [Key: String] = [:]
    for entry in old?.findings ?? [] { reasons[Key(entry)] = entry.reason }
    self.init(
      findings: counts.map { key, count in
        Entry(
          path: key.path, rule: key.rule, message: key.message, count: count,
          reason: reasons[key])
      }
      .sorted { ($0.path, $0.rule, $0.message) < ($1.path, $1.rule, $1.message) })
  }

  /// Writes the baseline, each entry on lines of its own, the same bytes for the same findings.
  public func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (try encoder.encode(self) + Data("\n".utf8)).write(
      to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// The findings that are not known, and how many entries nobody found any more.
  ///
  /// - Parameter file: where the baseline is kept.
  public func unknown(
    among findings: [Finding], file: String
  ) -> (findings: [Finding], stale: [Entry]) {
    var left: [Key: Int] = [:]
    for entry in self.findings { left[Key(entry), default: 0] += entry.count }
    let unknown = findings.filter { finding in
      let key = Key(finding, from: file)
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
    return (unknown, self.findings.filter { left[Key($0), default: 0] > 0 })
  }

  private struct Key: Hashable {
    let path: String
    let rule: String
    let message: String

    init(_ entry: Entry) {
      (path, rule, message) = (entry.path, entry.rule, entry.message)
    }

    init(_ finding: Finding, from file: String) {
      path = Baseline.path(finding.place.path, from: file)
      (rule, message) = (finding.rule, finding.message)
    }
  }

  /// The path of a source, from the folder of the baseline.
  static func path(_ source: String, from file: String) -> String {
    func parts(_ path: String) -> [String] {
      URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    }
    let source = parts(source)
    let folder = parts(file).dropLast()
    let common = zip(source, folder).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: folder.count - common) + source.dropFirst(common))
      .joined(separator: "/")
  }
}
