import ApusLint
import ArgumentParser
import Foundation

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Finds what goes wrong in two-layer views, in served apps, and only on Linux.",
    discussion: """
      Exit code: 0 if there is nothing to mend, 1 if there are findings, 2 if the command is wrong or \
      a file cannot be judged. Notes are findings that a rule is unsure of; they count with --strict.

      To let one place pass: // apus-lint:disable:next RULE, RULE: the reason
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(help: "Folders and files. They are judged together.", completion: .directory)
  var paths: [String] = []

  @Option(help: "How the result is written.")
  var format = Format.text

  @Option(help: "A file of known findings, which are not reported.", completion: .file())
  var baseline: String?

  @Flag(help: "Write what is found into the file of --baseline; its reasons are kept.")
  var writeBaseline = false

  @Flag(help: "Count notes as findings.")
  var strict = false

  @Option(
    name: .customLong("only"), parsing: .upToNextOption,
    help: "Ask these rules alone.")
  var onlyRules: [String] = []

  @Option(
    name: .customLong("skip"), parsing: .upToNextOption, help: "Leave these rules out.")
  var skippedRules: [String] = []

  @Option(
    name: .customLong("content-suffix"), parsing: .singleValue,
    help: "How the names of content views end; may be repeated.")
  var contentSuffixes = ["ContentView"]

  @Flag(help: "List the rules, with what they demand.")
  var listRules = false

  @Option(help: "Say what a rule demands, why, how to mend it, and what it cannot see.")
  var explain: String?

  func validate() throws {
    for name in onlyRules + skippedRules + [explain].compactMap(\.self)
    where Rules.named(name) == nil {
      throw ValidationError("There is no rule '\(name)'; --list-rules names them all.")
    }
    guard !listRules, explain == nil else { return }
    if paths.isEmpty { throw ValidationError("Name a folder or a file with Swift sources.") }
    if writeBaseline && baseline == nil {
      throw ValidationError("--write-baseline needs --baseline FILE.")
    }
    if contentSuffixes.contains("") {
      throw ValidationError("An empty suffix would make every view a content view.")
    }
  }

  func run() throws {
    if listRules {
      for rule in Rules.all { print("\(rule.name): \(rule.summary)") }
      return
    }
    if let rule = explain.flatMap(Rules.named) {
      print(Explanation.text(of: rule))
      return
    }
    let rules = Rules.all.filter { rule in
      (onlyRules.isEmpty || onlyRules.contains(rule.name)) && !skippedRules.contains(rule.name)
    }
    var result = Linter(rules: rules, layers: Layers(contentSuffixes: contentSuffixes))
      .lint(paths: paths)
    if writeBaseline, let baseline {
      try write(result, to: baseline)
      return
    }
    let known = apply(baseline, to: &result)
    switch format {
    case .text: print(TextReport.text(of: result, rules: rules, numberOfKnown: known))
    case .json: print(try JSONReport(of: result, rules: rules, numberOfKnown: known).text())
    }
    throw ExitCode(result.exitCode(isStrict: strict))
  }

  /// Takes out what the baseline knows, and tells how many those are.
  private func apply(_ file: String?, to result: inout LintResult) -> Int {
    guard let file else { return 0 }
    do throws(Fault) {
      let all = result.findings.count
      let (unknown, stale) = try Baseline(contentsOf: file)
        .unknown(among: result.findings, file: file)
      result.findings = unknown
      for entry in stale {
        StandardError.write(
          "\(file): no longer found: \(entry.path): \(entry.message) [\(entry.rule)]")
      }
      return all - unknown.count
    } catch {
      result.faults.append(error)
      return 0
    }
  }

  private func write(_ result: LintResult, to file: String) throws {
    guard result.faults.isEmpty else {
      print(TextReport.text(of: result, rules: []))
      throw ExitCode(2)
    }
    var old: Baseline?
    if FileManager.default.fileExists(atPath: file) {
      do throws(Fault) {
        old = try Baseline(contentsOf: file)
      } catch {
        StandardError.write("\(error.place): error: \(error.message)")
        throw ExitCode(2)
      }
    }
    let baseline = Baseline(of: result.findings, for: file, keepingReasonsOf: old)
    do {
      try baseline.write(to: file)
    } catch {
      StandardError.write("\(file): error: cannot be written: \(error.localizedDescription)")
      throw ExitCode(2)
    }
    print("\(file): \(result.findings.count) findings are known from now on")
  }
}
