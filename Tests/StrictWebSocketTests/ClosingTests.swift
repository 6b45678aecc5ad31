import NIOCore
import Testing

@testable import StrictWebSocket

@Suite struct ClosingTests {
  @Test(
    arguments: [1000, 1001, 1002, 1003, 1007, 1011, 1012, 1014, 3000, 3999, 4000, 4999] as [UInt16])
  func answersACloseFrameWithItsCode(_ code: UInt16) throws {
    let peer = try Peer()
    try peer.send(Peer.close(code, "bye – tschüß") + Peer.text("late"))
    #expect(
      try peer.received() == [ServerFrame(opcode: .close, payload: ServerFrame.close(code))])
    #expect(peer.recorder.events == [.closed(code)])
    #expect(!peer.channel.isActive)
  }

  @Test func answersAnEmptyCloseFrame() throws {
    let peer = try Peer()
    try peer.send(Peer.frame(8))
    #expect(try peer.received() == [ServerFrame(opcode: .close, payload: [])])
    #expect(peer.recorder.events == [.closed(1005)])
  }

  @Test func closesWithAHandshake() throws {
    let peer = try Peer()
    peer.socket.close(code: 1001, reason: "restart")
    #expect(
      try peer.received() == [
        ServerFrame(opcode: .close, payload: ServerFrame.close(1001) + Array("restart".utf8))
      ])
    try peer.send(Peer.text("too late"))
    peer.socket.send(text: ByteBuffer(string: "too late"))
    #expect(peer.channel.isActive)
    #expect(peer.recorder.events.isEmpty)
    try peer.send(Peer.close(1001))
    #expect(peer.recorder.events == [.closed(1001)])
    #expect(!peer.channel.isActive)
    #expect(try peer.received().isEmpty)
  }

  @Test func cutsALongReasonBetweenCharacters() throws {
    let peer = try Peer()
    peer.socket.close(code: 1000, reason: String(repeating: "€", count: 50))
    let payload = try #require(try peer.received().first).payload
    #expect(payload.dropFirst(2).count == 123)
    #expect(
      String(decoding: payload.dropFirst(2), as: UTF8.self) == String(repeating: "€", count: 41))
  }

  @Test func doesNotWaitForeverForAnAnswer() throws {
    let peer = try Peer()
    peer.socket.close()
    peer.channel.embeddedEventLoop.advanceTime(by: .milliseconds(4999))
    #expect(peer.channel.isActive)
    peer.channel.embeddedEventLoop.advanceTime(by: .milliseconds(1))
    #expect(!peer.channel.isActive)
    #expect(peer.recorder.events == [.closed(1006)])
  }

  @Test func reportsALostConnectionOnce() throws {
    let peer = try Peer()
    try peer.channel.close().wait()
    #expect(peer.recorder.events == [.closed(1006)])
    peer.socket.send(text: ByteBuffer(string: "gone"))
    peer.socket.close()
    #expect(peer.recorder.events == [.closed(1006)])
  }

  @Test func asksForASignOfLifeEvery30Seconds() throws {
    let peer = try Peer()
    for _ in 0..<5 {
      peer.channel.embeddedEventLoop.advanceTime(by: .milliseconds(29_999))
      #expect(try peer.received().isEmpty)
      peer.channel.embeddedEventLoop.advanceTime(by: .milliseconds(1))
      #expect(try peer.received() == [ServerFrame(opcode: .ping, payload: [])])
      try peer.send(Peer.frame(10))
    }
    #expect(peer.channel.isActive)
  }

  @Test func dropsASilentPeerAfter60Seconds() throws {
    let peer = try Peer()
    peer.channel.embeddedEventLoop.advanceTime(by: .milliseconds(59_999))
    #expect(peer.channel.isActive)
    peer.channel.embeddedEventLoop.advanceTime(by: .milliseconds(1))
    #expect(!peer.channel.isActive)
    #expect(peer.recorder.events == [.closed(1006)])
  }

  @Test func aPausedPeerIsNotSilent() throws {
    let peer = try Peer()
    peer.socket.pause()
    peer.channel.embeddedEventLoop.advanceTime(by: .seconds(300))
    #expect(peer.channel.isActive)
  }

  @Test func letsGoOfItsDelegate() throws {
    weak var recorder: Recorder?
    do {
      let peer = try Peer()
      recorder = peer.recorder
      try peer.channel.close().wait()
      #expect(recorder != nil)
    }
    #expect(recorder == nil)
  }
}
