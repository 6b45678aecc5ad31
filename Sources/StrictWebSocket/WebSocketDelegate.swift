import NIOCore

/// Receives what happens on a socket, on its event loop.
package protocol WebSocketDelegate: AnyObject {
  /// A whole text message: valid UTF-8.
  func webSocket(_ socket: WebSocketHandler, receivedText text: ByteBuffer)
  /// A whole binary message.
  func webSocket(_ socket: WebSocketHandler, receivedBinary data: ByteBuffer)
  /// The socket is over; called exactly once, and nothing is received afterwards.
  /// - Parameter code: What the peer's close frame said (1005 if it had none), what the peer was
  ///   told when it broke the protocol, or 1006 if the connection was lost.
  func webSocket(_ socket: WebSocketHandler, closedWith code: UInt16)
}
