import NIOCore
import PageProtocol
import WebServer

/// Receives the messages of one socket: the first says which session it belongs to.
@MainActor
final class PageSocket: SocketReceiver {
  private let connection: any SocketConnection
  private let address: ClientAddress
  private let visitor: VisitorIdentifier?
  /// The credentials in the socket's request.
  private let credentials: [String: String]
  private weak var site: WebSite?
  @exclusivity(unchecked) private var session: PageSession?
  @exclusivity(unchecked) private var isRefused = false
  /// The beginning of an event that comes in several messages.
  @exclusivity(unchecked) private var parts = MessageParts()

  init(
    connection: any SocketConnection, address: ClientAddress, visitor: VisitorIdentifier?,
    credentials: [String: String], site: WebSite
  ) {
    self.connection = connection
    self.visitor = visitor
    self.credentials = credentials
    self.address = address
    self.site = site
  }

  func received(_ text: ByteBuffer) {
    guard !isRefused else { return }
    let message: PageMessage
    do throws(MessageError) {
      guard let whole = try received(part: text) else { return }
      message = whole
    } catch {
      return refuse(.message(error), code: CloseReason.malformed)
    }
    if let session {
      // A later socket of the same page has taken over.
      guard session.socket === connection else { return }
      return session.received(message)
    }
    guard case .join(let join) = message else {
      return refuse(.message(.unknown), code: CloseReason.malformed)
    }
    switch site?.join(
      join, socket: connection, address: address, visitor: visitor, credentials: credentials)
    {
    case .success(let joined): session = joined
    case .failure(let refusal): refuse(refusal.reason, code: refusal.code)
    case nil: connection.close(code: 1001, reason: "going away")
    }
  }

  /// - Returns: Nil if more of it is to come.
  private func received(part text: ByteBuffer) throws(MessageError) -> PageMessage? {
    try text.readableBytesView.withUnsafeBytes { bytes throws(MessageError) in
      let isPart = bytes.first == UInt8(ascii: "+")
      guard isPart || !parts.isEmpty else { return try PageMessage(bytes) }
      // A page that has not joined may not send long events.
      guard let session, session.socket === connection else { throw .tooLong }
      guard !MessageParts.isFull(for: bytes.count) else {
        refuse(.full, code: CloseReason.full)
        return nil
      }
      try parts.append(UnsafeRawBufferPointer(rebasing: bytes.dropFirst(isPart ? 1 : 0)))
      guard !isPart else {
        session.heard()
        return nil
      }
      return try parts.take().readableBytesView.withUnsafeBytes { bytes throws(MessageError) in
        try PageMessage(bytes, limit: PageMessage.maximumWhole)
      }
    }
  }

  func closed(code: UInt16) {
    parts.removeAll()
    session?.disconnected(connection)
  }

  private func refuse(_ reason: RefusedMessage, code: UInt16) {
    isRefused = true
    parts.removeAll()
    if let session {
      session.refuse(reason, close: code)
    } else {
      site?.metrics.refused(reason, session: nil)
      connection.close(code: code, reason: reason.label)
    }
  }
}

/// Why a page may not join.
struct JoinRefusal: Error {
  let reason: RefusedMessage
  let code: UInt16
}
