import HTTPTypes
import NIOCore

/// A page, asset or plain form that a browser asks for.
package struct PageRequest: Sendable {
  /// `.get`, `.head` or `.post`.
  package var method: HTTPRequest.Method
  /// The path as it was sent: percent-encoded, without the query, starting with `/`.
  package var path: String
  /// The text behind the `?`, as it was sent.
  package var query: String?
  package var headers: HTTPFields
  /// The browser's address: the connection's, or what a trusted proxy says.
  package var address: ClientAddress
  /// Whether the browser spoke HTTPS (to a trusted proxy).
  package var isSecure: Bool
  /// Where the browser found the server, such as `https://example.com`; nil: nobody said.
  package var origin: String?
  /// The nonce of the answer's content security policy: 128 random bits, as base64. Every `script`
  /// and `style` element of the answer needs it.
  package var nonce: String
  /// Whose browser it is, where each visitor has a room; nil otherwise.
  package var visitor: VisitorIdentifier?
  /// Whether the page is only drawn: nobody will join its session.
  package var isOnlyDrawn = false
  /// The body of a POST, at most ``ServerLimits/formBody`` bytes; empty otherwise.
  package var body: ByteBuffer

  package init(
    method: HTTPRequest.Method = .get, path: String, query: String? = nil,
    headers: HTTPFields = [:], address: ClientAddress = .loopback, isSecure: Bool = false,
    nonce: String = "", body: ByteBuffer = ByteBuffer()
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.address = address
    self.isSecure = isSecure
    self.nonce = nonce
    self.body = body
  }

  /// Path and query.
  package var target: String { path + (query.map { "?" + $0 } ?? "") }

  /// The value of a cookie, or `nil`.
  package func cookie(_ name: String) -> String? { headers.cookieValue(named: name) }
}

/// The answer to a ``PageRequest``. The server adds the security headers.
package struct PageResponse: Sendable {
  package var status: HTTPResponse.Status
  package var headers: HTTPFields
  package var body: ByteBuffer
  /// Names of Trusted Types policies that the page's scripts may create; none by default.
  package var trustedTypesPolicies: [String] = []
  /// Hosts of other sites whose pictures the page may load, as in a content security policy.
  package var pictureHosts: [String] = []
  /// Whether it is a file that must run nothing, even where a browser shows it by itself.
  package var isSandboxed = false
  /// Whether the body is HTML of the app for a frame of this site.
  package var isFramed = false

  package init(
    status: HTTPResponse.Status = .ok, headers: HTTPFields = [:], body: ByteBuffer = ByteBuffer()
  ) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A document. It is never cached, because it holds a nonce and a token.
  package static func html(_ body: ByteBuffer, status: HTTPResponse.Status = .ok) -> PageResponse {
    PageResponse(
      status: status,
      headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"], body: body)
  }

  package static func text(_ text: String, status: HTTPResponse.Status = .ok) -> PageResponse {
    PageResponse(
      status: status,
      headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
      body: ByteBuffer(string: text))
  }

  /// Redirects the browser to another address of this site.
  package static func redirect(
    to path: String, status: HTTPResponse.Status = .seeOther
  ) -> PageResponse {
    PageResponse(status: status, headers: [.location: path, .cacheControl: "no-store"])
  }
}
