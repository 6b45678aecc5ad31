import NIOCore

/// A browser's socket. It outlives the rooms of its visitor.
@MainActor
final class FrontSocket: SocketReceiver {
  private enum State {
    /// No room has had it so far: what came meanwhile.
    case new([ByteBuffer])
    case open
    /// It is in another room than before, which waits for the page to say what it shows.
    case moved
  }

  let request: SocketRequest
  let connection: any SocketConnection
  /// Its number in the room that has it.
  var conversation: UInt32 = 0
  private let tenancy: Tenancy
  private var state = State.new([])

  /// What a socket may send before there is a room.
  private static let patience = 64

  init(request: SocketRequest, connection: any SocketConnection, tenancy: Tenancy) {
    self.request = request
    self.connection = connection
    self.tenancy = tenancy
  }

  func received(_ text: ByteBuffer) {
    let room = tenancy.roomForMessage()
    switch state {
    case .new(let waiting):
      guard waiting.count < Self.patience else {
        return connection.close(code: 1013, reason: "no room")
      }
      state = .new(waiting + [text])
    case .moved:
      // What the page sent before it heard of the new room comes again after its join.
      guard let room, text.readableBytesView.starts(with: Self.join) else { return }
      state = .open
      room.send(text, from: self)
    case .open: room?.send(text, from: self)
    }
  }

  func closed(code: UInt16) { tenancy.closed(self, code: code) }

  /// Goes to a room. A page that was in another one is asked to say again what it shows.
  func enter(_ room: Room) {
    room.open(self)
    switch state {
    case .new(let waiting):
      state = .open
      for text in waiting { room.send(text, from: self) }
    case .open, .moved:
      state = .moved
      connection.send("[\"j\"]")
    }
  }

  private static let join = Array("[\"j\",".utf8)
}
