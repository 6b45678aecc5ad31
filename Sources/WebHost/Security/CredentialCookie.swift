import Foundation
import HTTPTypes
import NIOCore

/// A credential in a cookie that scripts cannot read.
///
/// A socket cannot set cookies. So the page gets an address, sealed and valid for a minute, whose
/// response sets the cookie.
struct CredentialCookie: Codable, Equatable {
  var name: String
  /// Nil: removed.
  var value: String?
  /// Whole seconds.
  var seconds: Int64

  static let path = "/_apus/credential/"
  private static let prefix = "apus-"

  init(name: String, value: String?, lifetime: Duration) {
    self.name = name
    self.value = value
    seconds = max(0, lifetime.components.seconds)
  }

  /// The address that sets the cookie; nil if it cannot be sealed.
  func address(_ signer: TokenSigner) -> String? {
    guard let payload = try? JSONEncoder().encode(self),
      let token = try? signer.seal(payload, for: .credential, lifetime: .seconds(60))
    else { return nil }
    return Self.path + token
  }

  /// The response at such an address; nil if the address is not valid.
  static func response(to request: PageRequest, _ signer: TokenSigner) -> PageResponse? {
    guard request.method == .post, request.path.hasPrefix(path) else { return nil }
    guard
      let payload = try? signer.unseal(
        request.path.dropFirst(path.utf8.count), for: .credential),
      let cookie = try? JSONDecoder().decode(CredentialCookie.self, from: Data(payload))
    else { return .text("Not found", status: .notFound) }
    var response = PageResponse.text("", status: .noContent)
    response.headers[.setCookie] = cookie.header(isSecure: request.isSecure)
    return response
  }

  func header(isSecure: Bool) -> String {
    "\(Self.prefix)\(name)=\(value ?? "");Path=/;Max-Age=\(value == nil ? 0 : seconds)"
      + ";HttpOnly;SameSite=Lax" + (isSecure ? ";Secure" : "")
  }

  /// All credentials of a request.
  static func credentials(in headers: HTTPFields) -> [String: String] {
    var result: [String: String] = [:]
    for field in headers[values: .cookie] {
      for pair in field.split(separator: ";") {
        let text = pair.drop { $0 == " " || $0 == "\t" }
        guard text.hasPrefix(prefix), let equals = text.firstIndex(of: "=") else { continue }
        let name = String(text[..<equals].dropFirst(prefix.count))
        let value = String(text[text.index(after: equals)...])
        // The first one wins: browsers send the most specific first.
        if result[name] == nil, !value.isEmpty { result[name] = value }
      }
    }
    return result
  }
}
