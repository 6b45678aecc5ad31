import NIOCore
import NIOEmbedded
import Testing

@testable import StrictWebSocket

/// A connection that one handler begins and another one goes on with, as the front and a room do.
@Suite struct DetachTests {
  /// The second handler of a connection.
  private func goOn(
    with rest: ByteBuffer, position: FramePosition? = nil
  ) throws -> (channel: EmbeddedChannel, recorder: Recorder, socket: WebSocketHandler) {
    let channel = EmbeddedChannel()
    let recorder = Recorder()
    let socket = WebSocketHandler(delegate: recorder, position: position, early: rest)
    try channel.pipeline.syncOperations.addHandler(socket)
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    return (channel, recorder, socket)
  }

  /// Wherever the connection changes hands and however its bytes are cut, each message arrives once, in
  /// order.
  @Test(arguments: 0..<60) func everyMessageArrivesOnce(_ seed: UInt64) throws {
    var random = Numbers(state: seed)
    var bytes: [UInt8] = []
    var expected: [Recorder.Event] = []
    for number in 0..<12 {
      let text = "\(number)" + String(repeating: "ä", count: random.below(90))
      expected.append(.text(text))
      let cut = text.index(text.startIndex, offsetBy: random.below(text.count))
      if random.below(3) == 0 {
        bytes += Peer.text(String(text[..<cut]), final: false)
        if random.below(2) == 0 { bytes += Peer.frame(9, [1]) }
        bytes += Peer.frame(0, Array(text[cut...].utf8))
      } else {
        bytes += Peer.text(text)
      }
    }
    let peer = try Peer()
    let change = random.below(12)
    var rest: ByteBuffer?
    peer.recorder.onMessage = { socket in
      guard peer.recorder.events.count == change + 1 else { return }
      socket.detach { rest = $0 }
    }
    var sent = 0
    while sent < bytes.count, rest == nil {
      let count = min(bytes.count - sent, 1 + random.below(70))
      try peer.send(Array(bytes[sent..<sent + count]))
      sent += count
      if random.below(2) == 0 { peer.channel.embeddedEventLoop.run() }
    }
    peer.channel.embeddedEventLoop.run()
    let (channel, recorder, socket) = try goOn(with: try #require(rest))
    socket.resume()
    try channel.writeInbound(ByteBuffer(bytes: bytes[sent...]))
    #expect(peer.recorder.events + recorder.events == expected)
    #expect(peer.recorder.events.count == change + 1)
  }

  @Test func whoGivesTheConnectionAwayClosesItWithoutAWord() throws {
    let peer = try Peer()
    peer.socket.send(text: Array("before".utf8))
    var taken = false
    peer.socket.detach { _ in taken = true }
    peer.socket.send(text: Array("after".utf8))
    peer.channel.embeddedEventLoop.run()
    #expect(taken && !peer.channel.isActive)
    #expect(try peer.received() == [ServerFrame(opcode: .text, payload: Array("before".utf8))])
    #expect(peer.recorder.events == [])
  }

  @Test func aConnectionThatEndsBetweenFramesIsNotGivenAway() throws {
    let peer = try Peer()
    try peer.send(Array(Peer.text("half").dropLast()))
    peer.socket.detach { _ in Issue.record("given away within a frame") }
    peer.channel.embeddedEventLoop.run()
    _ = try? peer.channel.finish()
    #expect(peer.recorder.events == [.closed(1006)])
  }

  /// Another process goes on with the connection only between two frames.
  @Test func thePositionSaysWhetherAnotherProcessCanGoOn() throws {
    let place = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    defer { place.deallocate() }
    place.pointee = 0
    let (channel, recorder, socket) = try goOn(with: ByteBuffer(), position: FramePosition(place))
    socket.resume()
    var during: [Bool] = []
    recorder.onMessage = { _ in during.append(FramePosition.allowsTakeover(place)) }
    func receive(_ bytes: [UInt8]) throws -> Bool {
      try channel.writeInbound(ByteBuffer(bytes: bytes))
      return FramePosition.allowsTakeover(place)
    }
    let frame = Peer.text("text")
    #expect(try receive(frame))
    #expect(try !receive(Array(frame.prefix(1))))
    #expect(try !receive(Array(frame[1..<7])))
    #expect(try receive(Array(frame[7...])))
    #expect(try !receive(Peer.text("begun", final: false)))
    #expect(try receive(Peer.frame(0, [65])))
    #expect(try receive(frame + frame))
    #expect(try !receive(frame + frame.prefix(3)))
    // While a message is handled, what was read behind it counts.
    #expect(during == [true, true, true, true, true, false])
    #expect(try receive(Array(frame[3...])))
    socket.close()
    #expect(!FramePosition.allowsTakeover(place))
  }
}

/// Numbers that follow from a seed.
private struct Numbers {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
