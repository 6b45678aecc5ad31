import NIOCore

/// Turns a client's bytes into messages, and judges each byte as soon as it is there.
struct MessageReader {
  enum Event {
    /// A message is whole: ``MessageReader/takeMessage()`` gives it.
    case text
    case binary
    case ping(ByteBuffer)
    case pong
    /// The peer's close frame: its code, or 1005 if it has none.
    case close(UInt16)
  }

  private let limits: WebSocketLimits
  private let rules: WebSocketRules
  /// The frame whose payload is being read.
  private var frame: FrameHeader?
  private var remaining = 0
  private var mask: UInt32 = 0
  /// The kind of the message whose fragments are being read.
  private var kind: Opcode?
  private var fragments = 0
  private var message = ByteBuffer()
  private var control = ByteBuffer()
  private var validator = UTF8Validator()

  init(limits: WebSocketLimits, rules: WebSocketRules) {
    self.limits = limits
    self.rules = rules
  }

  /// Reads up to the end of the next message or control frame.
  /// - Returns: `nil` if more bytes are needed; those that are left in the buffer are the start of a
  ///   header.
  mutating func next(_ bytes: inout ByteBuffer) throws(ProtocolViolation) -> Event? {
    while true {
      if frame == nil {
        guard let header = try FrameHeader.read(from: &bytes, rules: rules) else { return nil }
        try begin(header)
      }
      guard let header = frame else { return nil }
      if remaining > 0 {
        try readPayload(&bytes, of: header)
        if remaining > 0 { return nil }
      }
      frame = nil
      if let event = try end(header) { return event }
    }
  }

  /// Whether it stands between two messages: no frame is open, and no message lacks a fragment.
  var isAtBoundary: Bool { frame == nil && kind == nil }

  /// The message that an event announced.
  mutating func takeMessage() -> ByteBuffer {
    let taken = message
    message = ByteBuffer()
    return taken
  }

  /// Takes a delivered message's storage back, if it is small: a quiet socket holds little memory.
  mutating func recycle(_ delivered: consuming ByteBuffer) {
    guard delivered.storageCapacity <= 512 else { return }
    message = delivered
    message.clear()
  }

  /// Drops the message.
  mutating func recycle() { recycle(takeMessage()) }

  private mutating func begin(_ header: FrameHeader) throws(ProtocolViolation) {
    if !header.opcode.isControl {
      if header.opcode == .continuation {
        if kind == nil {
          guard !rules.contains(.fragmentsAreInOrder) else {
            throw .malformed("continuation without a start")
          }
          kind = .binary
        }
      } else {
        guard kind == nil || !rules.contains(.fragmentsAreInOrder) else {
          throw .malformed("new message before the end of the last")
        }
        kind = header.opcode
        fragments = 0
        validator = UTF8Validator()
      }
      fragments += 1
      guard fragments <= limits.fragments else { throw .tooLarge("too many fragments") }
      guard header.length <= limits.frame else { throw .tooLarge("frame is too large") }
      guard header.length <= limits.message - message.readableBytes else {
        throw .tooLarge("message is too large")
      }
    }
    frame = header
    remaining = header.length
    mask = header.mask
  }

  private mutating func readPayload(
    _ bytes: inout ByteBuffer, of header: FrameHeader
  ) throws(ProtocolViolation) {
    let count = min(remaining, bytes.readableBytes)
    guard count > 0 else { return }
    remaining -= count
    if header.opcode.isControl {
      bytes.readWithUnsafeReadableBytes { source in
        control.writeUnmasked(UnsafeRawBufferPointer(rebasing: source[..<count]), mask: &mask)
        return count
      }
      return
    }
    let start = message.writerIndex
    bytes.readWithUnsafeReadableBytes { source in
      message.writeUnmasked(UnsafeRawBufferPointer(rebasing: source[..<count]), mask: &mask)
      return count
    }
    if kind == .text, rules.contains(.textIsUTF8) {
      let offset = start - message.readerIndex
      let isValid = message.withUnsafeReadableBytes { all in
        validator.accept(UnsafeRawBufferPointer(rebasing: all[offset...]))
      }
      guard isValid else { throw .invalidText }
    }
  }

  private mutating func end(_ header: FrameHeader) throws(ProtocolViolation) -> Event? {
    switch header.opcode {
    case .continuation, .text, .binary:
      guard header.isFinal else { return nil }
      defer {
        kind = nil
        fragments = 0
      }
      guard kind == .text else { return .binary }
      guard validator.isAtBoundary || !rules.contains(.textIsUTF8) else { throw .invalidText }
      return .text
    case .ping: return .ping(takeControl())
    case .pong:
      control.clear()
      return .pong
    case .close: return .close(try closeCode(takeControl()))
    }
  }

  private mutating func takeControl() -> ByteBuffer {
    let taken = control
    control = ByteBuffer()
    return taken
  }

  private func closeCode(_ payload: ByteBuffer) throws(ProtocolViolation) -> UInt16 {
    guard payload.readableBytes > 0 else { return WebSocketCloseCode.none }
    guard let code: UInt16 = payload.getInteger(at: payload.readerIndex) else {
      throw .malformed("close code is cut")
    }
    guard WebSocketCloseCode.mayBeSent(code) || !rules.contains(.closeCodesAreKnown) else {
      throw .malformed("close code may not be sent")
    }
    var reason = UTF8Validator()
    let isValid = payload.withUnsafeReadableBytes { bytes in
      reason.accept(UnsafeRawBufferPointer(rebasing: bytes.dropFirst(2)))
    }
    guard isValid, reason.isAtBoundary else { throw .invalidText }
    return code
  }
}
