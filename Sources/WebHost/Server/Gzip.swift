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

  /// The longest padding that a page gets.
  static let longestPadding = 128

  /// The bytes as a gzip stream, or nil if that would not be shorter.
  /// - Parameters:
  ///   - level: 1–9.
  ///   - padding: How many bytes longer the stream is, in the file's name of its header, which browsers
  ///     skip. A random number of bytes hides from a single length whether two texts of the content are alike.
  static func compress(
    _ bytes: UnsafeRawBufferPointer, level: Int32 = quick, padding: Int = 0
  ) -> [UInt8]? {
    var stream = z_stream()
    // 15 bits of window, and 16 for gzip's header.
    guard
      deflateInit2_(
        &stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    var name = [UInt8](repeating: UInt8(ascii: "x"), count: padding) + [0]
    return name.withUnsafeMutableBufferPointer { name in
      var header = gz_header()
      header.name = name.baseAddress
      // Unknown.
      header.os = 255
      return withUnsafeMutablePointer(to: &header) { header in
        if padding > 0 { deflateSetHeader(&stream, header) }
        return pack(bytes, &stream)
      }
    }
  }

  private static func pack(
    _ bytes: UnsafeRawBufferPointer, _ stream: inout z_stream
  ) -> [UInt8]? {
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
