import CBrotli

/// Compresses what is sent as it is to everybody: about a tenth smaller than ``Gzip`` makes it, in ten times
/// as long. Browsers take it over TLS, and from the machine that they run on.
package enum Brotli {
  /// The bytes as a Brotli stream of the highest quality, or nil if that would not be shorter.
  package static func compress(_ bytes: [UInt8]) -> [UInt8]? {
    let packed = [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
      var size = bytes.count
      let isDone = BrotliEncoderCompress(
        BROTLI_MAX_QUALITY, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, bytes.count, bytes, &size,
        buffer.baseAddress)
      count = isDone == BROTLI_TRUE ? size : 0
    }
    return packed.isEmpty ? nil : packed
  }
}
