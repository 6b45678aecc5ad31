import ApusCheck
import Foundation

/// Builds the package of an app.
struct PackageBuild {
  /// The folder of the package.
  let package: String
  /// The folder of all built files.
  let scratch: String
  let console: Console
  let signals: Signals

  /// - Parameter what: Arguments that say what is built.
  /// - Returns: What stops the build, each with the author's file and line; nil if all of it compiles.
  func run(_ what: [String], title: String) throws(RunError) -> [String]? {
    let start = ContinuousClock.now
    var errors: [String] = []
    var log = BuildLog(paths: AuthorPaths(package: package))
    console.progress("Building \(title)")
    let code = try Child.run(
      Child.program(named: "swift"),
      ["build", "--package-path", package, "--scratch-path", scratch] + what,
      in: package, signals: signals
    ) { line in
      switch log.part(line) {
      case .progress(let done, let all)?: console.progress("Building \(title): \(done) of \(all)")
      case .message(let text)?:
        console.write(text)
        if text.contains(#/^(\S.*:\d+:\d+: )?error: /#) { errors.append(text) }
      case nil: break
      }
    }
    let time = (ContinuousClock.now - start).formatted(
      .units(allowed: [.seconds], fractionalPart: .show(length: 1)))
    console.write(code == 0 ? "Built \(title) in \(time)" : "Not built: \(title)")
    return code == 0 ? nil : errors
  }
}
