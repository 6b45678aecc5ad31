import CZlib

/// Compresses what a browser is sent once: the first HTML, the script, the sheet. What goes over the
/// socket is short, and not compressed: that would keep some 300 KB for each of them.
enum Gzip {
  /// Most of the gain at a third of the time.
  static let quick: Int32 = 4
  /// For what is compressed once and sent often.
  static let best: Int32 = 9

  /// Shorter content fits in a packet anyway.
  static let shortest = 512

  /// The bytes as a gzip stream, or nil if that would not be shorter.
  /// - Parameter level: 1–9.
  static func compress(_ bytes: UnsafeRawBufferPointer, level: Int32 = quick) -> [UInt8]? {
    var stream = z_stream()
    // 15 bits of window, and 16 for gzip's header.
    guard
      deflateInit2_(
        &stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    let packed = [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
      stream.next_in = UnsafeMutablePointer(
        mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
      stream.avail_in = UInt32(bytes.count)
      stream.next_out = buffer.baseAddress
      stream.avail_out = UInt32(buffer.count)
      // With no more room than the content had, it ends only if it got shorter.
      let isDone = deflate(&stream, Z_FINISH) == Z_STREAM_END
      count = isDone ? Int(stream.total_out) : 0
    }
    return packed.isEmpty ? nil : packed
  }
}
