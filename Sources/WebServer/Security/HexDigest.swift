import Crypto
import Foundation

/// Short names that are made of bytes, and are the same in all processes.
package enum HexDigest {
  /// The first bytes of a SHA-256, with two digits for each.
  /// - Parameter count: How many bytes.
  package static func of(_ bytes: some DataProtocol, count: Int) -> String {
    SHA256.hash(data: bytes).prefix(count).map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }.joined()
  }
}
