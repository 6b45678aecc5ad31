import Foundation
import Hummingbird
import Logging
import NIOCore
import NIOPosix
import Testing

@testable import WebServer

/// A client that sends bytes, right or wrong, and reads what comes back.
final class RawClient: Sendable {
  typealias Stream = NIOAsyncChannel<ByteBuffer, ByteBuffer>

  /// Connects, lets the body talk, and disconnects.
  static func talk<Result>(
    to port: Int, _ body: (inout Conversation) async throws -> Result
  ) async throws -> Result {
    let stream = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelOption(.allowRemoteHalfClosure, value: true)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture { try Stream(wrappingChannelSynchronously: channel) }
      }
    return try await stream.executeThenClose { inbound, outbound in
      var conversation = Conversation(
        iterator: inbound.makeAsyncIterator(), outbound: outbound)
      return try await body(&conversation)
    }
  }

  /// Sends one request on a connection of its own, and reads until the server ends it.
  static func request(_ text: String, port: Int) async throws -> Answer {
    try await talk(to: port) { conversation in
      try await conversation.send(text)
      return Answer(try await conversation.readToEnd())
    }
  }

  static func get(_ path: String, port: Int, headers: [String] = []) async throws -> Answer {
    let lines = ["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close"] + headers
    return try await request(lines.joined(separator: "\r\n") + "\r\n\r\n", port: port)
  }
}

struct Conversation {
  var iterator: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
  let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  private var received: [UInt8] = []

  init(
    iterator: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator,
    outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  ) {
    self.iterator = iterator
    self.outbound = outbound
  }

  func send(_ text: String) async throws { try await send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) async throws { try await outbound.write(ByteBuffer(bytes: bytes)) }

  /// Reads up to and including a text.
  mutating func read(through end: String) async throws -> String {
    while true {
      if let range = received.firstRange(of: Array(end.utf8)) {
        defer { received.removeSubrange(..<range.upperBound) }
        return String(decoding: received[..<range.upperBound], as: UTF8.self)
      }
      try await more()
    }
  }

  mutating func read(count: Int) async throws -> [UInt8] {
    while received.count < count { try await more() }
    defer { received.removeFirst(count) }
    return Array(received.prefix(count))
  }

  mutating func readToEnd() async throws -> String {
    do {
      while let part = try await iterator.next() { received += part.readableBytesView }
    } catch is IOError {
      // A reset is an end, too.
    }
    return String(decoding: received, as: UTF8.self)
  }

  private mutating func more() async throws {
    guard let part = try await iterator.next() else {
      throw UnexpectedEnd(text: String(decoding: received, as: UTF8.self))
    }
    received += part.readableBytesView
  }
}

struct UnexpectedEnd: Error { var text: String }

/// An HTTP answer, taken apart.
struct Answer {
  var status: Int
  var headers: [String: String]
  var body: String

  init(_ text: String) {
    let parts = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
    let lines = parts[0].components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    status = words.count > 1 ? Int(words[1]) ?? 0 : 0
    headers = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] =
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    body = parts.count > 1 ? String(parts[1]) : ""
  }
}

/// A site whose behaviour a test gives.
@MainActor final class TestSite: Site {
  var onRequest: (PageRequest) -> PageResponse = { .text("\($0.method) \($0.path)") }
  var refusal: HTTPResponse.Status?
  var takesSockets = true
  var uploads: [(file: UploadedFile, bytes: [UInt8])] = []
  var receivers: [TestReceiver] = []
  var drains = 0
  var failing: [String] = []

  func unreadiness() async -> [String] { failing }

  func respond(to request: PageRequest) -> PageResponse { onRequest(request) }
  func refusal(of request: SocketRequest) -> HTTPResponse.Status? { refusal }

  func connect(
    _ request: SocketRequest, socket: any SocketConnection
  ) -> (any SocketReceiver)? {
    guard takesSockets else { return nil }
    let receiver = TestReceiver(socket: socket)
    receivers.append(receiver)
    return receiver
  }

  func upload(_ file: UploadedFile) async -> PageResponse {
    uploads.append((file, Array((try? Data(contentsOf: file.location)) ?? Data())))
    return .text("thanks", status: .created)
  }

  func drain() { drains += 1 }
}

/// Sends back what it receives.
@MainActor final class TestReceiver: SocketReceiver {
  let socket: any SocketConnection
  var texts: [String] = []
  var codes: [UInt16] = []

  init(socket: any SocketConnection) { self.socket = socket }

  func received(_ text: ByteBuffer) {
    texts.append(String(buffer: text))
    socket.send(String(buffer: text))
  }

  func closed(code: UInt16) { codes.append(code) }
}

/// A server on a free port, with a data directory of its own, for the time of a test.
struct TestServer {
  let server: WebServer
  let site: TestSite
  var port: Int { server.port }

  static func run<Result>(
    logger: Logger = Logger(label: "apus.server"),
    _ change: (inout ServerConfiguration) -> Void = { _ in },
    _ body: (TestServer) async throws -> Result
  ) async throws -> Result {
    var configuration = ServerConfiguration()
    configuration.port = 0
    configuration.data = FileManager.default.temporaryDirectory
      .appendingPathComponent("apus-\(UUID().uuidString)", isDirectory: true)
    configuration.limits.drain = .seconds(5)
    configuration.allowedHosts = ["h"]
    change(&configuration)
    defer { try? FileManager.default.removeItem(at: configuration.data) }
    let site = await TestSite()
    let server = try await WebServer.start(
      site: { _ in site }, configuration: configuration, logger: logger)
    do {
      let result = try await body(TestServer(server: server, site: site))
      await server.drain()
      return result
    } catch {
      await server.drain()
      throw error
    }
  }

  func get(_ path: String, headers: [String] = []) async throws -> Answer {
    try await RawClient.get(path, port: port, headers: headers)
  }

  /// Opens a socket, expecting it to be accepted.
  func socket<Result>(
    _ body: (inout Conversation) async throws -> Result
  ) async throws -> Result {
    try await RawClient.talk(to: port) { conversation in
      try await conversation.send(Handshake.text(port: port))
      let head = try await conversation.read(through: "\r\n\r\n")
      #expect(head.hasPrefix("HTTP/1.1 101 "), "\(head)")
      return try await body(&conversation)
    }
  }
}

/// The request that opens a socket.
enum Handshake {
  static func text(
    port: Int, path: String = "/_apus/socket", origin: String? = nil, version: String = "13",
    extra: [String] = []
  ) -> String {
    let lines = [
      "GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: Upgrade",
      "Upgrade: websocket", "Sec-WebSocket-Version: \(version)",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      "Origin: \(origin ?? "http://127.0.0.1:\(port)")",
    ]
    return (lines + extra).joined(separator: "\r\n") + "\r\n\r\n"
  }

  /// A masked frame of up to 125 bytes.
  static func frame(_ opcode: UInt8, _ payload: [UInt8]) -> [UInt8] {
    let mask: [UInt8] = [1, 2, 3, 4]
    return [0x80 | opcode, 0x80 | UInt8(payload.count)] + mask
      + payload.enumerated().map { $1 ^ mask[$0 & 3] }
  }

  static func text(_ text: String) -> [UInt8] { frame(1, Array(text.utf8)) }

  static func close(_ code: UInt16) -> [UInt8] {
    frame(8, [UInt8(code >> 8), UInt8(code & 255)])
  }
}
