import Foundation

/// Asks rules about files.
public struct Linter: Sendable {
  public let rules: [any Rule]
  public let layers: Layers

  public init(rules: [any Rule] = Rules.all, layers: Layers = Layers()) {
    self.rules = rules
    self.layers = layers
  }

  /// Reads the files and folders at the paths, and judges them as one project. A file that two paths
  /// lead to is judged once.
  public func lint(paths: [String]) -> LintResult {
    var faults: [Fault] = []
    var texts: [(path: String, text: String)] = []
    var seen: Set<String> = []
    for path in paths {
      do throws(Fault) {
        for source in try SourceFolder.sources(at: path)
        where seen.insert(URL(fileURLWithPath: source).standardizedFileURL.path).inserted {
          do throws(Fault) {
            texts.append((source, try SourceFolder.text(at: source)))
          } catch {
            faults.append(error)
          }
        }
      } catch {
        faults.append(error)
      }
    }
    var result = lint(texts)
    result.faults = (result.faults + faults).sorted()
    return result
  }

  /// Judges sources that are already read.
  public func lint(_ sources: [(path: String, text: String)]) -> LintResult {
    var files: [SourceFile] = []
    var faults: [Fault] = []
    for source in sources {
      do throws(SyntaxFaults) {
        files.append(try SourceFile(path: source.path, text: source.text))
      } catch {
        faults += error.faults
      }
    }
    let project = Project(files, layers: layers)
    var findings: [Finding] = []
    for file in files {
      findings += file.suppressions.mistakes
      for rule in rules where rule.appliesToTests || !file.isTest {
        findings += rule.findings(in: file, of: project).filter { !file.suppressions.covers($0) }
      }
    }
    return LintResult(
      numberOfFiles: sources.count, findings: Set(findings).sorted(), faults: faults.sorted())
  }
}

/// What came out.
public struct LintResult: Sendable {
  public var numberOfFiles: Int
  /// In the order of path, line and column.
  public var findings: [Finding]
  public var faults: [Fault]

  /// What a process that did this returns: 0 if there is nothing to mend, 1 if there are findings, 2
  /// if something could not be judged.
  ///
  /// - Parameter isStrict: whether what a rule is unsure about counts.
  public func exitCode(isStrict: Bool = false) -> Int32 {
    if !faults.isEmpty { return 2 }
    return findings.contains { isStrict || $0.certainty == .sure } ? 1 : 0
  }
}
