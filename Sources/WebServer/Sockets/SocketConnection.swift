import HTTPTypes
import NIOCore

/// The request that opens a socket.
package struct SocketRequest: Sendable {
  /// The text behind the `?` of `/_apus/socket/…`, as it was sent.
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
