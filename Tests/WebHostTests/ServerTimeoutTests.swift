import NIOCore
import NIOEmbedded
import NIOHTTP1
import StrictWebSocket
import Synchronization
import Testing

@testable import WebServer

/// A connection whose time is in the test's hands.
private struct SlowConnection {
  let channel = EmbeddedChannel()
  var limits = ServerLimits()

  init() throws {
    let clock = RequestClock(limits: limits) {}
    try channel.pipeline.syncOperations.addHandlers([
      RequestGate(clock: clock), HTTPResponseEncoder(),
      ByteToMessageHandler(HTTPRequestDecoder()), clock,
    ])
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  func send(_ text: String) throws { try channel.writeInbound(ByteBuffer(string: text)) }
  func wait(_ time: TimeAmount) { channel.embeddedEventLoop.advanceTime(by: time) }

  func received() throws -> String {
    var text = ""
    while let part = try channel.readOutbound(as: ByteBuffer.self) { text += String(buffer: part) }
    return text
  }

  func answer() throws {
    try channel.writeOutbound(
      HTTPServerResponsePart.head(
        HTTPResponseHead(version: .http1_1, status: .ok, headers: ["Content-Length": "0"])))
    try channel.writeOutbound(HTTPServerResponsePart.end(nil))
  }
}

@Suite struct ServerTimeoutTests {
  @Test func aSilentConnectionEndsAfterTenSeconds() throws {
    let connection = try SlowConnection()
    connection.wait(.milliseconds(9999))
    #expect(connection.channel.isActive)
    connection.wait(.milliseconds(1))
    #expect(try connection.received().hasPrefix("HTTP/1.1 408 "))
    #expect(!connection.channel.isActive)
  }

  @Test func aSlowHeadGetsNoMoreTime() throws {
    let connection = try SlowConnection()
    try connection.send("GET / HTTP/1.1\r\n")
    for index in 0..<9 {
      connection.wait(.seconds(1))
      try connection.send("X\(index): y\r\n")
    }
    #expect(connection.channel.isActive)
    connection.wait(.seconds(1))
    #expect(try connection.received().hasPrefix("HTTP/1.1 408 "))
    #expect(!connection.channel.isActive)
  }

  @Test func aSlowSecondHeadGetsNoMoreTime() throws {
    let connection = try SlowConnection()
    try connection.send("GET / HTTP/1.1\r\n\r\n")
    try connection.answer()
    connection.wait(.seconds(50))
    try connection.send("G")
    connection.wait(.milliseconds(9999))
    #expect(connection.channel.isActive)
    connection.wait(.milliseconds(1))
    #expect(!connection.channel.isActive)
  }

  @Test func anIdleConnectionIsKeptForAMinute() throws {
    let connection = try SlowConnection()
    try connection.send("GET / HTTP/1.1\r\n\r\n")
    try connection.answer()
    connection.wait(.milliseconds(59_999))
    #expect(connection.channel.isActive)
    connection.wait(.milliseconds(1))
    #expect(!connection.channel.isActive)
  }

  @Test func aSlowBodyIsCutOff() throws {
    let connection = try SlowConnection()
    try connection.send("POST / HTTP/1.1\r\nContent-Length: 1000000\r\n\r\n")
    var seconds = 0
    while connection.channel.isActive, seconds < 100 {
      connection.wait(.seconds(1))
      seconds += 1
      if connection.channel.isActive { try connection.send(String(repeating: "a", count: 100)) }
    }
    // 100 bytes a second are less than 240 a second once five seconds are over.
    #expect((6...15).contains(seconds))
    #expect(try connection.received().hasPrefix("HTTP/1.1 408 "))
  }

  @Test func aBodyThatKeepsComingIsNotCut() throws {
    let connection = try SlowConnection()
    try connection.send("POST / HTTP/1.1\r\nContent-Length: 1000000\r\n\r\n")
    for _ in 0..<100 {
      connection.wait(.seconds(1))
      try connection.send(String(repeating: "a", count: 300))
    }
    #expect(connection.channel.isActive)
  }

  @Test func aSocketThatSaysNothingIsClosed() throws {
    let socket = try ThrottledSocket()
    socket.wait(.milliseconds(9999))
    #expect(try socket.closeCode() == nil)
    socket.wait(.milliseconds(1))
    #expect(try socket.closeCode() == 1008)
  }

  @Test func aBurstIsTakenAndAFloodIsNot() throws {
    let socket = try ThrottledSocket()
    try socket.send(count: 200)
    #expect(socket.paused == 0)
    try socket.send(count: 1)
    #expect(socket.paused == 1)
    socket.wait(.seconds(4))
    #expect(try socket.closeCode() == nil)
    var seconds = 4
    while try socket.closeCode() == nil, seconds < 30 {
      try socket.send(count: 1000)
      socket.wait(.seconds(1))
      seconds += 1
    }
    #expect((5...12).contains(seconds))
  }

  @Test func aSteadyTypistIsNeverHeldUp() throws {
    let socket = try ThrottledSocket()
    for _ in 0..<2000 {
      try socket.send(count: 1)
      socket.wait(.milliseconds(21))
    }
    #expect(socket.paused == 0)
  }
}

/// A socket behind the server's limits, with injected time.
private final class ThrottledSocket {
  let channel = EmbeddedChannel()
  private let delegate: SocketDelegate
  private(set) var paused = 0
  private var code: UInt16?

  init() throws {
    let loop = channel.embeddedEventLoop
    let counter = Counter()
    let limits = ServerLimits()
    let shared = SharedTokenBucket(
      key: .loopback, bucket: TokenBucket(rate: 1e9, burst: 1e9, now: loop.now))
    delegate = SocketDelegate(
      limits: limits, loop: loop, receiver: ReceiverBox(),
      books: SocketBooks(
        table: ConnectionTable(limits: limits), shared: shared, lease: ConnectionLease(),
        counts: SocketCounts(throttled: { counter.add() }, closed: { _ in })))
    let handler = WebSocketHandler(delegate: delegate)
    try channel.pipeline.syncOperations.addHandler(handler)
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    delegate.opened(handler, hasJoined: false)
    read = { counter.value }
  }

  private final class Counter: Sendable {
    private let count = Atomic(0)
    var value: Int { count.load(ordering: .relaxed) }
    func add() { count.add(1, ordering: .relaxed) }
  }
  private var read: () -> Int = { 0 }

  func wait(_ time: TimeAmount) { channel.embeddedEventLoop.advanceTime(by: time) }

  func send(count: Int) throws {
    for _ in 0..<count { try channel.writeInbound(ByteBuffer(bytes: Handshake.text("x"))) }
    paused = read()
  }

  func closeCode() throws -> UInt16? {
    while let part = try channel.readOutbound(as: ByteBuffer.self) {
      if part.getInteger(at: 0, as: UInt8.self) == 0x88 { code = part.getInteger(at: 2) }
    }
    return code
  }
}
