import ApusRun
import ArgumentParser
import Foundation

struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Builds an iOS app and serves it to browsers.",
    discussion: """
      The package of `apus init` is made or brought up to date before. The variables PORT and HOST say \
      where the app is served if the options do not.

      Exit code: that of the server, or 1 if the app does not build, or 2 if it cannot be served.
      """)

  @OptionGroup var app: AppOptions

  @Option(help: "The port; without it, PORT or 8080.")
  var port: String?

  @Option(help: "The host; without it, HOST or 127.0.0.1.")
  var host: String?

  @Option(help: "The folder of sessions; without it, .apus/data.", completion: .directory)
  var data: String?

  @Flag(help: "Build at every change; open pages go on, or show why there is no new build.")
  var watch = false

  func run() throws {
    try app.run {
      let address = try Address(
        host: host, port: port, environment: ProcessInfo.processInfo.environment,
        standardPort: "8080")
      return try AppServer(
        folder: app.folder, apus: app.apus, address: address, data: data,
        scratch: app.scratchPath, console: .standard()
      ).run(watching: watch)
    }
  }
}
