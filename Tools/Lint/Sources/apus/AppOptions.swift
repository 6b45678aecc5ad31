import ApusCheck
import ApusRun
import ArgumentParser

/// Options of commands that build an app.
struct AppOptions: ParsableArguments {
  @Argument(
    help: "The app's folder, or its .xcodeproj, .xcworkspace or Package.swift.",
    completion: .directory)
  var folder = "."

  @Option(
    help:
      "The folder or the address of Apus; without it, that of the present package or this tool.",
    completion: .directory)
  var apus: String?

  @Option(
    help: "The folder of all built files; without it, .apus/.build.", completion: .directory)
  var scratchPath: String?

  /// Does something, and turns what stops it into a message and an exit code.
  func run(_ body: () throws -> Int32) throws {
    let code: Int32
    do {
      code = try body()
    } catch let problem as Problem {
      StandardError.write("\(problem.path): error: \(problem.message)")
      throw ExitCode(2)
    } catch let error as RunError {
      StandardError.write("error: \(error.message)")
      throw ExitCode(2)
    }
    throw ExitCode(code)
  }
}
