import NIOCore
import StrictWebSocket
import Synchronization

/// Holds a socket's receiver on the main actor, and releases it at the end.
@MainActor package final class ReceiverBox {
  private var receiver: (any SocketReceiver)?
  private var endCode: UInt16?

  /// A box without a receiver.
  package nonisolated init() {}

  /// Sets the receiver, and informs it if the socket has ended meanwhile.
  package func set(_ receiver: any SocketReceiver) {
    guard let endCode else {
      self.receiver = receiver
      return
    }
    receiver.closed(code: endCode)
  }

  /// Passes a whole message on.
  package func received(_ text: ByteBuffer) {
    receiver?.received(text)
  }

  /// Says that the socket is gone.
  package func closed(_ code: UInt16) {
    endCode = code
    receiver?.closed(code: code)
    receiver = nil
  }
}

/// A socket as its site sees it.
package final class OpenSocket: SocketConnection {
  /// The port that opened it.
  package let port: SocketPort
  private let books: NIOLoopBound<SocketBooks>
  private let handler: NIOLoopBound<WebSocketHandler>
  private let loop: any EventLoop
  /// The pending bytes at the last check; exact where the main actor is the event loop.
  private let waiting = Atomic(0)

  /// Call on the event loop.
  init(_ handler: WebSocketHandler, port: SocketPort, books: SocketBooks) {
    self.port = port
    loop = port.loop
    self.handler = NIOLoopBound(handler, eventLoop: loop)
    self.books = NIOLoopBound(books, eventLoop: loop)
  }

  @MainActor package func send(_ text: ByteBuffer) {
    if loop.inEventLoop {
      write(text)
    } else {
      loop.execute { self.write(text) }
    }
  }

  @MainActor package func send(_ text: [UInt8]) {
    if loop.inEventLoop {
      let socket = handler.value
      socket.send(text: text)
      watch(socket)
    } else {
      loop.execute { self.write(ByteBuffer(bytes: text)) }
    }
  }

  @MainActor package func send(_ text: String) { send(Array(text.utf8)) }

  @MainActor package func close(code: UInt16, reason: String) {
    if loop.inEventLoop {
      handler.value.close(code: code, reason: reason)
    } else {
      loop.execute { self.handler.value.close(code: code, reason: reason) }
    }
  }

  @MainActor package var pendingBytes: Int {
    loop.inEventLoop ? handler.value.pendingBytes : waiting.load(ordering: .relaxed)
  }

  private func write(_ text: consuming ByteBuffer) {
    let socket = handler.value
    socket.send(text: text)
    watch(socket)
  }

  /// Ends a socket whose peer does not read.
  private func watch(_ socket: WebSocketHandler) {
    guard !socket.isWritable else { return waiting.store(0, ordering: .relaxed) }
    let bytes = socket.pendingBytes
    waiting.store(bytes, ordering: .relaxed)
    if bytes > port.limits.pendingBytes {
      socket.close(code: WebSocketCloseCode.policyViolation, reason: "messages are not read")
    }
  }

  /// Delivers what was read before, and goes on. Call on the event loop.
  package func resume() { handler.value.resume() }

  /// Gives the connection away between two messages; see ``HandedSocket``. This socket's receiver hears
  /// no more of it, unless the socket ends before.
  /// - Parameter take: Called with nil if there is no descriptor left.
  @MainActor package func handOver(_ take: @escaping @MainActor @Sendable (HandedSocket?) -> Void) {
    if loop.inEventLoop {
      detach(take)
    } else {
      loop.execute { self.detach(take) }
    }
  }

  private func detach(_ take: @escaping @MainActor @Sendable (HandedSocket?) -> Void) {
    let socket = handler.value
    socket.detach { [port, books] rest in
      books.value.lease.isKept = true
      let copy = socket.channel.flatMap(SocketPort.duplicate)
      guard let copy else {
        books.value.end(code: WebSocketCloseCode.abnormal)
        books.value.lease.release()
        return MainLoop.perform { take(nil) }
      }
      let handed = HandedSocket(descriptor: copy, rest: rest, port: port, books: books)
      MainLoop.perform { take(handed) }
    }
  }
}
