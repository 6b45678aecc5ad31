import Crypto
import CryptoExtras
import Foundation

/// A password as it is kept: a salted scrypt hash with its parameters.
///
/// As text it has the form that password hashes usually have:
/// `$scrypt$ln=14,r=8,p=5$<salt>$<key>`, salt and key in base64.
struct PasswordHash: Equatable, Sendable {
  static let saltBytes = 16
  static let keyBytes = 32
  /// Longer ones are nobody's. In bytes of UTF-8.
  static let longestPassword = 1024

  let cost: PasswordCost
  let salt: Data
  private let key: SymmetricKey

  /// Hashes a password with a salt of its own.
  /// - Throws: if there is not enough memory for the cost.
  init(of password: String, cost: PasswordCost) throws {
    var generator = SystemRandomNumberGenerator()
    let salt = Data(
      (0..<Self.saltBytes).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    try self.init(of: password, salt: salt, cost: cost)
  }

  private init(of password: String, salt: Data, cost: PasswordCost) throws {
    self.cost = cost
    self.salt = salt
    // The same letters can be typed as different code points.
    let bytes = Data(password.precomposedStringWithCompatibilityMapping.utf8)
    key = try KDF.Scrypt.deriveKey(
      from: bytes.prefix(Self.longestPassword), salt: salt, outputByteCount: Self.keyBytes,
      rounds: 1 << cost.exponent, blockSize: cost.blockSize, parallelism: cost.parallelism)
  }

  /// Whether this is the hash of a password. Takes as long for a wrong one as for the right one.
  /// - Throws: if there is not enough memory for the cost.
  func matches(_ password: String) throws -> Bool {
    let other = try PasswordHash(of: password, salt: salt, cost: cost)
    // Symmetric keys are compared in constant time.
    return other.key == key && password.utf8.count <= Self.longestPassword
  }

  // MARK: As text

  /// - Returns: nil if the text is not a hash of this form.
  init?(text: String) {
    let parts = text.split(separator: "$", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0].isEmpty, parts[1] == "scrypt",
      let cost = Self.cost(parts[2]),
      let salt = Data(base64Encoded: String(parts[3])), salt.count == Self.saltBytes,
      let key = Data(base64Encoded: String(parts[4])), key.count == Self.keyBytes
    else { return nil }
    self.cost = cost
    self.salt = salt
    self.key = SymmetricKey(data: key)
  }

  var text: String {
    let key = key.withUnsafeBytes { Data($0) }
    return "$scrypt$ln=\(cost.exponent),r=\(cost.blockSize),p=\(cost.parallelism)"
      + "$\(salt.base64EncodedString())$\(key.base64EncodedString())"
  }

  private static func cost(_ text: Substring) -> PasswordCost? {
    let parts = text.split(separator: ",")
    guard parts.count == 3,
      let exponent = number(parts[0], "ln="), (1...20).contains(exponent),
      let blockSize = number(parts[1], "r="), (1...32).contains(blockSize),
      let parallelism = number(parts[2], "p="), (1...64).contains(parallelism)
    else { return nil }
    return PasswordCost(exponent: exponent, blockSize: blockSize, parallelism: parallelism)
  }

  private static func number(_ text: Substring, _ name: String) -> Int? {
    text.hasPrefix(name) ? Int(text.dropFirst(name.count)) : nil
  }
}
