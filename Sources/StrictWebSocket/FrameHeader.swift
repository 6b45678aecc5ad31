import NIOCore

/// The kinds of frames (RFC 6455, section 5.2).
enum Opcode: UInt8 {
  case continuation = 0
  case text = 1
  case binary = 2
  case close = 8
  case ping = 9
  case pong = 10

  var isControl: Bool { rawValue & 8 != 0 }
}

/// Why a connection is failed: the code that the peer is told.
struct ProtocolViolation: Error {
  let code: UInt16
  let reason: StaticString

  static func malformed(_ reason: StaticString) -> ProtocolViolation {
    ProtocolViolation(code: WebSocketCloseCode.protocolError, reason: reason)
  }

  static func tooLarge(_ reason: StaticString) -> ProtocolViolation {
    ProtocolViolation(code: WebSocketCloseCode.tooLarge, reason: reason)
  }

  static let invalidText = ProtocolViolation(
    code: WebSocketCloseCode.invalidText, reason: "text is not UTF-8")
}

/// What stands before the payload of a client's frame.
struct FrameHeader {
  let isFinal: Bool
  let opcode: Opcode
  let length: Int
  /// The four bytes of the key, the first in the lowest bits.
  let mask: UInt32

  /// Takes a header off the buffer.
  /// - Returns: `nil` if it is not whole yet; nothing is taken then. What is wrong with the part that
  ///   is there is thrown nevertheless.
  static func read(
    from buffer: inout ByteBuffer, rules: WebSocketRules
  ) throws(ProtocolViolation) -> FrameHeader? {
    let start = buffer.readerIndex
    guard let first: UInt8 = buffer.getInteger(at: start) else { return nil }
    if rules.contains(.reservedBitsAreZero), first & 0x70 != 0 {
      throw .malformed("reserved bit set")
    }
    guard let opcode = Opcode(rawValue: first & 0x0F) else { throw .malformed("reserved opcode") }
    let isFinal = first & 0x80 != 0
    if opcode.isControl, !isFinal { throw .malformed("fragmented control frame") }

    guard let second: UInt8 = buffer.getInteger(at: start + 1) else { return nil }
    guard second & 0x80 != 0 else { throw .malformed("frame is not masked") }
    let short = second & 0x7F
    if opcode.isControl, short > 125 { throw .malformed("control frame is too long") }

    let length: Int
    var size = 2
    switch short {
    case 126:
      guard let long: UInt16 = buffer.getInteger(at: start + 2) else { return nil }
      guard long > 125 else { throw .malformed("length is not minimal") }
      (length, size) = (Int(long), 4)
    case 127:
      guard let long: UInt64 = buffer.getInteger(at: start + 2) else { return nil }
      guard long > UInt64(UInt16.max) else { throw .malformed("length is not minimal") }
      guard long <= UInt64(Int64.max) else { throw .malformed("length has its highest bit set") }
      (length, size) = (Int(long), 10)
    default: length = Int(short)
    }

    guard let mask: UInt32 = buffer.getInteger(at: start + size, endianness: .little) else {
      return nil
    }
    buffer.moveReaderIndex(forwardBy: size + 4)
    return FrameHeader(isFinal: isFinal, opcode: opcode, length: length, mask: mask)
  }

  /// How many bytes stand before a server's payload of `length` bytes.
  static func size(forLength length: Int) -> Int {
    length <= 125 ? 2 : length <= Int(UInt16.max) ? 4 : 10
  }

  /// Writes the header of an unfragmented server's frame so that it ends before `index`.
  static func set(_ opcode: Opcode, length: Int, before index: Int, in buffer: inout ByteBuffer) {
    let start = index - size(forLength: length)
    buffer.setInteger(0x80 | opcode.rawValue, at: start)
    switch length {
    case ...125: buffer.setInteger(UInt8(length), at: start + 1)
    case ...Int(UInt16.max):
      buffer.setInteger(126 as UInt8, at: start + 1)
      buffer.setInteger(UInt16(length), at: start + 2)
    default:
      buffer.setInteger(127 as UInt8, at: start + 1)
      buffer.setInteger(UInt64(length), at: start + 2)
    }
  }
}

extension ByteBuffer {
  /// Appends masked bytes in clear.
  /// - Parameters:
  ///   - mask: The key, first byte lowest; rotated so that it fits what follows.
  mutating func writeUnmasked(_ source: UnsafeRawBufferPointer, mask: inout UInt32) {
    let count = source.count
    let key = mask
    writeWithUnsafeMutableBytes(minimumWritableBytes: count) { target in
      let wide = UInt64(key) << 32 | UInt64(key)
      var index = 0
      while index &+ 8 <= count {
        let word = UInt64(
          littleEndian: source.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        target.storeBytes(of: (word ^ wide).littleEndian, toByteOffset: index, as: UInt64.self)
        index &+= 8
      }
      while index < count {
        target[index] = source[index] ^ UInt8(truncatingIfNeeded: key >> UInt32((index & 3) &* 8))
        index &+= 1
      }
      return count
    }
    let turned = UInt32((count & 3) * 8)
    mask = turned == 0 ? key : key >> turned | key << (32 - turned)
  }
}
