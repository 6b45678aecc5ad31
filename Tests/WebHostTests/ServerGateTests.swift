import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import VisitorRooms
@testable import WebServer

/// A connection whose requests come at once and are answered by the test.
private struct GatedConnection {
  let channel = EmbeddedChannel()
  let seen = Seen()

  final class Seen: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    var heads: [String] = []
    var ends = 0

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let head): heads.append(head.uri)
      case .body: break
      case .end: ends += 1
      }
    }
  }

  init(delay: @escaping (HTTPRequestHead) -> TimeAmount = { _ in .zero }) throws {
    let clock = RequestClock(limits: ServerLimits(), delay: delay) {}
    try channel.pipeline.syncOperations.addHandlers([
      RequestGate(clock: clock), HTTPResponseEncoder(),
      ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes)), clock, seen,
    ])
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  func send(_ bytes: some Sequence<UInt8>) throws {
    try channel.writeInbound(ByteBuffer(bytes: bytes))
  }

  func answer() throws {
    try channel.writeOutbound(
      HTTPServerResponsePart.head(
        HTTPResponseHead(version: .http1_1, status: .ok, headers: ["Content-Length": "0"])))
    try channel.writeOutbound(HTTPServerResponsePart.end(nil))
  }
}

@Suite struct ServerGateTests {
  /// However the bytes are cut, a request is seen when the one before is answered, and all of them are.
  @Test(arguments: 1...40)
  func oneRequestIsTakenAtATime(seed: UInt64) throws {
    var random = GateGenerator(state: seed)
    let count = 12
    let bytes = (0..<count).flatMap { index -> [UInt8] in
      let body = Bool.random(using: &random) ? "" : String(repeating: "\r\n", count: index)
      let head = "\(body.isEmpty ? "GET" : "POST") /\(index) HTTP/1.1\r\nHost: h\r\n"
      return Array((head + "Content-Length: \(body.utf8.count)\r\n\r\n" + body).utf8)
    }
    let connection = try GatedConnection()
    var rest = bytes[...]
    var answered = 0
    while answered < count {
      if !rest.isEmpty {
        let part = rest.prefix(Int.random(in: 1...60, using: &random))
        rest = rest.dropFirst(part.count)
        try connection.send(part)
      }
      #expect(connection.seen.heads.count <= answered + 1)
      if connection.seen.ends > answered, rest.isEmpty || Bool.random(using: &random) {
        try connection.answer()
        answered += 1
      }
    }
    #expect(connection.seen.heads == (0..<count).map { "/\($0)" })
    #expect(connection.channel.isActive)
  }

  @Test func aRequestBeforeItsTurnWaits() throws {
    let connection = try GatedConnection { _ in .seconds(2) }
    try connection.send(Array("POST /a HTTP/1.1\r\nContent-Length: 1\r\n\r\nx".utf8))
    connection.channel.embeddedEventLoop.advanceTime(by: .milliseconds(1999))
    #expect(connection.seen.heads.isEmpty)
    connection.channel.embeddedEventLoop.advanceTime(by: .milliseconds(1))
    #expect(connection.seen.heads == ["/a"] && connection.seen.ends == 1)
    try connection.answer()
    #expect(connection.channel.isActive)
  }

  @Test func anAddressHasItsRateWhateverItsConnections() {
    var limits = ServerLimits()
    (limits.addressRequestRate, limits.addressRequestBurst) = (10, 20)
    let rate = RequestRate(limits: limits)
    let start = NIODeadline.uptimeNanoseconds(1_000_000_000)
    let (ann, ben) = (ClientAddress("192.0.2.1")!, ClientAddress("192.0.2.2")!)
    for _ in 0..<20 { #expect(rate.delay(of: 1, from: ann, now: start) == .zero) }
    #expect(rate.delay(of: 1, from: ann, now: start) == .milliseconds(100))
    #expect(rate.delay(of: 5, from: ann, now: start) == .milliseconds(600))
    #expect(rate.delay(of: 1, from: ben, now: start) == .zero)
    #expect(rate.delay(of: 1, from: ann, now: start + .seconds(1)) == .zero)
    // Addresses of one IPv6 network share a rate.
    for index in 1...20 {
      #expect(rate.delay(of: 1, from: ClientAddress("2001:db8::\(index)")!, now: start) == .zero)
    }
    #expect(rate.delay(of: 1, from: ClientAddress("2001:db8::ffff")!, now: start) > .zero)
  }

  @Test func tooFewDescriptorsAreRefusedByTheirNumber() throws {
    #expect(throws: ConfigurationError.self) { try DescriptorBudget(limit: 255, hasRooms: true) }
    for limit in [256, 1024, 65_536, 1_048_576] {
      for hasRooms in [true, false] {
        let budget = try DescriptorBudget(limit: limit, hasRooms: hasRooms)
        #expect(budget.connections + 2 * budget.rooms + DescriptorBudget.reserve == limit)
        #expect(budget.connections > 0 && (budget.rooms > 0) == hasRooms)
      }
    }
  }

  @Test func theConnectionThatIsIdleLongestGivesWay() {
    let idles = IdleConnections()
    let clocks = (0..<4).map { _ in RequestClock(limits: ServerLimits()) {} }
    for clock in clocks { idles.append(clock) }
    idles.remove(clocks[0])
    idles.append(clocks[0])
    idles.remove(clocks[2])
    for index in [1, 3, 0] {
      #expect(idles.closeOldest())
      #expect(clocks[index].hasGivenWay)
    }
    #expect(!idles.closeOldest() && !clocks[2].hasGivenWay)
  }
}

/// Numbers that are the same in each run.
private struct GateGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 32) << 32 | (state &* 0x9E37_79B9_7F4A_7C15) >> 32
  }
}
