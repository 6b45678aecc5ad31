import Crypto
import Foundation
import PageProtocol

/// What a token is for. A token signed for one purpose is not valid for another.
package enum TokenPurpose: UInt8, Sendable, CaseIterable {
  /// Lets a socket adopt the session that rendered a page.
  case page = 1
  /// Lets a browser that lost its session mount it anew.
  case resume = 2
  /// Lets a browser upload one file; see ``Site/upload(_:)``.
  case upload = 3
  /// Lets a browser load one file that a screen shows.
  case file = 4
  /// Lets a browser set or remove a credential; see ``CredentialCookie``.
  case credential = 5
  /// Names a visitor; see ``VisitorIdentifier``.
  case visitor = 6
  /// Lets a browser save one file that a screen hands to a person.
  case download = 7
  /// Lets a browser show one page with HTML of the app in a frame.
  case frame = 8
}

/// Why a token was refused.
package enum TokenError: Error, Equatable {
  /// Not a token of this server: wrong form, wrong signature, or wrong purpose.
  case invalid
  /// It was valid once.
  case expired
}

/// Signs small payloads so that a browser can carry them without being able to change them.
///
/// A token is `base64url(version ‖ purpose ‖ expiry ‖ payload ‖ HMAC-SHA256)`. Payloads are
/// readable by whoever holds the token: put nothing secret in.
///
///     let token = signer.sign(session.bytes, for: .page, lifetime: .seconds(60))
///     let payload = try signer.verify(token, for: .page)
package struct TokenSigner: Sendable {
  private let current: SymmetricKey
  private let previous: SymmetricKey?
  /// The sealing key of each; derived once, because that takes longer than sealing.
  private let currentSealing: SymmetricKey
  private let previousSealing: SymmetricKey?
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - current: Signs and verifies; at least 32 random bytes.
  ///   - previous: Still verifies, while keys are rotated.
  ///   - now: The wall clock: expiry is the one thing that follows it.
  package init(
    current: SymmetricKey, previous: SymmetricKey? = nil,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.current = current
    self.previous = previous
    currentSealing = Self.sealingKey(current)
    previousSealing = previous.map(Self.sealingKey)
    self.now = now
  }

  /// Signs a payload that whoever holds the token cannot read.
  package func seal(
    _ payload: some DataProtocol, for purpose: TokenPurpose, lifetime: Duration
  ) throws -> String {
    let box = try AES.GCM.seal(payload, using: currentSealing)
    return sign(box.combined ?? Data(), for: purpose, lifetime: lifetime)
  }

  /// Checks a sealed token and gives its payload back.
  /// - Throws: ``TokenError``.
  package func unseal(_ token: some StringProtocol, for purpose: TokenPurpose) throws(TokenError)
    -> [UInt8]
  {
    let sealed = try verify(token, for: purpose)
    for key in [currentSealing, previousSealing].compactMap({ $0 }) {
      if let box = try? AES.GCM.SealedBox(combined: sealed),
        let payload = try? AES.GCM.open(box, using: key)
      {
        return Array(payload)
      }
    }
    throw .invalid
  }

  /// Encrypts bytes under this key, bound to what they belong to.
  package func encrypt(_ bytes: Data, of subject: [UInt8]) throws -> Data {
    let box = try AES.GCM.seal(bytes, using: currentSealing, authenticating: subject)
    return box.combined ?? Data()
  }

  /// Reads what ``encrypt(_:of:)`` made.
  /// - Throws: ``TokenError``.
  package func decrypt(_ bytes: Data, of subject: [UInt8]) throws(TokenError) -> Data {
    for key in [currentSealing, previousSealing].compactMap({ $0 }) {
      if let box = try? AES.GCM.SealedBox(combined: bytes),
        let plain = try? AES.GCM.open(box, using: key, authenticating: subject)
      {
        return plain
      }
    }
    throw .invalid
  }

  /// The same for the same bytes and this key; nobody without it can say which bytes they were.
  package func digest(_ bytes: [UInt8]) -> String {
    let code = HMAC<SHA256>.authenticationCode(for: bytes, using: currentSealing)
    return code.prefix(16).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  private static func sealingKey(_ key: SymmetricKey) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(
      inputKeyMaterial: key, info: Data("apus sealed token".utf8), outputByteCount: 32)
  }

  private static let version: UInt8 = 1
  private static let headerSize = 10
  private static let signatureSize = 32
  /// Longer texts are refused before they are decoded.
  package static let maximumLength = 8192

  /// Signs a payload.
  /// - Parameter lifetime: 24 hours at most.
  package func sign(
    _ payload: some Sequence<UInt8>, for purpose: TokenPurpose,
    lifetime: Duration = .seconds(86400)
  ) -> String {
    let seconds = min(lifetime, .seconds(86400)).components.seconds
    let expiry = UInt64(max(0, now().timeIntervalSince1970)) + UInt64(max(0, seconds))
    var bytes: [UInt8] = [Self.version, purpose.rawValue]
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: expiry >> shift))
    }
    bytes.append(contentsOf: payload)
    bytes.append(contentsOf: HMAC<SHA256>.authenticationCode(for: bytes, using: current))
    return Base64URL.encode(bytes)
  }

  /// Checks a token and gives its payload back.
  /// - Throws: ``TokenError``. Signatures are compared in constant time, before anything else of
  ///   the content is looked at.
  package func verify(_ token: some StringProtocol, for purpose: TokenPurpose) throws(TokenError)
    -> [UInt8]
  {
    guard token.utf8.count <= Self.maximumLength, let bytes = Base64URL.decode(token),
      bytes.count >= Self.headerSize + Self.signatureSize
    else { throw .invalid }
    let signed = bytes[..<(bytes.count - Self.signatureSize)]
    let signature = Array(bytes[signed.endIndex...])
    func matches(_ key: SymmetricKey) -> Bool {
      HMAC<SHA256>.isValidAuthenticationCode(
        signature, authenticating: Array(signed), using: key)
    }
    guard matches(current) || (previous.map(matches) ?? false) else { throw .invalid }
    guard signed[0] == Self.version, signed[1] == purpose.rawValue else { throw .invalid }
    let expiry = signed[2..<Self.headerSize].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard UInt64(max(0, now().timeIntervalSince1970)) < expiry else { throw .expired }
    return Array(signed[Self.headerSize...])
  }
}

/// The id of a session: 128 random bits.
package struct SessionIdentifier: Hashable, Codable, Sendable, CustomStringConvertible {
  private let high: UInt64
  private let low: UInt64

  /// A new id, from the system's cryptographic generator.
  package init() {
    var generator = SystemRandomNumberGenerator()
    high = generator.next()
    low = generator.next()
  }

  /// Reads what ``bytes`` gave.
  package init?(bytes: some Collection<UInt8>) {
    guard bytes.count == 16 else { return nil }
    high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    low = bytes.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Sixteen bytes.
  package var bytes: [UInt8] {
    [high, low].flatMap { word in
      stride(from: UInt64(56), through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  /// A short digest for logs, from which the id cannot be told.
  package var description: String {
    HexDigest.of(bytes, count: 4)
  }
}

/// Random text for content security policies: 128 bits as base64.
package func makeNonce() -> String {
  Data(SessionIdentifier().bytes).base64EncodedString()
}
