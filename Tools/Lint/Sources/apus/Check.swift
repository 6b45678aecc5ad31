import ApusCheck
import ArgumentParser

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says how far an iOS app is from running on Apus, without building either.",
    discussion: """
      Exit code: 0, or 1 if there are more findings than --limit, or 2 if the command is wrong or a \
      part of the app cannot be read.
      """)

  @Argument(
    help: "The app's folder, or its .xcodeproj, .xcworkspace or Package.swift.",
    completion: .directory)
  var folder = "."

  @Flag(help: "Write the result for programs.")
  var json = false

  @Option(help: "How many findings are let pass; without it, all are.")
  var limit: Int?

  @Flag(help: "Name all files that will run.")
  var files = false

  func validate() throws {
    if let limit, limit < 0 { throw ValidationError("--limit is 0 or more.") }
  }

  func run() throws {
    let result: CheckResult
    do throws(Problem) {
      result = try AppCheck.check(at: folder)
    } catch {
      StandardError.write("\(error.path): error: \(error.message)")
      throw ExitCode(2)
    }
    print(json ? try CheckJSON(of: result).text() : CheckText.text(of: result, namesAll: files))
    throw ExitCode(result.exitCode(limit: limit))
  }
}
