import Foundation
import Hummingbird
import Logging
import NIOCore

/// The content of the server: the part of the web host that knows views.
///
/// The server owns connections, limits, headers, signatures and origins; a site owns paths,
/// pages and sessions. Every call arrives on the main actor, and the calls of one connection
/// arrive in the order in which the browser sent them.
package protocol Site: AnyObject, Sendable {
  /// Answers a GET or HEAD of any path that the server does not keep for itself
  /// (`/healthz`, `/readyz`, `/metrics`, `/_apus/socket/…`, `/_apus/upload/…`), or the POST of a
  /// plain form.
  @MainActor func respond(to request: PageRequest) -> PageResponse

  /// As ``respond(to:)``, but waits for what a page loads, as long as it may.
  @MainActor func respondWhenLoaded(to request: PageRequest) async -> PageResponse

  /// The handler of a request that a program makes, or nil if there is none.
  @MainActor func endpoint(for request: PageRequest) -> (@Sendable () async -> PageResponse)?
  /// The paths of all endpoints.
  @MainActor var endpointPaths: [String] { get }

  /// Says whether a browser may open a socket, before the upgrade is answered. The origin has been
  /// judged already.
  /// - Returns: `nil` to accept, otherwise the status of the refusal, such as
  ///   `.serviceUnavailable`.
  @MainActor func refusal(of request: SocketRequest) -> HTTPResponse.Status?

  /// Takes over a socket that was just opened.
  /// - Parameter socket: Stays valid after it closed; what is sent then is dropped.
  /// - Returns: What receives the socket's messages, or `nil` to close it with code 1008.
  @MainActor func connect(
    _ request: SocketRequest, socket: any SocketConnection
  ) -> (any SocketReceiver)?

  /// Takes a file that a browser uploaded under a token signed for
  /// ``TokenPurpose/upload``. The file is deleted at the latest 60 s after this returns, so move or
  /// copy what is to be kept.
  @MainActor func upload(_ file: UploadedFile) async -> PageResponse

  /// The server is about to end. Called once, before the sockets are told to go away (close code
  /// 1001), so what is sent here still arrives.
  @MainActor func drain() async
  /// Tells pages whose connections other processes have to come back (close code 1001).
  @MainActor func sendAway() async

  /// Gets ready for the first visitor, in a process that was made ahead of them.
  @MainActor func warmUp()

  /// What does not work and must for visitors to be served, a word each.
  @MainActor func unreadiness() async -> [String]

  /// What `/metrics` shows, in the format of Prometheus.
  /// - Parameter own: What this process counts.
  @MainActor func metrics(with own: String) async -> String

  /// How many pages are kept for a browser that may come back to them.
  @MainActor var sessionCount: Int { get }
}

extension Site {
  @MainActor package func respondWhenLoaded(to request: PageRequest) async -> PageResponse {
    respond(to: request)
  }
  @MainActor package func refusal(of request: SocketRequest) -> HTTPResponse.Status? { nil }
  @MainActor package func endpoint(
    for request: PageRequest
  ) -> (@Sendable () async -> PageResponse)? { nil }
  @MainActor package var endpointPaths: [String] { [] }
  @MainActor package func warmUp() {}
  @MainActor package func sendAway() async {}
  @MainActor package func unreadiness() async -> [String] { [] }
  @MainActor package func metrics(with own: String) async -> String { own }
  @MainActor package var sessionCount: Int { 0 }
  @MainActor package func upload(_ file: UploadedFile) async -> PageResponse {
    .text("Not found", status: .notFound)
  }
}

/// A page, asset or plain form that a browser asks for.
package struct PageRequest: Sendable {
  /// `.get`, `.head` or `.post`.
  package var method: HTTPRequest.Method
  /// The path as it was sent: percent-encoded, without the query, starting with `/`.
  package var path: String
  /// What follows the `?`, as it was sent.
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

/// The request that opens a socket.
package struct SocketRequest: Sendable {
  /// What follows the `?` of `/_apus/socket/…`, as it was sent.
  package var query: String?
  package var headers: HTTPFields
  package var address: ClientAddress
  package var isSecure: Bool
  /// Whose browser it is, where each visitor has a room; nil otherwise.
  package var visitor: VisitorIdentifier?

  package init(
    query: String? = nil, headers: HTTPFields = [:], address: ClientAddress = .loopback,
    isSecure: Bool = false
  ) {
    self.query = query
    self.headers = headers
    self.address = address
    self.isSecure = isSecure
  }

  package func cookie(_ name: String) -> String? { headers.cookieValue(named: name) }
}

/// An open socket, as its site sees it.
package protocol SocketConnection: AnyObject, Sendable {
  /// Sends a text message. Written at once, flushed when the current turn of the event loop ends.
  @MainActor func send(_ text: ByteBuffer)
  /// Sends a text message, which must be UTF-8.
  @MainActor func send(_ text: [UInt8])
  /// Sends a text message.
  @MainActor func send(_ text: String)
  /// Starts the closing handshake. Further messages in either direction are dropped.
  /// - Parameters:
  ///   - code: 1000–1003, 1007–1014 or 3000–4999.
  ///   - reason: At most 123 bytes of UTF-8 are sent.
  @MainActor func close(code: UInt16, reason: String)
  /// Bytes that were sent but not yet taken by the network.
  @MainActor var pendingBytes: Int { get }
}

extension SocketConnection {
  @MainActor package func send(_ text: [UInt8]) { send(ByteBuffer(bytes: text)) }
}

/// Receives the messages of one socket.
package protocol SocketReceiver: AnyObject, Sendable {
  /// A whole text message, valid UTF-8.
  @MainActor func received(_ text: ByteBuffer)
  /// The socket is gone; called exactly once, nothing is received afterwards.
  /// - Parameter code: The close code, 1006 if the connection broke.
  @MainActor func closed(code: UInt16)
}

/// A file that arrived whole.
package struct UploadedFile: Sendable {
  /// Where the bytes are: a file with a name of the server's choice.
  package var location: URL
  /// Bytes.
  package var size: Int
  /// The file name that the browser sent. Never use it as a path.
  package var declaredName: String
  /// The `Content-Type` that the browser sent.
  package var declaredType: String
  /// The type that its first bytes show, if it is known.
  package var detectedType: DetectedFileType?
  /// The payload of the upload's token, as the site set it.
  package var payload: [UInt8]
  package var request: PageRequest
}

/// A file type that is recognized by its first bytes.
package enum DetectedFileType: String, Sendable, CaseIterable {
  case png = "image/png"
  case jpeg = "image/jpeg"
  case gif = "image/gif"
  case webp = "image/webp"
  case heic = "image/heic"
  case avif = "image/avif"
  case bmp = "image/bmp"
  case tiff = "image/tiff"
  case pdf = "application/pdf"
}
