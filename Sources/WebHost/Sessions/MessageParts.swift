import NIOCore
import PageProtocol

/// The parts received so far of an event that is longer than a message.
@MainActor
struct MessageParts {
  /// The limit for all sockets together, in bytes, so that unfinished events cannot fill the
  /// memory.
  static let maximumTotal = 16 * PageMessage.maximumWhole
  private static var total = 0

  private var buffer = ByteBuffer()

  nonisolated init() {}

  var isEmpty: Bool { buffer.readableBytes == 0 }

  /// Whether there is no room for another part of that size.
  static func isFull(for part: Int) -> Bool { total + part > maximumTotal }

  mutating func append(_ part: UnsafeRawBufferPointer) throws(MessageError) {
    guard buffer.readableBytes + part.count <= PageMessage.maximumWhole else { throw .tooLong }
    Self.total += part.count
    buffer.writeBytes(part)
  }

  mutating func removeAll() {
    Self.total -= buffer.readableBytes
    buffer = ByteBuffer()
  }

  /// All parts, of which there are none then.
  mutating func take() -> ByteBuffer {
    defer { removeAll() }
    return buffer
  }
}
