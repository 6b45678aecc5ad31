import Dispatch
import Foundation
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import Synchronization

/// Reads an app, and says how far it is from running on Apus. Nothing is built.
public enum AppCheck {
  /// - Parameter path: of a folder, a project, a workspace or a package.
  /// - Throws: a ``Problem`` if there is no app to read.
  public static func check(at path: String) throws(Problem) -> CheckResult {
    let absolute = Files.join(FileManager.default.currentDirectoryPath, path)
    var app = try AppFinder.find(at: absolute)
    let paths = Set(app.targets.flatMap(\.sources)).sorted()
    let files = read(paths)
    var declared = DeclaredNames()
    for file in files { file.names.map { declared.formUnion($0) } }
    let nearby = read(Set(app.neighbours.flatMap(\.sources)).subtracting(paths).sorted())
    for file in nearby { file.names.map { declared.addDeclarations(of: $0) } }
    let modules = Modules(own: app.modules, hasUIKit: declared.importsUIKit)
    let extended = ExtendedFiles(
      of: app, modules: modules,
      imports: Dictionary(
        uniqueKeysWithValues: (files + nearby).map { ($0.path, $0.names?.imports ?? []) }))
    for name in extended.assets { declared.addMember(name) }
    var findings = causes(
      in: files, declared: declared, modules: modules, extended: extended.paths)
    app.problems += files.compactMap(\.problem)
    for target in app.targets {
      findings += target.otherFiles.map {
        Finding(cause: Constructs.cause(ofFile: $0), path: $0, line: 1, column: 1)
      }
      if let header = target.bridgingHeader {
        findings.append(
          Finding(cause: Constructs.bridgingHeader, path: header, line: 1, column: 1))
      }
    }
    return result(of: app, paths: paths, findings: Set(findings), at: absolute, asGiven: path)
  }

  private static func result(
    of app: FoundApp, paths: [String], findings: Set<Finding>, at path: String, asGiven: String
  ) -> CheckResult {
    let unread = app.problems.map(\.path)
    let stopped = Set(findings.filter(\.cause.stops).map(\.path) + unread)
    let groups = Dictionary(grouping: findings, by: \.cause).map { cause, places in
      CheckResult.Group(
        cause: cause,
        places: places.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) })
    }
    let isFolder =
      Files.isFolder(path) && ![".xcodeproj", ".xcworkspace"].contains { path.hasSuffix($0) }
    return CheckResult(
      description: app.description,
      shares: app.targets.map { target in
        .init(target: target, running: target.sources.count { !stopped.contains($0) })
      },
      groups: groups.sorted { ($1.files, $0.cause.title) < ($0.files, $1.cause.title) },
      running: paths.filter { !stopped.contains($0) }, numberOfFiles: paths.count,
      problems: app.problems, folder: isFolder ? path : Files.join(path, ".."),
      folderAsGiven: isFolder ? asGiven : (asGiven as NSString).deletingLastPathComponent)
  }

  // MARK: Files, on all cores

  private struct ReadFile: Sendable {
    var path: String
    var syntax: SourceFileSyntax?
    var names: DeclaredNames?
    var problem: Problem?
  }

  private static func read(_ paths: [String]) -> [ReadFile] {
    concurrently(paths) { path in
      do throws(Problem) {
        let syntax = Parser.parse(source: try Files.text(path))
        return ReadFile(path: path, syntax: syntax, names: DeclaredNames(in: syntax))
      } catch {
        return ReadFile(path: path, problem: error)
      }
    }
  }

  private static func causes(
    in files: [ReadFile], declared: DeclaredNames, modules: Modules, extended: Set<String>
  ) -> [Finding] {
    concurrently(files) { file -> [Finding] in
      guard let syntax = file.syntax else { return [] }
      let visitor = CauseVisitor(
        syntax, path: file.path, declared: declared, modules: modules, known: .shared,
        members: extended.contains(file.path) ? nil : .shared)
      return visitor.found + (mistake(in: syntax, path: file.path).map { [$0] } ?? [])
    }
    .flatMap(\.self)
  }

  /// The first place that is no Swift.
  private static func mistake(in syntax: SourceFileSyntax, path: String) -> Finding? {
    guard syntax.hasError else { return nil }
    let converter = SourceLocationConverter(fileName: path, tree: syntax)
    let places = ParseDiagnosticsGenerator.diagnostics(for: syntax)
      .filter { $0.diagMessage.severity == .error }.map { $0.location(converter: converter) }
    let first = places.min { ($0.line, $0.column) < ($1.line, $1.column) }
    return Finding(
      cause: Constructs.noSwift, path: path, line: first?.line ?? 1, column: first?.column ?? 1)
  }

  private static func concurrently<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ work: @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Mutex<[Result?]>(Array(repeating: nil, count: elements.count))
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
      let result = work(elements[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0 }.compactMap(\.self)
  }
}
