import CZlib

/// Compresses what a browser is sent once: the first HTML, the script, the sheet. What goes over the
/// socket is short, and not compressed: that would keep some 300 KB for each of them.
package enum Gzip {
  /// Most of the gain at a third of the time.
  static let quick: Int32 = 4
  /// For what is compressed once and sent often.
  package static let best: Int32 = 9

  /// Shorter content fits in a packet anyway.
  static let shortest = 512

  /// The longest padding that a page gets.
  static let longestPadding = 128

  /// The bytes as a gzip stream, or nil if that would not be shorter.
  /// - Parameters:
  ///   - level: 1–9.
  ///   - padding: How many bytes longer the stream is, in the file's name of its header, which browsers
  ///     skip. A random number of bytes hides from a single length whether two texts of the content are alike.
  package static func compress(
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

  /// Content that many streams hold, compressed once.
  package struct Segment {
    fileprivate let packed: [UInt8]
    fileprivate let checksum: UInt
    fileprivate let count: Int

    /// - Parameter bytes: Compressed as far as it goes, because it is done once.
    package init(_ bytes: [UInt8]) {
      packed = bytes.withUnsafeBytes { bytes in
        RawDeflate(level: Gzip.best)?.add(bytes, Z_FULL_FLUSH) ?? []
      }
      checksum = bytes.withUnsafeBytes { Gzip.checksum($0) }
      count = bytes.count
    }

    var packedCount: Int { packed.count }
  }

  /// One gzip stream of content around a segment. Only that content is compressed now.
  package static func compress(
    _ before: UnsafeRawBufferPointer, _ segment: Segment, _ after: UnsafeRawBufferPointer,
    level: Int32 = quick, padding: Int = 0
  ) -> [UInt8]? {
    // A full flush forgets what came before, because the segment moves it further away.
    guard !segment.packed.isEmpty, let deflate = RawDeflate(level: level),
      let head = deflate.add(before, Z_FULL_FLUSH), let tail = deflate.add(after, Z_FINISH)
    else { return nil }
    let hasName: UInt8 = padding > 0 ? 8 : 0
    var stream: [UInt8] = [0x1f, 0x8b, 8, hasName, 0, 0, 0, 0, 0, 255]
    stream.reserveCapacity(head.count + segment.packed.count + tail.count + padding + 32)
    if padding > 0 { stream += [UInt8](repeating: UInt8(ascii: "x"), count: padding) + [0] }
    stream += head
    stream += segment.packed
    stream += tail
    let begun = crc32_combine(checksum(before), segment.checksum, segment.count)
    let sum = crc32_combine(begun, checksum(after), after.count)
    let count = before.count + segment.count + after.count
    for number in [UInt32(truncatingIfNeeded: sum), UInt32(truncatingIfNeeded: count)] {
      withUnsafeBytes(of: number.littleEndian) { stream += $0 }
    }
    return stream
  }

  private static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt {
    let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    return crc32(0, start, UInt32(bytes.count))
  }

  /// A stream of deflate without a header.
  private final class RawDeflate {
    private var stream = z_stream()

    init?(level: Int32) {
      guard
        deflateInit2_(
          &stream, level, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
          Int32(MemoryLayout<z_stream>.size)) == Z_OK
      else { return nil }
    }

    deinit { deflateEnd(&stream) }

    func add(_ bytes: UnsafeRawBufferPointer, _ flush: Int32) -> [UInt8]? {
      // A flush ends with an empty block, for which the bound has no room.
      let bound = Int(deflateBound(&stream, UInt(bytes.count))) + 64
      stream.next_in = UnsafeMutablePointer(
        mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
      stream.avail_in = UInt32(bytes.count)
      var isDone = false
      let packed = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(bound)
        let result = deflate(&stream, flush)
        isDone = result == (flush == Z_FINISH ? Z_STREAM_END : Z_OK) && stream.avail_in == 0
        count = bound - Int(stream.avail_out)
      }
      return isDone ? packed : nil
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
