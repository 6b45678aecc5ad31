/// The URL-safe alphabet without padding, and only its canonical form.
package enum Base64URL {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (index, character) in alphabet.enumerated() { values[Int(character)] = UInt8(index) }
    return values
  }()

  package static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count * 4 + 2) / 3)
    var buffer: UInt32 = 0
    var bits: UInt32 = 0
    for byte in bytes {
      buffer = buffer << 8 | UInt32(byte)
      bits += 8
      while bits >= 6 {
        bits -= 6
        text.append(alphabet[Int(buffer >> bits & 63)])
      }
    }
    if bits > 0 { text.append(alphabet[Int(buffer << (6 - bits) & 63)]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The lowest bits of a number, six for each character.
  package static func characters(of number: UInt64, count: Int) -> String {
    String(unsafeUninitializedCapacity: count) { buffer in
      for index in 0..<count {
        buffer[index] = alphabet[Int(number >> UInt64(6 * index) & 63)]
      }
      return count
    }
  }

  /// - Returns: `nil` for a foreign character, an impossible length, or bits that encoding would not
  ///   have written: each token has one spelling.
  package static func decode(_ text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count * 3 / 4)
    var buffer: UInt32 = 0
    var bits: UInt32 = 0
    for character in text.utf8 {
      let value = values[Int(character)]
      guard value != 255 else { return nil }
      buffer = buffer << 6 | UInt32(value)
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: buffer >> bits))
      }
    }
    guard bits < 6, buffer & (1 << bits - 1) == 0 else { return nil }
    return bytes
  }
}
