import NIOCore
import Testing

@testable import StrictWebSocket

@Suite struct ViolationTests {
  static let malformed: [(String, [UInt8])] = [
    ("reserved bit 1", Peer.frame(1, [65], reserved: 4)),
    ("reserved bit 2", Peer.frame(1, [65], reserved: 2)),
    ("reserved bit 3 on a control frame", Peer.frame(9, [], reserved: 1)),
    ("opcode 3", Peer.frame(3)), ("opcode 7", Peer.frame(7)), ("opcode 11", Peer.frame(11)),
    ("opcode 15", Peer.frame(15)),
    ("not masked", Peer.frame(1, [65], masked: false)),
    ("ping in fragments", Peer.frame(9, [], final: false)),
    ("close in fragments", Peer.frame(8, [], final: false)),
    ("ping of 126 bytes", Peer.frame(9, [UInt8](repeating: 0, count: 126))),
    ("length in two bytes instead of one", Peer.frame(2, [1], lengthBytes: 2)),
    ("length in eight bytes instead of two", Peer.frame(2, [1], lengthBytes: 8)),
    (
      "length with its highest bit set",
      [0x82, 0xFF, 0x80, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4]
    ),
    ("continuation of nothing", Peer.frame(0, [1])),
    ("text inside text", Peer.text("a", final: false) + Peer.text("b")),
    ("close code in one byte", Peer.frame(8, [3])),
  ]

  @Test(arguments: malformed)
  func failsWithCode1002(_ name: String, _ bytes: [UInt8]) throws {
    let peer = try Peer()
    try peer.send(bytes)
    try peer.expectFailure(1002)
  }

  /// The first byte at fault is enough.
  @Test(arguments: [[0xC1] as [UInt8], [0x83], [0x81, 0x01], [0x08], [0x89, 0xFE]])
  func failsBeforeTheHeaderIsWhole(_ bytes: [UInt8]) throws {
    let peer = try Peer()
    for byte in bytes { try peer.send([byte]) }
    try peer.expectFailure(1002)
  }

  @Test(
    arguments: [0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65535] as [UInt16])
  func refusesCloseCode(_ code: UInt16) throws {
    let peer = try Peer()
    try peer.send(Peer.close(code))
    try peer.expectFailure(1002)
  }

  static let notUTF8: [[UInt8]] = [
    [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
    [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
    [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF], [0xC2, 0x41],
    [0xE2, 0x82, 0x41], [0xC2], [0xE2, 0x82], [0xF0, 0x9F, 0x98],
    Array("a long text, then ".utf8) + [0xFF],
  ]

  @Test(arguments: notUTF8)
  func failsTextWithCode1007(_ bytes: [UInt8]) throws {
    let peer = try Peer()
    try peer.send(Peer.frame(1, bytes))
    try peer.expectFailure(1007)
  }

  @Test(arguments: notUTF8)
  func failsACloseReasonWithCode1007(_ bytes: [UInt8]) throws {
    let peer = try Peer()
    try peer.send(Peer.frame(8, ServerFrame.close(1000) + bytes))
    try peer.expectFailure(1007)
  }

  @Test func failsInTheMiddleOfAFragment() throws {
    let peer = try Peer()
    let frame = Peer.frame(
      1, Array("κόσμε".utf8) + [0xED, 0xA0] + Array("later".utf8), final: false)
    try peer.send(Array(frame.prefix(6 + 10)))
    #expect(peer.recorder.events.isEmpty)
    #expect(peer.channel.isActive)
    try peer.send(Array(frame.dropFirst(16).prefix(2)))
    try peer.expectFailure(1007)
  }

  @Test func failsACharacterThatIsCutByTheEnd() throws {
    let peer = try Peer()
    try peer.send(Peer.frame(1, [0xE2, 0x82], final: false) + Peer.frame(0, [0x41]))
    try peer.expectFailure(1007)
  }

  @Test func binaryNeedNotBeText() throws {
    let peer = try Peer()
    for bytes in Self.notUTF8 { try peer.send(Peer.frame(2, bytes)) }
    #expect(peer.recorder.events == Self.notUTF8.map { .binary($0) })
  }

  @Test func deliversNothingAfterAViolation() throws {
    let peer = try Peer()
    try peer.send(Peer.text("before") + Peer.frame(3) + Peer.text("after"))
    try peer.expectFailure(1002, after: [.text("before")])
  }

  /// Each rule can be left out, and then something gets through: so the tests above can fail.
  @Test(arguments: [
    (WebSocketRules.textIsUTF8, Peer.frame(1, [0xFF])),
    (.reservedBitsAreZero, Peer.frame(1, [65], reserved: 4)),
    (.closeCodesAreKnown, Peer.close(999)),
    (.fragmentsAreInOrder, Peer.frame(0, [1])),
  ])
  func aMissingRuleShows(_ rule: WebSocketRules, _ bytes: [UInt8]) throws {
    let peer = try Peer(rules: WebSocketRules.all.subtracting(rule))
    try peer.send(bytes)
    #expect(!peer.recorder.events.isEmpty)
    #expect(!peer.recorder.events.contains { [.closed(1002), .closed(1007)].contains($0) })
  }
}
