import ApusRun
import ArgumentParser
import Foundation

struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Builds an iOS app and serves a gallery of its previews.",
    discussion: """
      The gallery lists each `#Preview` and `PreviewProvider` of the app, and shows one in light and dark, in \
      three text sizes, on a phone and wide, and right to left. The package of `apus init` is made or brought up \
      to date before. The variables PORT and HOST say where it is served if the options do not.

      Exit code: that of the server, or 1 if the app does not build, or 2 if it cannot be served.
      """)

  @OptionGroup var app: AppOptions

  @Option(help: "The port; without it, PORT or 8081.")
  var port: String?

  @Option(help: "The host; without it, HOST or 127.0.0.1.")
  var host: String?

  @Flag(help: "Build at every change, and let open pages show the new build.")
  var watch = false

  func run() throws {
    try app.run {
      let address = try Address(
        host: host, port: port, environment: ProcessInfo.processInfo.environment,
        standardPort: "8081")
      return try AppServer(
        .previews, folder: app.folder, apus: app.apus, address: address,
        scratch: app.scratchPath, console: .standard()
      ).run(watching: watch)
    }
  }
}
