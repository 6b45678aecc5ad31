import ApusRun
import ArgumentParser

struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Builds the tests of an iOS app and runs them.",
    discussion: """
      The package of `apus init` is made or brought up to date before. Messages name the app's own files.

      Exit code: 0 if all tests pass, 1 if one fails, 2 if none ran: the command is wrong, or the app does \
      not build.
      """)

  @OptionGroup var app: AppOptions

  @Option(
    name: .customLong("filter"), parsing: .singleValue,
    help: "Target, Target/Class, Target/Class/test, or a pattern of SwiftPM; may be repeated.")
  var filters: [String] = []

  @Option(help: "A file for the results in the form of JUnit.", completion: .file())
  var xunitOutput: String?

  func run() throws {
    try app.run {
      try AppTests(
        folder: app.folder, apus: app.apus, scratch: app.scratchPath, console: .standard()
      ).run(filters: filters, report: xunitOutput)
    }
  }
}
