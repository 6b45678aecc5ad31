import Foundation
import Glibc
import Testing

@testable import WebServer

/// The fixture server, run as a process.
private final class Fixture {
  private let process = Process()
  private let output = Pipe()
  let port: Int
  let data: URL
  /// The processes that it had started when it said that it serves.
  let firstChildren: [pid_t]

  init(_ environment: [String: String] = [:]) throws {
    data = FileManager.default.temporaryDirectory
      .appendingPathComponent("apus-\(UUID().uuidString)", isDirectory: true)
    let binary = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("ServerFixture")
    process.executableURL = binary
    process.environment = [
      "PORT": "0", "DATA": data.path, "LOG_LEVEL": "critical", "APUS_ISOLATION": "shared",
      "APUS_SHARED_ROOMS": "1",
      "APUS_HOSTS": "h",
    ]
    .merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      guard let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty else {
        break
      }
      line += byte
    }
    let text = String(decoding: line, as: UTF8.self)
    port = try #require(text.split(separator: ":").last.flatMap { Int($0.dropLast(2)) }, "\(text)")
    firstChildren = try children(of: process.processIdentifier)
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: data)
  }

  var identifier: pid_t { process.processIdentifier }

  func get(_ path: String) async throws -> String {
    try await RawClient.get(path, port: port).body
  }

  func worker() async throws -> pid_t {
    var text = try await get("/pid")
    // Beside all other tests this process may be too slow for the server's patience.
    for _ in 0..<5 where text.hasPrefix("408") { text = try await get("/pid") }
    return try #require(pid_t(text), "\(text)")
  }

  func terminate() -> Int32 {
    process.terminate()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// The processes that a process has started and that run.
private func children(of process: pid_t) throws -> [pid_t] {
  let path = "/proc/\(process)/task/\(process)/children"
  return try String(contentsOfFile: path, encoding: .utf8).split(separator: " ").compactMap {
    pid_t($0)
  }
}

@Suite(.serialized) struct ServerSupervisionTests {
  @Test func aKilledWorkerIsReplacedAndNobodyIsRefused() async throws {
    let fixture = try Fixture()
    let first = try await fixture.worker()
    #expect(first != fixture.identifier)
    try await RawClient.talk(to: fixture.port) { conversation in
      try await conversation.send("GET /pid HTTP/1.1\r\nHost: h\r\n\r\n")
      _ = try await conversation.read(through: "\(first)")
      kill(first, SIGKILL)
      // This connection ends when the worker is dead, and accepts no other any more.
      #expect(try await conversation.readToEnd() == "")
    }
    // The listening socket is the supervisor's: this connection waits instead of being refused.
    let second = try await fixture.worker()
    #expect(second != first)
    #expect(fixture.terminate() == 0)
  }

  @Test func aTrapCostsNoMoreThanASecond() async throws {
    let fixture = try Fixture()
    let first = try await fixture.worker()
    let start = ContinuousClock.now
    #expect(try await fixture.get("/trap") == "")
    #expect(try await fixture.worker() != first)
    #expect(ContinuousClock.now - start < .seconds(2))
  }

  @Test func aFingerprintThatKilledTwoWorkersIsQuarantined() async throws {
    let fixture = try Fixture()
    #expect(try await fixture.get("/poison") == "")
    #expect(try await fixture.get("/poison") == "")
    #expect(try await fixture.get("/poison") == "quarantined")
  }

  @Test func aWorkerDiesWithItsSupervisor() async throws {
    let fixture = try Fixture()
    let worker = try await fixture.worker()
    try await RawClient.talk(to: fixture.port) { conversation in
      try await conversation.send("GET /pid HTTP/1.1\r\nHost: h\r\n\r\n")
      _ = try await conversation.read(through: "\(worker)")
      kill(fixture.identifier, SIGKILL)
      // The worker holds this connection: it ends when the worker does.
      #expect(try await conversation.readToEnd() == "")
    }
  }

  /// The main actor on the sockets' event loop, and the ordinary hop.
  @Test(arguments: ["1", "0"])
  func bothMainLoopsServe(_ setting: String) async throws {
    let fixture = try Fixture(["APUS_MAIN_LOOP": setting, "APUS_WORKER": "0"])
    #expect(try await fixture.get("/direct") == (setting == "1" ? "true" : "false"))
    #expect(try await fixture.get("/hello") == "GET /hello ")
    let expected = "detached queue queue-after sleep timer"
    // Each question takes a turn of the loop; the timers are 10 ms long.
    var report = ""
    for _ in 0..<10_000 where report != expected { report = try await fixture.get("/timers") }
    #expect(report == expected)

    try await RawClient.talk(to: fixture.port) { conversation in
      try await conversation.send(Handshake.text(port: fixture.port))
      #expect(try await conversation.read(through: "\r\n\r\n").contains(" 101 "))
      let count = 100
      try await conversation.send((0..<count).flatMap { Handshake.text("\($0)") })
      for index in 0..<count {
        let text = Array("\(index)".utf8)
        #expect(
          try await conversation.read(count: 2 + text.count) == [0x81, UInt8(text.count)] + text)
      }
      kill(fixture.identifier, SIGTERM)
      let close = try await conversation.read(count: 4)
      #expect(close.suffix(2) == [0x03, 0xE9])
      _ = try await conversation.read(count: 7)
      try await conversation.send(Handshake.close(1001))
      #expect(try await conversation.readToEnd() == "")
    }
    #expect(fixture.terminate() == 0)
  }

  /// Rooms that keep to the form of the line and say any values: the front answers on.
  @Test(arguments: [1, 2, 3, 4])
  func nothingThatARoomSaysEndsTheFront(seed: Int) async throws {
    let fixture = try Fixture([
      "APUS_ISOLATION": "visitor", "HOSTILE_ROOM": "\(seed)", "LOG_LEVEL": "critical",
      "SWIFT_BACKTRACE": "enable=no",
    ])
    for round in 0..<40 {
      let headers = ["Accept: text/html", "Sec-Fetch-Dest: document"]
      _ = try? await RawClient.get("/\(round)", port: fixture.port, headers: headers)
      try? await RawClient.talk(to: fixture.port) { conversation in
        try await conversation.send(Handshake.text(port: fixture.port))
        try await conversation.send(Handshake.text("hello"))
        _ = try await conversation.read(through: "\r\n\r\n")
      }
      _ = try await fixture.get("/metrics")
    }
    // The first front is at work: the supervisor has started no other.
    #expect(try await fixture.get("/healthz") == "ok\n")
    #expect(try children(of: fixture.identifier).count == 1)
    #expect(try children(of: fixture.identifier) == fixture.firstChildren)
  }

  @Test func aServerThatCannotStartSaysWhyInOneLine() throws {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("ServerFixture")
    process.environment = ["PORT": "0", "DATA": "/proc/nowhere", "APUS_ISOLATION": "shared"]
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(process.terminationStatus == 1)
    #expect(
      text
        == "error: the data directory /proc/nowhere cannot be used: No such file or directory\n")
  }
}
