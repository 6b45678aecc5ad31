import NIOCore
import Testing

@testable import StrictWebSocket

@Suite struct LimitTests {
  let small = WebSocketLimits(frame: 10, message: 25, fragments: 3)

  @Test func refusesAFrameAtItsHeader() throws {
    let peer = try Peer()
    // The header announces 16,385 bytes; not one of them is sent.
    try peer.send([0x82, 0xFE, 0x40, 0x01, 1, 2, 3, 4])
    try peer.expectFailure(1009)
  }

  @Test func refusesTheLargestFrameThatCanBeAnnounced() throws {
    let peer = try Peer()
    try peer.send([0x82, 0xFF, 0x7F] + [UInt8](repeating: 0xFF, count: 7) + [1, 2, 3, 4])
    try peer.expectFailure(1009)
  }

  @Test func refusesAMessageAtTheHeaderThatExceedsIt() throws {
    let peer = try Peer(limits: small)
    let ten = [UInt8](repeating: 65, count: 10)
    try peer.send(Peer.frame(1, ten, final: false) + Peer.frame(0, ten, final: false))
    #expect(peer.channel.isActive)
    try peer.send(Array(Peer.frame(0, [65, 65, 65, 65, 65, 65]).prefix(6)))
    try peer.expectFailure(1009)
  }

  @Test func acceptsInputJustWithinTheLimits() throws {
    let peer = try Peer(limits: small)
    let ten = [UInt8](repeating: 65, count: 10)
    for _ in 0..<3 {
      try peer.send(Peer.frame(1, ten, final: false) + Peer.frame(0, ten, final: false))
      try peer.send(Peer.frame(0, [65, 65, 65, 65, 65]))
    }
    let message = Recorder.Event.text(String(repeating: "A", count: 25))
    #expect(peer.recorder.events == [message, message, message])
  }

  @Test func refusesTooManyFragments() throws {
    let peer = try Peer(limits: small)
    try peer.send(Peer.text("", final: false))
    for _ in 0..<2 { try peer.send(Peer.frame(0, final: false)) }
    #expect(peer.channel.isActive)
    try peer.send(Peer.frame(0, final: false))
    try peer.expectFailure(1009)
  }

  @Test func controlFramesDoNotCountAsFragments() throws {
    let peer = try Peer(limits: small)
    try peer.send(Peer.text("a", final: false))
    for _ in 0..<10 { try peer.send(Peer.frame(10)) }
    try peer.send(Peer.frame(0))
    #expect(peer.recorder.events == [.text("a")])
  }

  /// A peer that pings without reading must not make answers pile up.
  @Test func answersNoPingsWhileNothingCanBeWritten() throws {
    let peer = try Peer()
    peer.channel.isWritable = false
    for _ in 0..<1000 { try peer.send(Peer.frame(9, [1])) }
    #expect(try peer.received().isEmpty)
    peer.channel.isWritable = true
    try peer.send(Peer.frame(9, [2]))
    #expect(try peer.received() == [ServerFrame(opcode: .pong, payload: [2])])
  }
}
