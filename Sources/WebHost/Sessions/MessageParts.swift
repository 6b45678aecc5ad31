import NIOCore

/// The parts that came of an event that is longer than a message.
///
/// All sockets share a bound, so that nobody fills the memory with events that never end.
@MainActor
struct MessageParts: ~Copyable {
  /// Of all sockets, in bytes.
  static let maximumTotal = 16 * PageMessage.maximumWhole
  private static var total = 0

  private var bytes = ByteBuffer()

  nonisolated init() {}

  deinit {
    let count = bytes.readableBytes
    guard count > 0 else { return }
    Task { @MainActor in Self.total -= count }
  }

  var isEmpty: Bool { bytes.readableBytes == 0 }

  mutating func append(_ part: UnsafeRawBufferPointer) throws(MessageError) {
    guard bytes.readableBytes + part.count <= PageMessage.maximumWhole,
      Self.total + part.count <= Self.maximumTotal
    else { throw .tooLong }
    Self.total += part.count
    bytes.writeBytes(part)
  }

  /// The whole, with its last part. Begins anew.
  mutating func end(_ part: UnsafeRawBufferPointer) throws(MessageError) -> ByteBuffer {
    try append(part)
    Self.total -= bytes.readableBytes
    defer { bytes = ByteBuffer() }
    return bytes
  }
}
