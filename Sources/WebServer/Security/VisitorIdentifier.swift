import Foundation
import HTTPTypes

/// A visitor: one browser, whatever it opens. Its room is found by it.
///
/// 128 random bits in a cookie that scripts cannot read, signed, so that nobody makes one up.
package struct VisitorIdentifier: Hashable, Codable, Sendable {
  /// Sixteen.
  package let bytes: [UInt8]

  /// A new visitor.
  package init() { bytes = SessionIdentifier().bytes }

  /// Reads what ``bytes`` gave; nil if it is not sixteen bytes.
  package init?(bytes: some Collection<UInt8>) {
    guard bytes.count == Self.length else { return nil }
    self.bytes = Array(bytes)
  }

  static let length = 16
  /// What stands in tokens of a server that does not tell visitors apart.
  package static let none = [UInt8](repeating: 0, count: length)
  static let lifetime = Duration.seconds(86400)

  /// Where this visitor belongs, always the same as long as there are as many places.
  package func place<Place>(in places: [Place]) -> Place {
    let number = bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return places[Int(number % UInt64(places.count))]
  }

  /// Over HTTPS no other host of the site's domain can set it.
  static func cookieName(isSecure: Bool) -> String {
    isSecure ? "__Host-apus_visitor" : "apus_visitor"
  }

  /// The visitor that a request names; nil if it names none, or one that this server did not make.
  package init?(cookieIn headers: HTTPFields, isSecure: Bool, _ signer: TokenSigner) {
    guard let token = headers.cookieValue(named: Self.cookieName(isSecure: isSecure)),
      let payload = try? signer.verify(token, for: .visitor)
    else { return nil }
    self.init(bytes: payload)
  }

  /// The header that keeps it in a browser.
  package func cookie(isSecure: Bool, _ signer: TokenSigner) -> String {
    let token = signer.sign(bytes, for: .visitor, lifetime: Self.lifetime)
    return "\(Self.cookieName(isSecure: isSecure))=\(token);Path=/"
      + ";Max-Age=\(Self.lifetime.components.seconds);HttpOnly;SameSite=Lax"
      + (isSecure ? ";Secure" : "")
  }
}
