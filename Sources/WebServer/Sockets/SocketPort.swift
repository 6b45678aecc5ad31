import NIOCore
import NIOPosix
import PageProtocol
import StrictWebSocket

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Opens sockets on connections. The server has a port, and each room has one, too.
package final class SocketPort: Sendable {
  /// What its sockets run on.
  package let loop: any EventLoop
  let limits: ServerLimits
  private let table: NIOLoopBound<ConnectionTable>

  /// Call on the event loop.
  package init(loop: any EventLoop, limits: ServerLimits, table: NIOLoopBound<ConnectionTable>) {
    self.loop = loop
    self.limits = limits
    self.table = table
  }

  /// Puts a socket on a connection. Call on the event loop.
  /// - Parameters:
  ///   - hasJoined: Whether a message came before, in another process.
  ///   - early: Bytes that another process has read. The socket waits for ``OpenSocket/resume()`` if this
  ///     is not nil.
  func open(
    _ channel: any Channel, receiver: ReceiverBox, books: SocketBooks, hasJoined: Bool = false,
    position: FramePosition? = nil, early: ByteBuffer? = nil
  ) throws -> OpenSocket {
    let table = table.value
    let delegate = SocketDelegate(limits: limits, loop: loop, receiver: receiver, books: books)
    // Browsers send each message in one frame.
    let handler = WebSocketHandler(
      delegate: delegate, limits: WebSocketLimits(frame: PageMessage.maximumLength),
      spare: table.spareFrame, position: position, early: early)
    try channel.pipeline.syncOperations.addHandler(handler)
    table.set(.socket(delegate), for: channel)
    delegate.opened(handler, hasJoined: hasJoined)
    return OpenSocket(handler, port: self, books: books)
  }

  /// Puts a socket on a connection that another process had.
  /// - Parameters:
  ///   - descriptor: The connection. It belongs to the socket from here, even if this throws.
  ///   - position: Where another process sees whether it can go on with the connection.
  ///   - begin: Called on the event loop before the first byte is read. Nothing is read until
  ///     ``OpenSocket/resume()``.
  ///   - failed: Called on the event loop instead, if there can be no socket.
  package func adopt(
    _ descriptor: Int32, receiver: ReceiverBox, books: SocketBooks, early: ByteBuffer,
    position: FramePosition? = nil, begin: @escaping @Sendable (OpenSocket) -> Void,
    failed: @escaping @Sendable () -> Void
  ) {
    let books = NIOLoopBound(books, eventLoop: loop)
    let position = NIOLoopBound(position, eventLoop: loop)
    let table = table
    ClientBootstrap(group: loop)
      .channelOption(.autoRead, value: false)
      .channelOption(.maxMessagesPerRead, value: 4)
      .channelInitializer { [self] channel in
        channel.eventLoop.makeCompletedFuture {
          let socket = try open(
            channel, receiver: receiver, books: books.value, hasJoined: true,
            position: position.value, early: early)
          channel.closeFuture.assumeIsolated().whenComplete { _ in
            table.value.set(nil, for: channel)
            books.value.lease.channelClosed()
          }
          begin(socket)
        }
      }
      .withConnectedSocket(descriptor)
      .whenFailure { _ in
        books.value.end(code: WebSocketCloseCode.abnormal)
        books.value.lease.release()
        failed()
      }
  }

  /// The bucket from which the sockets of an address draw. Call on the event loop.
  package func books(
    for address: ClientAddress, lease: ConnectionLease, counts: SocketCounts
  ) -> SocketBooks {
    SocketBooks(
      table: table.value, shared: table.value.bucket(for: address, limits: limits, now: loop.now),
      lease: lease, counts: counts)
  }

  /// Another descriptor of a connection.
  static func duplicate(_ channel: any Channel) -> Int32? {
    let copy = try? channel.pipeline.syncOperations.withUnsafeTransportIfAvailable {
      (socket: NIOBSDSocket.Handle) in fcntl(socket, F_DUPFD_CLOEXEC, 0)
    }
    guard let copy, copy >= 0 else { return nil }
    return copy
  }
}

/// A place among a server's connections. It ends with its channel, unless somebody keeps it for a
/// connection that goes on in another process. Lives on the event loop.
package final class ConnectionLease {
  var isKept = false
  private var onEnd: (() -> Void)?

  /// - Parameter onEnd: Called once, on the event loop.
  package init(onEnd: @escaping () -> Void = {}) { self.onEnd = onEnd }

  func channelClosed() { if !isKept { release() } }

  func release() {
    onEnd?()
    onEnd = nil
  }
}

/// What is counted of sockets.
package struct SocketCounts: Sendable {
  var throttled: @Sendable () -> Void
  var closed: @Sendable (UInt16) -> Void

  /// - Parameters:
  ///   - throttled: Called when a socket sends too fast and has to wait.
  ///   - closed: Called with the code of a socket that has ended.
  package init(
    throttled: @escaping @Sendable () -> Void, closed: @escaping @Sendable (UInt16) -> Void
  ) {
    self.throttled = throttled
    self.closed = closed
  }
}

/// What a server keeps for a socket, whichever process has its connection. Lives on the event loop.
package final class SocketBooks {
  /// The event rate that the sockets of the address share.
  let shared: SharedTokenBucket
  let lease: ConnectionLease
  private let table: ConnectionTable
  private let counts: SocketCounts
  private var hasEnded = false

  init(
    table: ConnectionTable, shared: SharedTokenBucket, lease: ConnectionLease, counts: SocketCounts
  ) {
    self.table = table
    self.shared = shared
    self.lease = lease
    self.counts = counts
  }

  func throttled() { counts.throttled() }

  func end(code: UInt16) {
    guard !hasEnded else { return }
    hasEnded = true
    table.release(shared)
    counts.closed(code)
  }
}
