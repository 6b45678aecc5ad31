import NIOCore
import StrictWebSocket
import Synchronization

/// The server's side of one socket, on the event loop: bounds what comes in, and hands it to the
/// site's receiver on the main actor.
final class SocketDelegate: WebSocketDelegate {
  private let limits: ServerLimits
  private let loop: any EventLoop
  private let receiver: ReceiverBox
  private let shared: SharedTokenBucket
  private let onEnd: (UInt16) -> Void
  private let onThrottle: () -> Void
  @exclusivity(unchecked) private var bucket: TokenBucket
  @exclusivity(unchecked) private var throttledSince: NIODeadline?
  private var joinTimer: Scheduled<Void>?
  private(set) weak var socket: WebSocketHandler?
  @exclusivity(unchecked) private var hasJoined = false

  init(
    limits: ServerLimits, loop: any EventLoop, receiver: ReceiverBox, shared: SharedTokenBucket,
    onThrottle: @escaping () -> Void, onEnd: @escaping (UInt16) -> Void
  ) {
    self.limits = limits
    self.loop = loop
    self.receiver = receiver
    self.shared = shared
    self.onThrottle = onThrottle
    self.onEnd = onEnd
    bucket = TokenBucket(rate: limits.eventRate, burst: limits.eventBurst, now: loop.now)
  }

  /// Begins to wait for the first message.
  func opened(_ socket: WebSocketHandler) {
    self.socket = socket
    joinTimer = loop.assumeIsolated().scheduleTask(in: TimeAmount(limits.joinDeadline)) {
      [weak self] in
      guard let self, !hasJoined else { return }
      self.socket?.close(code: WebSocketCloseCode.policyViolation, reason: "no message came")
    }
  }

  func webSocket(_ socket: WebSocketHandler, receivedText text: ByteBuffer) {
    if !hasJoined {
      hasJoined = true
      joinTimer?.cancel()
      joinTimer = nil
    }
    countMessage(socket)
    let receiver = receiver
    if MainLoop.isDirect {
      MainLoop.performNow { receiver.received(text) }
    } else {
      MainLoop.perform { receiver.received(text) }
    }
  }

  func webSocket(_ socket: WebSocketHandler, receivedBinary data: ByteBuffer) {
    socket.close(code: 1003, reason: "text is expected")
  }

  func webSocket(_ socket: WebSocketHandler, closedWith code: UInt16) {
    joinTimer?.cancel()
    joinTimer = nil
    onEnd(code)
    let receiver = receiver
    MainLoop.perform { receiver.closed(code) }
  }

  /// Takes a token for a message. A peer that sends too fast is not read for a while, so nothing is
  /// lost; if it continues, it is closed.
  private func countMessage(_ socket: WebSocketHandler) {
    let now = loop.now
    let isAllowed = bucket.take(now: now)
    guard !shared.bucket.take(now: now) || !isAllowed else {
      if throttledSince != nil, bucket.level(now: now) > 0.5 { throttledSince = nil }
      return
    }
    onThrottle()
    let since = throttledSince ?? now
    throttledSince = since
    if now - since >= TimeAmount(limits.floodPatience) {
      socket.close(code: WebSocketCloseCode.policyViolation, reason: "too many events")
      return
    }
    socket.pause()
    let own = bucket.delay(for: max(1, limits.eventRate / 10), now: now)
    let common = shared.bucket.delay(for: 1, now: now)
    loop.assumeIsolated().scheduleTask(in: max(own, common)) { [weak socket] in socket?.resume() }
  }
}

/// Holds a socket's receiver on the main actor, and releases it at the end.
@MainActor final class ReceiverBox {
  private var receiver: (any SocketReceiver)?
  private var endCode: UInt16?

  nonisolated init() {}

  /// Sets the receiver, and informs it if the socket has ended meanwhile.
  func set(_ receiver: any SocketReceiver) {
    guard let endCode else {
      self.receiver = receiver
      return
    }
    receiver.closed(code: endCode)
  }

  func received(_ text: ByteBuffer) {
    receiver?.received(text)
  }

  func closed(_ code: UInt16) {
    endCode = code
    receiver?.closed(code: code)
    receiver = nil
  }
}

/// A socket as its site sees it.
final class OpenSocket: SocketConnection {
  private let handler: NIOLoopBound<WebSocketHandler>
  private let loop: any EventLoop
  private let limit: Int
  /// The pending bytes at the last check; exact where the main actor is the event loop.
  private let waiting = Atomic(0)

  /// Call on the event loop.
  init(_ handler: WebSocketHandler, loop: any EventLoop, limit: Int) {
    self.handler = NIOLoopBound(handler, eventLoop: loop)
    self.loop = loop
    self.limit = limit
  }

  @MainActor func send(_ text: ByteBuffer) {
    if loop.inEventLoop {
      write(text)
    } else {
      loop.execute { self.write(text) }
    }
  }

  @MainActor func send(_ text: [UInt8]) {
    if loop.inEventLoop {
      let socket = handler.value
      socket.send(text: text)
      watch(socket)
    } else {
      loop.execute { self.write(ByteBuffer(bytes: text)) }
    }
  }

  @MainActor func send(_ text: String) { send(Array(text.utf8)) }

  @MainActor func close(code: UInt16, reason: String) {
    if loop.inEventLoop {
      handler.value.close(code: code, reason: reason)
    } else {
      loop.execute { self.handler.value.close(code: code, reason: reason) }
    }
  }

  @MainActor var pendingBytes: Int {
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
    if bytes > limit {
      socket.close(code: WebSocketCloseCode.policyViolation, reason: "messages are not read")
    }
  }
}
