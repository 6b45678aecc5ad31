import NIOCore
import StrictWebSocket

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A browser's connection that this process has given to another one.
///
/// This process keeps a descriptor of it, so that the connection outlives the other process, and its place
/// in all limits.
@MainActor package final class HandedSocket {
  /// Bytes that were read here and are in no message.
  package let rest: ByteBuffer
  private var descriptor: Int32
  private let port: SocketPort
  private let books: NIOLoopBound<SocketBooks>

  nonisolated init(
    descriptor: Int32, rest: ByteBuffer, port: SocketPort, books: NIOLoopBound<SocketBooks>
  ) {
    self.descriptor = descriptor
    self.rest = rest
    self.port = port
    self.books = books
  }

  /// Calls the body with the descriptor.
  package func withDescriptor<Result>(_ body: (Int32) -> Result) -> Result { body(descriptor) }

  /// Takes the connection back. The other process must be dead, or read and write no more.
  /// - Parameters:
  ///   - receiver: Gets the messages.
  ///   - began: Called with the socket before its first message.
  package func takeBack(
    receiver: any SocketReceiver, began: @escaping @MainActor @Sendable (OpenSocket) -> Void
  ) {
    let (descriptor, port, books) = (take(), port, books)
    guard descriptor >= 0 else { return }
    let box = ReceiverBox()
    box.set(receiver)
    port.loop.execute {
      books.value.lease.isKept = false
      port.adopt(descriptor, receiver: box, books: books.value, early: ByteBuffer()) { socket in
        MainLoop.perform {
          began(socket)
          port.loop.execute { socket.resume() }
        }
      } failed: {
        MainLoop.perform { box.closed(WebSocketCloseCode.abnormal) }
      }
    }
  }

  /// Ends the connection.
  package func end(code: UInt16) {
    let descriptor = take()
    guard descriptor >= 0 else { return }
    close(descriptor)
    port.loop.execute { [books] in
      books.value.end(code: code)
      books.value.lease.release()
    }
  }

  /// Whether the browser is gone, as far as the system knows.
  package var isOver: Bool {
    var state = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&state, 1, 0) > 0 && state.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
  }

  private func take() -> Int32 {
    defer { descriptor = -1 }
    return descriptor
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
