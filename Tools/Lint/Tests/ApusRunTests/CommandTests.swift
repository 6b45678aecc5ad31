import ApusCheck
import Foundation
import Testing

@testable import ApusRun

@Suite("apus serve and apus test", .timeLimit(.minutes(2)))
struct CommandTests {
  private func link(_ command: Command, _ name: String) -> String {
    command.folder.path("app/.apus/\(name)")
  }

  @Test("tests: paths of the author, results, exit codes")
  func test() throws {
    let command = try Command()
    // The first run makes the links that the others name.
    let none = try command.run(["test"])
    #expect(none.code == 2)
    #expect(none.output.contains("the package is in .apus"))
    #expect(none.output.hasSuffix("error: there is no test\n"))
    let file = try #require(
      FileManager.default.subpaths(atPath: link(command, "Tests"))?.first {
        $0.hasSuffix("/ShopTests.swift")
      })
    try command.swift(
      "test",
      prints: """
        [0/1] Planning build
        Test Case 'A.testB' started at 1
        \(link(command, "Tests/\(file)")):7: error: A.testB : XCTAssertTrue failed
        Test Case 'A.testB' failed (0.5 seconds)

        """, code: 1)
    let failed = try command.run(
      ["test", "--xunit-output", "results.xml", "--filter", "ShopTests/A"])
    #expect(failed.code == 1)
    let message = command.folder.path("app/Tests/ShopTests/ShopTests.swift") + ":7: error: A.testB"
    #expect(failed.output.contains("\n\(message) : XCTAssertTrue failed\n"))
    #expect(!failed.output.contains("Planning"))
    #expect(try Files.text(command.folder.path("app/results.xml")).contains(message))
    let asked = command.asked.suffix(2)
    #expect(asked.first?.hasSuffix("--build-tests") == true)
    #expect(asked.last?.hasPrefix("test --skip-build") == true)
    #expect(asked.last?.hasSuffix("--filter ^ShopTests\\.A($|/|\\()") == true)
    try command.swift("test", prints: "Test run with 2 tests in 1 suite passed\n", code: 0)
    #expect(try command.run(["test"]).code == 0)
    try command.swift("build", prints: "/x.swift:1:1: error: no\n", code: 1)
    let unbuilt = try command.run(["test"])
    #expect(unbuilt.code == 2)
    #expect(
      unbuilt.output == "/x.swift:1:1: error: no\nNot built: the tests\nerror: no test ran\n")
  }

  @Test("serve: the server's variables and its exit code")
  func serve() throws {
    let command = try Command()
    try command.build(program: "echo served $HOST $PORT $DATA; exit 3")
    let built = command.folder.path("built")
    let served = try command.run(["serve", "--port", "9", "--scratch-path", built])
    #expect(served.code == 3)
    let data = command.folder.path("app/.apus/data")
    #expect(served.output.contains("\nserved 127.0.0.1 9 \(data)\n"))
    try command.swift("build", prints: "", code: 1)
    #expect(try command.run(["serve", "--port", "9", "--scratch-path", built]).code == 1)
    for port in ["0", "65536", "x"] {
      let wrong = try command.run(["serve", "--port", port])
      #expect(wrong.code == 2)
      #expect(wrong.output == "error: \(port) is no port: name one from 1 to 65535\n")
    }
    #expect(try command.run(["serve", "none"]).code == 2)
  }

  @Test("preview: the app's program with the gallery, and data of its own")
  func preview() throws {
    let command = try Command()
    try command.build(
      program: "echo served $PORT $DATA $APUS_PREVIEWS $APUS_BUILD_MESSAGE; exit 3")
    let built = command.folder.path("built")
    let served = try command.run(["preview", "--port", "9", "--scratch-path", built])
    #expect(served.code == 3)
    let data = command.folder.path("app/.apus/previews")
    #expect(served.output.contains("\nserved 9 \(data) 1 \(data)-message\n"))
    let app = try command.run(["serve", "--port", "9", "--scratch-path", built])
    let message = command.folder.path("app/.apus/data-message")
    #expect(
      app.output.contains("\nserved 9 \(command.folder.path("app/.apus/data")) \(message)\n"))
  }

  @Test("a watch builds at a save, keeps the server at an error, and ends with its parent")
  func watch() throws {
    let command = try Command()
    let folder = command.folder
    let events = folder.path("events")
    mkfifo(events, 0o600)
    try command.build(program: "echo served $$ > \(events); exec tail -f /dev/null")
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(null) }
    let apus = try command.start(
      ["serve", "--watch", "--port", "9", "--scratch-path", folder.path("built")], output: null)
    let first = nextEvent(events)
    #expect(first.hasPrefix("served "))
    // A build that fails starts no server.
    try command.swift(
      "build",
      prints: "\(folder.path("app"))/Main.swift:2:3: error: no\n/x.swift:1:1: note: here\n",
      code: 1, first: "echo failed > \(events)")
    try folder.write(
      "import SwiftUI\n@main struct Main: App {  }\n", to: "app/Sources/Shop/Main.swift")
    #expect(nextEvent(events) == "failed\n")
    let process = try #require(pid_t(first.dropFirst(7).dropLast()))
    #expect(kill(process, 0) == 0)
    // Pages are told of the error by the server, until the next build.
    let message = folder.path("app/.apus/data-message")
    while !FileManager.default.fileExists(atPath: message) { sched_yield() }
    #expect(try Files.text(message) == "Main.swift:2:3: error: no")
    try command.build(program: "echo served $$ > \(events); exec tail -f /dev/null")
    try folder.write(
      "import SwiftUI\n@main struct Main: App {   }\n", to: "app/Sources/Shop/Main.swift")
    let second = try #require(pid_t(nextEvent(events).dropFirst(7).dropLast()))
    #expect(second != process)
    #expect(!FileManager.default.fileExists(atPath: message))
    // Whoever ends `apus` ends what it started.
    let ends = [process, second].map { open("/proc/\($0)", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    defer { for end in ends { close(end) } }
    apus.signal(SIGKILL)
    #expect(apus.waited() == 128 + SIGKILL)
    for process in [process, second] {
      while kill(process, 0) == 0, state(of: process) != "Z" { sched_yield() }
    }
  }

  @Test("a signal ends a build", arguments: ["serve", "test"])
  func ended(_ name: String) throws {
    let command = try Command()
    let events = command.folder.path("events")
    mkfifo(events, 0o600)
    try command.swift(
      "build", prints: "", code: 0, first: "echo begun > \(events); exec tail -f /dev/null")
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(null) }
    let apus = try command.start([name], output: null)
    #expect(nextEvent(events) == "begun\n")
    apus.signal(SIGTERM)
    #expect(apus.waited() == (name == "serve" ? 1 : 2))
  }

  /// What the next program writes into a pipe. The call waits for it.
  private func nextEvent(_ pipe: String) -> String {
    let file = open(pipe, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 100)
    while true {
      let count = read(file, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: text, as: UTF8.self) }
      text += buffer[..<count]
    }
  }

  private func state(of process: pid_t) -> Substring? {
    let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return text.split(separator: ")").last?.split(separator: " ").first
  }
}
