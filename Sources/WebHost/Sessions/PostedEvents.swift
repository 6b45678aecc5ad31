import NIOCore
import PageProtocol
import WebServer

/// The body of a request that a page sends while its socket is being opened, which takes two more
/// round trips: its join message and its events, one per line.
struct PostedEvents {
  static let path = "/_apus/events"
  /// Further events wait for the socket, whose rate is limited.
  static let maximumCount = 32

  let join: PageMessage.Join
  let events: [PageMessage]

  /// Nil if it is malformed.
  init?(_ body: ByteBuffer) {
    let lines = body.readableBytesView.split(separator: UInt8(ascii: "\n"))
    guard (1...(Self.maximumCount + 1)).contains(lines.count) else { return nil }
    var messages: [PageMessage] = []
    for line in lines {
      guard let message = try? line.withUnsafeBytes({ try PageMessage($0) }) else { return nil }
      messages.append(message)
    }
    guard case .join(let join) = messages.removeFirst() else { return nil }
    for message in messages {
      guard case .event = message else { return nil }
    }
    self.join = join
    events = messages
  }
}

/// Acts as the socket while posted events are handled, and collects the messages.
@MainActor
private final class AnswerConnection: SocketConnection {
  private(set) var lines: [String] = []
  private(set) var isClosed = false
  var pendingBytes: Int { 0 }

  nonisolated init() {}

  func send(_ text: ByteBuffer) { send(String(buffer: text)) }
  func send(_ text: String) { lines.append(text) }
  func close(code: UInt16, reason: String) { isClosed = true }
}

extension PageSession {
  /// Whether posted events are accepted: only before the first socket, and only a few.
  func takesPosted(_ count: Int) -> Bool {
    socket == nil && lastEvent + count <= PostedEvents.maximumCount
  }

  /// Joins, handles the events and disconnects.
  /// - Parameter token: For the next time.
  /// - Returns: The messages that the socket would have received, one per line.
  func receive(_ posted: PostedEvents, token: String) -> String {
    let connection = AnswerConnection()
    join(posted.join, socket: connection, token: token)
    for event in posted.events where !connection.isClosed { received(event) }
    disconnected(connection)
    return connection.lines.joined(separator: "\n")
  }
}
