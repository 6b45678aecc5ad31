import NIOCore
import NIOEmbedded
import Testing

@testable import StrictWebSocket

/// Notes what a socket tells its delegate.
final class Recorder: WebSocketDelegate {
  enum Event: Equatable {
    case text(String)
    case binary([UInt8])
    case closed(UInt16)
  }

  var events: [Event] = []
  var onMessage: ((WebSocketHandler) -> Void)?

  func webSocket(_ socket: WebSocketHandler, receivedText text: ByteBuffer) {
    events.append(.text(String(buffer: text)))
    onMessage?(socket)
  }

  func webSocket(_ socket: WebSocketHandler, receivedBinary data: ByteBuffer) {
    events.append(.binary(Array(buffer: data)))
    onMessage?(socket)
  }

  func webSocket(_ socket: WebSocketHandler, closedWith code: UInt16) {
    events.append(.closed(code))
  }
}

/// A frame as a server sends it.
struct ServerFrame: Equatable {
  var opcode: Opcode
  var payload: [UInt8]

  static func close(_ code: UInt16) -> [UInt8] { [UInt8(code >> 8), UInt8(code & 255)] }
}

/// The client's end of a socket whose network and time are in the test's hands.
struct Peer {
  let channel = EmbeddedChannel()
  let recorder = Recorder()
  let socket: WebSocketHandler

  init(
    limits: WebSocketLimits = WebSocketLimits(), rules: WebSocketRules = .all,
    delegate: (any WebSocketDelegate)? = nil
  ) throws {
    socket = WebSocketHandler(delegate: delegate ?? recorder, limits: limits, rules: rules)
    try channel.pipeline.syncOperations.addHandler(socket)
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  static let mask: [UInt8] = [0x37, 0xFA, 0x21, 0x3D]

  static func frame(
    _ opcode: UInt8, _ payload: [UInt8] = [], final: Bool = true, reserved: UInt8 = 0,
    masked: Bool = true, lengthBytes: Int? = nil
  ) -> [UInt8] {
    var bytes: [UInt8] = [(final ? 0x80 : 0) | reserved << 4 | opcode]
    let maskBit: UInt8 = masked ? 0x80 : 0
    let size = lengthBytes ?? (payload.count <= 125 ? 0 : payload.count <= 65535 ? 2 : 8)
    switch size {
    case 0: bytes.append(maskBit | UInt8(payload.count))
    case 2:
      bytes.append(maskBit | 126)
      bytes += [UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default:
      bytes.append(maskBit | 127)
      bytes += (0..<8).reversed().map { UInt8(payload.count >> ($0 * 8) & 255) }
    }
    guard masked else { return bytes + payload }
    bytes += mask
    return bytes + payload.enumerated().map { $1 ^ mask[$0 & 3] }
  }

  static func text(_ text: String, final: Bool = true) -> [UInt8] {
    frame(1, Array(text.utf8), final: final)
  }

  static func close(_ code: UInt16, _ reason: String = "") -> [UInt8] {
    frame(8, ServerFrame.close(code) + Array(reason.utf8))
  }

  func send(_ bytes: [UInt8]) throws {
    try channel.writeInbound(ByteBuffer(bytes: bytes))
  }

  /// What the server sent since the last call.
  func received() throws -> [ServerFrame] {
    var bytes = ByteBuffer()
    while var part = try channel.readOutbound(as: ByteBuffer.self) { bytes.writeBuffer(&part) }
    var frames: [ServerFrame] = []
    func next<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
      let value = bytes.readInteger(as: type)
      return try #require(value)
    }
    while bytes.readableBytes > 0 {
      let first = try next(UInt8.self)
      let opcode = try #require(Opcode(rawValue: first & 0x0F))
      #expect(first & 0xF0 == 0x80)
      let short = try next(UInt8.self)
      #expect(short & 0x80 == 0, "a server masks nothing")
      let length =
        switch short {
        case 126: Int(try next(UInt16.self))
        case 127: Int(try next(UInt64.self))
        default: Int(short)
        }
      let payload = bytes.readBytes(length: length)
      frames.append(ServerFrame(opcode: opcode, payload: try #require(payload)))
    }
    return frames
  }

  /// Expects that the connection was failed with this code, and nothing delivered after `events`.
  func expectFailure(
    _ code: UInt16, after events: [Recorder.Event] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let last = try received().last
    #expect(last?.opcode == .close, sourceLocation: sourceLocation)
    #expect(
      last.map { Array($0.payload.prefix(2)) } == ServerFrame.close(code),
      sourceLocation: sourceLocation)
    #expect(recorder.events == events + [.closed(code)], sourceLocation: sourceLocation)
    #expect(!channel.isActive, sourceLocation: sourceLocation)
  }
}
