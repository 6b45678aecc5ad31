import NIOCore
import Testing

@testable import StrictWebSocket

@Suite struct MessageTests {
  @Test func deliversTextAndBinary() throws {
    let peer = try Peer()
    try peer.send(Peer.text("grüß") + Peer.frame(2, [0, 1, 255]) + Peer.text(""))
    #expect(peer.recorder.events == [.text("grüß"), .binary([0, 1, 255]), .text("")])
  }

  @Test func deliversMessagesThatArriveByteByByte() throws {
    let peer = try Peer()
    let long = String(repeating: "a€", count: 100)
    for byte in Peer.text("first") + Peer.frame(9) + Peer.text(long) { try peer.send([byte]) }
    #expect(peer.recorder.events == [.text("first"), .text(long)])
    #expect(try peer.received() == [ServerFrame(opcode: .pong, payload: [])])
  }

  @Test(arguments: [0, 1, 7, 8, 9, 125, 126, 127, 4096, 4097, 16384])
  func unmasksAndEchoesEveryLength(_ length: Int) throws {
    let peer = try Peer()
    let payload = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try peer.send(Peer.frame(2, payload))
    #expect(peer.recorder.events == [.binary(payload)])
    peer.socket.send(binary: ByteBuffer(bytes: payload))
    peer.channel.embeddedEventLoop.run()
    #expect(try peer.received() == [ServerFrame(opcode: .binary, payload: payload)])
  }

  @Test func sendsLongMessagesWithAWideLength() throws {
    let peer = try Peer()
    let payload = [UInt8](repeating: 7, count: 70_000)
    peer.socket.send(binary: ByteBuffer(bytes: payload))
    peer.channel.embeddedEventLoop.run()
    #expect(try peer.received() == [ServerFrame(opcode: .binary, payload: payload)])
  }

  @Test func writesItsHeaderIntoTheRoomOfABuffer() throws {
    let peer = try Peer()
    var buffer = ByteBuffer(repeating: 0, count: WebSocketHandler.headerRoom)
    buffer.writeString("in place")
    buffer.moveReaderIndex(forwardBy: WebSocketHandler.headerRoom)
    var kept = buffer
    kept.moveReaderIndex(to: 0)
    peer.socket.send(text: buffer)
    peer.channel.embeddedEventLoop.run()
    #expect(try peer.received() == [ServerFrame(opcode: .text, payload: Array("in place".utf8))])
    #expect(kept.readBytes(length: 10) == [UInt8](repeating: 0, count: 10))
  }

  @Test func joinsFragmentsAndAnswersPingsBetweenThem() throws {
    let peer = try Peer()
    try peer.send(Peer.text("one ", final: false))
    try peer.send(Peer.frame(9, [1, 2]))
    try peer.send(Peer.frame(0, Array("two ".utf8), final: false) + Peer.frame(0))
    #expect(peer.recorder.events == [.text("one two ")])
    #expect(try peer.received() == [ServerFrame(opcode: .pong, payload: [1, 2])])
  }

  @Test func acceptsACharacterThatIsCutByAFragment() throws {
    let peer = try Peer()
    try peer.send(Peer.frame(1, [0xE2, 0x82], final: false) + Peer.frame(0, [0xAC]))
    #expect(peer.recorder.events == [.text("€")])
  }

  @Test func flushesAnswersOfOneReadTogether() throws {
    let peer = try Peer()
    let flushes = FlushCounter()
    try peer.channel.pipeline.syncOperations.addHandler(flushes, position: .first)
    peer.recorder.onMessage = { $0.send(text: ByteBuffer(string: "ok")) }
    try peer.send(Peer.text("1") + Peer.text("2") + Peer.text("3"))
    #expect(try peer.received().count == 3)
    #expect(flushes.count == 1)
  }

  @Test func pausesInTheMiddleOfARead() throws {
    let peer = try Peer()
    peer.recorder.onMessage = { $0.pause() }
    try peer.send(Peer.text("1") + Peer.text("2") + Peer.text("3"))
    #expect(peer.recorder.events == [.text("1")])
    peer.socket.resume()
    #expect(peer.recorder.events == [.text("1"), .text("2")])
    peer.recorder.onMessage = nil
    peer.socket.resume()
    #expect(peer.recorder.events == [.text("1"), .text("2"), .text("3")])
    try peer.send(Peer.text("4"))
    #expect(peer.recorder.events.last == .text("4"))
  }

  @Test func deliversMessagesThatTheDelegateKept() throws {
    let keeper = Keeper()
    let peer = try Peer(delegate: keeper)
    for text in ["a", "bb", "ccc"] { try peer.send(Peer.text(text)) }
    #expect(keeper.kept.map { String(buffer: $0) } == ["a", "bb", "ccc"])
  }
}

/// Keeps each message's buffer.
private final class Keeper: WebSocketDelegate {
  var kept: [ByteBuffer] = []

  func webSocket(_ socket: WebSocketHandler, receivedText text: ByteBuffer) { kept.append(text) }
  func webSocket(_ socket: WebSocketHandler, receivedBinary data: ByteBuffer) {}
  func webSocket(_ socket: WebSocketHandler, closedWith code: UInt16) {}
}

private final class FlushCounter: ChannelOutboundHandler {
  typealias OutboundIn = ByteBuffer
  var count = 0

  func flush(context: ChannelHandlerContext) {
    count += 1
    context.flush()
  }
}
