import Crypto
import Foundation

/// What tells one sign-in from all others.
struct SignInToken: Sendable {
  static let bytes = 32
  let text: String

  /// 256 random bits of the system's generator.
  init() {
    var generator = SystemRandomNumberGenerator()
    let random = Data(
      (0..<Self.bytes).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    text = random.base64EncodedString()
      .replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
  }

  /// What is kept of a token, so that nobody who reads the database can sign in with it. A token is
  /// random and long: one round of a fast hash suffices.
  static func digest(_ text: String) -> Data {
    Data(SHA256.hash(data: Data(text.utf8)))
  }
}
