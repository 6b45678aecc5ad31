import ApusCheck
import ApusInit
import Foundation

/// Builds an app and serves it, once or at every change.
public struct AppServer {
  /// The thing that is served.
  public enum Content: Sendable {
    case app
    /// The gallery of the app's previews.
    case previews
  }

  private let content: Content
  private let app: AppPackage
  private let product: String
  private let address: Address
  private let data: String
  private let console: Console
  private let signals: Signals
  private let build: PackageBuild
  private let message: BuildMessage

  /// - Parameters:
  ///   - folder: The app's folder, project or package.
  ///   - data: The folder of sessions and keys. The default lies beside the build.
  ///   - scratch: The folder of built files.
  public init(
    _ content: Content = .app, folder: String, apus: String?, address: Address,
    data: String? = nil, scratch: String? = nil, console: Console
  ) throws {
    self.content = content
    signals = try Signals()
    app = try AppPackage(folder: folder, apus: apus, console: console)
    guard let product = app.product else {
      throw RunError("\(app.place) has no program: an App with @main makes one")
    }
    self.product = product
    self.address = address
    self.console = console
    let here = FileManager.default.currentDirectoryPath
    let place = Files.join(app.path, content == .app ? "data" : "previews")
    self.data = data.map { Files.join(here, $0) } ?? place
    message = BuildMessage(path: place + "-message", root: app.place)
    build = PackageBuild(
      package: app.path, scratch: scratch.map { Files.join(here, $0) } ?? app.scratch,
      console: console, signals: signals)
  }

  /// Serves until this process is told to end, or the server ends.
  /// - Returns: The exit code.
  public func run(watching: Bool) throws -> Int32 {
    guard !address.answers else {
      throw RunError("something else listens at \(address.url): choose another port with --port")
    }
    message.clear()
    defer { message.clear() }
    var watch = SourceWatch(app.watched, now: .now)
    let servers = Servers(answers: { address.answers }, start: startServer)
    if try make() {
      try servers.renew()
    } else if !watching || signals.isEnding {
      return 1
    }
    while !signals.isEnding {
      _ = signals.wait(milliseconds: servers.isStarting ? 50 : watching ? 200 : 1000)
      if let event = servers.update() {
        if let code = tell(event, watching: watching) { return code }
      }
      guard watching, !signals.isEnding else { continue }
      let changes = watch.changes(now: .now)
      if !changes.isEmpty, try renewPackage(), try make() { try servers.renew() }
    }
    return end(servers)
  }

  private func make() throws(RunError) -> Bool {
    let errors = try build.run(["--product", product], title: product)
    if let errors {
      if !signals.isEnding { message.show(errors) }
    } else {
      message.clear()
    }
    return errors == nil
  }

  /// Brings links, copies and settings up to date. A project that is half saved is no reason to end.
  private func renewPackage() throws -> Bool {
    do {
      try app.renew()
      return true
    } catch let problem as Problem {
      let text = "\(problem.path): error: \(problem.message)"
      console.write(text)
      message.show([text])
      return false
    }
  }

  private func startServer() throws(RunError) -> Child {
    do {
      try FileManager.default.createDirectory(
        atPath: data, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw RunError("\(data) cannot be made: \(error.localizedDescription)")
    }
    var environment = [
      "HOST": address.host, "PORT": "\(address.port)", "DATA": data,
      "APUS_BUILD_MESSAGE": message.path,
      "APUS_SCRIPT_CACHE": Files.join(build.scratch, "apus-scripts"),
    ]
    if content == .previews { environment["APUS_PREVIEWS"] = "1" }
    if ProcessInfo.processInfo.environment["LOG_LEVEL"] == nil {
      environment["LOG_LEVEL"] = "notice"
    }
    return try Child(
      Files.join(build.scratch, "debug/\(product)"), [], in: app.place, environment: environment)
  }

  /// - Returns: An exit code, if nothing is left to do.
  private func tell(_ event: Servers.Event, watching: Bool) -> Int32? {
    switch event {
    // The server has told its address.
    case .serves: break
    case .replaced: console.write("Pages show the new build")
    case .nextFailed(let code):
      console.write("error: the new build ended with \(code); the one before goes on")
    case .ended(let code):
      guard watching else { return code }
      console.write("error: the server ended with \(code); the next change starts it again")
    }
    return nil
  }

  /// Lets the server save its sessions.
  private func end(_ servers: Servers) -> Int32 {
    servers.signal(SIGTERM)
    while !servers.isEmpty {
      _ = signals.wait(milliseconds: 100)
      if case .ended(let code)? = servers.update() { return code }
    }
    return 0
  }
}
