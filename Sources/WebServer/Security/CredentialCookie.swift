import Foundation
import HTTPTypes
import NIOCore

/// A credential in a cookie that scripts cannot read.
///
/// A socket cannot set cookies. So the page gets an address, sealed and valid for a minute, once and for
/// its visitor, whose response sets the cookie.
package struct CredentialCookie: Codable, Equatable {
  var name: String
  /// Nil: removed.
  var value: String?
  /// Whole seconds.
  var seconds: Int64

  /// The beginning of the addresses of credentials.
  package static let path = "/_apus/credential/"

  /// - Parameters:
  ///   - value: Nil removes the cookie.
  ///   - lifetime: How long a browser keeps it.
  package init(name: String, value: String?, lifetime: Duration) {
    self.name = name
    self.value = value
    seconds = max(0, lifetime.components.seconds)
  }

  /// The address that sets the cookie; nil if it cannot be sealed.
  /// - Parameter visitor: Whose browser may ask for it.
  package func address(of visitor: VisitorIdentifier?, _ signer: TokenSigner) -> String? {
    guard let content = try? JSONEncoder().encode(self),
      let token = try? signer.seal(
        Self.mark(of: visitor) + content, for: .credential, lifetime: .seconds(60))
    else { return nil }
    return Self.path + token
  }

  /// The response at such an address: not found if it is not valid, not this visitor's or used; nil if
  /// it is another address.
  @MainActor
  package static func response(
    to request: PageRequest, _ signer: TokenSigner, used: UsedTokens
  ) -> PageResponse? {
    guard request.method == .post, request.path.hasPrefix(path) else { return nil }
    let token = request.path.dropFirst(path.utf8.count)
    guard let payload = try? signer.unseal(token, for: .credential),
      payload.starts(with: mark(of: request.visitor)),
      let cookie = try? JSONDecoder().decode(
        CredentialCookie.self, from: Data(payload.dropFirst(VisitorIdentifier.length))),
      used.use(token)
    else { return .text("Not found", status: .notFound) }
    var response = PageResponse.text("", status: .noContent)
    response.headers[.setCookie] = cookie.header(isSecure: request.isSecure)
    return response
  }

  private static func mark(of visitor: VisitorIdentifier?) -> [UInt8] {
    visitor?.bytes ?? VisitorIdentifier.none
  }

  /// Over HTTPS no other host of the site's domain can set it.
  private static func prefix(isSecure: Bool) -> String { isSecure ? "__Host-apus-" : "apus-" }

  func header(isSecure: Bool) -> String {
    "\(Self.prefix(isSecure: isSecure))\(name)=\(value ?? "")"
      + ";Path=/;Max-Age=\(value == nil ? 0 : seconds);HttpOnly;SameSite=Lax"
      + (isSecure ? ";Secure" : "")
  }

  /// All credentials of a request. Two cookies with one name count as none.
  package static func credentials(in headers: HTTPFields, isSecure: Bool) -> [String: String] {
    let prefix = prefix(isSecure: isSecure)
    let named = headers.cookies.filter { $0.name.hasPrefix(prefix) }
    return Dictionary(grouping: named, by: { String($0.name.dropFirst(prefix.count)) })
      .compactMapValues { $0.count == 1 && !$0[0].value.isEmpty ? String($0[0].value) : nil }
  }
}
