import ApusCheck
import ApusInit
import ArgumentParser

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a package for an iOS app into .apus, beside its project.",
    discussion: """
      The app's own files stay as they are; the package links to them. Run it again when files or \
      settings of the project changed.

      Exit code: 0, or 1 if a part of the project cannot be read, or 2 if nothing was written.
      """)

  @Argument(
    help: "The app's folder, or its .xcodeproj, .xcworkspace or Package.swift.",
    completion: .directory)
  var folder = "."

  @Option(
    help:
      "The folder or the address of Apus; without it, that of the present package or this tool.",
    completion: .directory)
  var apus: String?

  func run() throws {
    let result: InitResult
    do throws(Problem) {
      result = try AppInit.run(at: folder, apus: apus)
    } catch {
      StandardError.write("\(error.path): error: \(error.message)")
      throw ExitCode(2)
    }
    print(InitText.text(of: result))
    throw ExitCode(result.exitCode)
  }
}
