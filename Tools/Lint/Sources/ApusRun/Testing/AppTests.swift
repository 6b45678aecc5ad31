import ApusCheck
import Foundation

/// Builds the tests of an app and runs them.
public struct AppTests {
  private let app: AppPackage
  private let console: Console
  private let signals: Signals
  private let build: PackageBuild

  /// - Parameters:
  ///   - folder: The app's folder, project or package.
  ///   - scratch: The folder of built files.
  public init(folder: String, apus: String?, scratch: String? = nil, console: Console) throws {
    signals = try Signals()
    app = try AppPackage(folder: folder, apus: apus, console: console)
    guard !app.tests.isEmpty else { throw RunError("\(app.place) has no test target") }
    self.console = console
    let here = FileManager.default.currentDirectoryPath
    build = PackageBuild(
      package: app.path, scratch: scratch.map { Files.join(here, $0) } ?? app.scratch,
      console: console, signals: signals)
  }

  /// - Parameters:
  ///   - filters: `Target/Class/test`, or patterns of SwiftPM. All tests run without one.
  ///   - report: The file of results in the form of JUnit.
  /// - Returns: 0, or 1 if a test failed.
  public func run(filters: [String], report: String?) throws(RunError) -> Int32 {
    let report = report.map { Files.join(FileManager.default.currentDirectoryPath, $0) }
    guard try build.run(["--build-tests"], title: "the tests") == nil else {
      throw RunError("no test ran")
    }
    let draft = Files.join(build.scratch, "apus-results.xml")
    let others = Files.join(build.scratch, "apus-results-swift-testing.xml")
    try? FileManager.default.removeItem(atPath: others)
    var arguments = [
      "test", "--skip-build", "--package-path", app.path, "--scratch-path", build.scratch,
      "--xunit-output", draft,
    ]
    for filter in filters {
      arguments += ["--filter", TestFilter(filter, targets: app.tests).pattern]
    }
    let paths = AuthorPaths(package: app.path)
    var log = XCTestLog()
    let code = try Child.run(
      Child.program(named: "swift"), arguments, in: app.place, signals: signals
    ) { line in
      let line = paths.line(line)
      log.add(line)
      if !line.hasPrefix("[") { console.write(line) }
    }
    if let report { try write(log, and: try? Files.text(others), to: report) }
    guard !log.cases.isEmpty || log.numberOfOthers > 0 else {
      throw RunError(filters.isEmpty ? "there is no test" : "no test has such a name")
    }
    return code == 0 ? 0 : 1
  }

  private func write(_ log: XCTestLog, and others: String?, to report: String) throws(RunError) {
    let text = JUnitText.text(
      of: log.cases, and: others.map { AuthorPaths(package: app.path).line($0) })
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: report))
    } catch {
      throw RunError("\(report) cannot be written: \(error.localizedDescription)")
    }
  }
}
