import ArgumentParser

@main
struct Apus: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apus", abstract: "Tools for apps that show their SwiftUI screens with Apus.",
    subcommands: [
      Lint.self, Check.self, Init.self, Serve.self, Preview.self, Test.self, New.self, Assets.self,
    ])

  /// The exit code of a command line that is wrong is 2: 1 says that a lint found something.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let code = exitCode(for: error)
      let message = fullMessage(for: error)
      if code == .success {
        if !message.isEmpty { print(message) }
        exit(withError: ExitCode.success)
      }
      if !message.isEmpty { StandardError.write(message) }
      exit(withError: code == .validationFailure ? ExitCode(2) : code)
    }
  }
}
