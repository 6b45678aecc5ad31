import CProcess
import Metrics
import NIOCore
import StrictWebSocket
import WebServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The browsers' connections that the front has given to a room.
@MainActor
final class RoomConnections {
  private let site: any Site
  private let port: SocketPort
  private let marks: SocketMarks
  private let counts: SocketCounts
  private var sockets: [UInt32: OpenSocket] = [:]

  private init(
    site: any Site, port: SocketPort, marks: SocketMarks, counts: SocketCounts
  ) {
    self.site = site
    self.port = port
    self.marks = marks
    self.counts = counts
  }

  static func open(for site: any Site, _ context: ServerContext) async throws -> RoomConnections {
    guard let marks = SocketMarks(descriptor: WorkerEnvironment.note) else {
      throw SpawnError("a room cannot read its note", errno)
    }
    _ = fcntl(WorkerEnvironment.files, F_SETFD, FD_CLOEXEC)
    let (loop, limits) = (context.eventLoop, context.configuration.limits)
    let port = try await loop.submit {
      SocketPort(
        loop: loop, limits: limits,
        table: NIOLoopBound(ConnectionTable(limits: limits), eventLoop: loop))
    }.get()
    let throttled = Counter(label: "apus_sockets_throttled_total", factory: context.metrics)
    return RoomConnections(
      site: site, port: port, marks: marks,
      // The front counts how sockets end.
      counts: SocketCounts(throttled: { throttled.increment() }, closed: { _ in }))
  }

  /// Takes a connection from the line for descriptors, and gives the site a socket on it.
  /// - Parameters:
  ///   - body: What the front has read from the connection.
  ///   - ended: Called once with the close code.
  func take(
    _ wire: WireSocketRequest, _ body: ByteBuffer, _ conversation: UInt32,
    ended: @escaping @MainActor @Sendable (UInt16) -> Void
  ) {
    let descriptor = process_receive_file(WorkerEnvironment.files)
    guard descriptor >= 0 else { return ended(WebSocketCloseCode.abnormal) }
    var rest = body
    let early = wire.readEarly(&rest)
    let request = wire.request
    let receiver = ReceiverBox()
    let place = wire.mark
    let left = rest
    port.loop.execute { [port, marks, counts] in
      let books = port.books(for: request.address, lease: ConnectionLease(), counts: counts)
      port.adopt(
        descriptor, receiver: receiver, books: books, early: left,
        position: marks.place(place).map(FramePosition.init)
      ) { socket in
        MainLoop.perform {
          self.begin(socket, request, receiver, early, conversation, ended: ended)
        }
      } failed: {
        MainLoop.perform { ended(WebSocketCloseCode.abnormal) }
      }
    }
  }

  private func begin(
    _ socket: OpenSocket, _ request: SocketRequest, _ box: ReceiverBox, _ early: [ByteBuffer],
    _ conversation: UInt32, ended: @escaping @MainActor @Sendable (UInt16) -> Void
  ) {
    sockets[conversation] = socket
    let counted = CountedSocket(socket, marks)
    let receiver = RoomReceiver(marks) { [weak self] in
      self?.sockets[conversation] = nil
      ended($0)
    }
    if let taker = site.connect(request, socket: counted) {
      receiver.taker = taker
    } else {
      socket.close(code: WebSocketCloseCode.policyViolation, reason: "refused")
    }
    box.set(receiver)
    for text in early { receiver.received(text) }
    port.loop.execute { socket.resume() }
  }

  func close(_ conversation: UInt32, code: UInt16, reason: String) {
    sockets[conversation]?.close(
      code: WebSocketCloseCode.mayBeSent(code) ? code : 1001, reason: reason)
  }
}

/// Hears a socket for the site, and tells the front of its end.
private final class RoomReceiver: SocketReceiver {
  @MainActor var taker: (any SocketReceiver)?
  private let marks: SocketMarks
  private let ended: @MainActor @Sendable (UInt16) -> Void

  @MainActor init(_ marks: SocketMarks, ended: @escaping @MainActor @Sendable (UInt16) -> Void) {
    self.marks = marks
    self.ended = ended
  }

  func received(_ text: ByteBuffer) {
    marks.received &+= 1
    taker?.received(text)
    marks.handled &+= 1
  }

  func closed(code: UInt16) {
    taker?.closed(code: code)
    taker = nil
    ended(code)
  }
}

/// A socket whose messages the front counts.
private final class CountedSocket: SocketConnection {
  private let socket: OpenSocket
  private let marks: SocketMarks

  init(_ socket: OpenSocket, _ marks: SocketMarks) {
    self.socket = socket
    self.marks = marks
  }

  func send(_ text: ByteBuffer) {
    marks.sent &+= 1
    socket.send(text)
  }

  func send(_ text: [UInt8]) {
    marks.sent &+= 1
    socket.send(text)
  }

  func send(_ text: String) {
    marks.sent &+= 1
    socket.send(text)
  }

  func close(code: UInt16, reason: String) { socket.close(code: code, reason: reason) }
  var pendingBytes: Int { socket.pendingBytes }
}
