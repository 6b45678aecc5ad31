import NIOCore
import WebServer

/// A browser's socket, seen from the front. It outlives the rooms of its visitor.
///
/// The front has the connection until its first message came and there is a room. Then the room has it:
/// bytes go from the browser to the room and back without the front. When the room is gone, the front goes
/// on with the connection and asks the page to join again.
@MainActor
final class FrontSocket: SocketReceiver {
  private enum State {
    /// Nobody's so far: the messages that came meanwhile.
    case new([ByteBuffer])
    /// A room takes the connection now. Early messages follow it.
    case leaving(Room, [ByteBuffer])
    case inRoom(Room, HandedSocket)
    /// Its room is gone. The page is asked to join when there is another one.
    case moved(isAsked: Bool)
    case ended
  }

  let request: SocketRequest
  /// The number in its room.
  var conversation: UInt32 = 0
  /// The place in ``SocketMarks`` of its room.
  var mark: Int?
  /// The connection, while the front has it.
  private var connection: OpenSocket?
  private let tenancy: Tenancy
  private var state = State.new([])

  /// Messages that a socket may send before there is a room.
  private static let patience = 64

  init(request: SocketRequest, connection: OpenSocket, tenancy: Tenancy) {
    self.request = request
    self.connection = connection
    self.tenancy = tenancy
  }

  // MARK: While the front has it

  func received(_ text: ByteBuffer) {
    switch state {
    case .new(let early):
      guard early.count < Self.patience else { return close(code: 1013, reason: "no room") }
      state = .new(early + [text])
      if let room = tenancy.roomForMessage() { leave(for: room, early + [text]) }
    case .leaving(let room, let early): state = .leaving(room, early + [text])
    case .moved(let isAsked):
      // What the page sent before it heard of the new room comes again after its join.
      guard let room = tenancy.roomForMessage(), isAsked,
        text.readableBytesView.starts(with: Self.join)
      else { return }
      leave(for: room, [text])
    case .inRoom, .ended: break
    }
  }

  func closed(code: UInt16) {
    state = .ended
    connection = nil
    tenancy.closed(self)
  }

  /// There is a room. A page that was in another one is asked to say again what it shows.
  func enter(_ room: Room) {
    switch state {
    case .new(let early): if !early.isEmpty { leave(for: room, early) }
    case .moved(isAsked: false):
      guard let connection else { return }
      state = .moved(isAsked: true)
      connection.send("[\"j\"]")
    case .leaving, .inRoom, .moved, .ended: break
    }
  }

  private static let join = Array("[\"j\",".utf8)

  private func leave(for room: Room, _ early: [ByteBuffer]) {
    guard let connection else { return }
    state = .leaving(room, early)
    connection.handOver { [weak self] handed in self?.left(handed) }
  }

  private func left(_ handed: HandedSocket?) {
    guard case .leaving(let room, let early) = state else {
      handed?.end(code: 1006)
      return
    }
    connection = nil
    guard let handed else { return closed(code: 1006) }
    if room.isOpen, room.open(self, handed, early) {
      state = .inRoom(room, handed)
    } else {
      takeBack(handed)
    }
  }

  // MARK: While a room has it

  /// The room closed it, or the browser did.
  func endedInRoom(code: UInt16) {
    if case .inRoom(_, let handed) = state { handed.end(code: code) }
    closed(code: code)
  }

  /// The room is gone.
  /// - Parameter goesOn: Whether the connection stands between two messages.
  func roomIsGone(goesOn: Bool) {
    guard case .inRoom(_, let handed) = state else { return }
    if goesOn { takeBack(handed) } else { endedInRoom(code: 1006) }
  }

  private func takeBack(_ handed: HandedSocket) {
    state = .moved(isAsked: false)
    handed.takeBack(receiver: self) { [weak self] socket in
      guard let self, case .moved = state else { return socket.close(code: 1001, reason: "") }
      connection = socket
      if let room = tenancy.openRoom { enter(room) }
    }
  }

  /// Ends it politely, whoever has the connection.
  func close(code: UInt16, reason: String) {
    if case .inRoom(let room, _) = state {
      room.close(self, code: code, reason: reason)
    } else {
      connection?.close(code: code, reason: reason)
    }
  }

  /// Ends a connection that the browser has left and the room does not give back.
  func sweep() {
    guard case .inRoom(let room, let handed) = state, handed.isOver else { return }
    room.forget(self)
    endedInRoom(code: 1006)
  }
}
