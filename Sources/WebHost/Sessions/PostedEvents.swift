import NIOCore

/// What a page sends by an ordinary request while its socket is being opened, which takes two round
/// trips more: the message that it will join with, and events, one in a line each.
struct PostedEvents {
  static let path = "/_apus/events"
  /// More wait for the socket, whose rate is limited.
  static let maximumCount = 32

  let join: PageMessage.Join
  let events: [PageMessage]

  /// Nil if it is not what a page sends.
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

/// Stands for a socket while posted events are carried out, and keeps what it is sent.
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
  /// Whether events may come by a request: only before the first socket, and not many.
  func takesPosted(_ count: Int) -> Bool {
    socket == nil && lastEvent + count <= PostedEvents.maximumCount
  }

  /// Joins, carries the events out and leaves again.
  /// - Parameter token: For the next time.
  /// - Returns: What a socket would have been sent, a message in a line each.
  func receive(_ posted: PostedEvents, token: String) -> String {
    let connection = AnswerConnection()
    join(posted.join, socket: connection, token: token)
    for event in posted.events where !connection.isClosed { received(event) }
    disconnected(connection)
    return connection.lines.joined(separator: "\n")
  }
}
