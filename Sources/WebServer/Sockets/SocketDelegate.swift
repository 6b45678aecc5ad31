import NIOCore
import StrictWebSocket
import Synchronization

/// The server's side of one socket, on the event loop: bounds what comes in, and hands it to the
/// site's receiver on the main actor.
final class SocketDelegate: WebSocketDelegate {
  private let limits: ServerLimits
  private let loop: any EventLoop
  private let receiver: ReceiverBox
  private let books: SocketBooks
  @exclusivity(unchecked) private var bucket: TokenBucket
  @exclusivity(unchecked) private var throttledSince: NIODeadline?
  private var joinTimer: Scheduled<Void>?
  private(set) weak var socket: WebSocketHandler?
  @exclusivity(unchecked) private var hasJoined = false

  init(limits: ServerLimits, loop: any EventLoop, receiver: ReceiverBox, books: SocketBooks) {
    self.limits = limits
    self.loop = loop
    self.receiver = receiver
    self.books = books
    bucket = TokenBucket(rate: limits.eventRate, burst: limits.eventBurst, now: loop.now)
  }

  /// Begins to wait for the first message.
  /// - Parameter hasJoined: Whether a message came before, in another process.
  func opened(_ socket: WebSocketHandler, hasJoined: Bool) {
    self.socket = socket
    self.hasJoined = hasJoined
    guard !hasJoined else { return }
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
    books.end(code: code)
    let receiver = receiver
    MainLoop.perform { receiver.closed(code) }
  }

  /// Takes a token for a message. A peer that sends too fast is not read for a while, so nothing is
  /// lost; if it continues, it is closed.
  private func countMessage(_ socket: WebSocketHandler) {
    let now = loop.now
    let isAllowed = bucket.take(now: now)
    guard !books.shared.bucket.take(now: now) || !isAllowed else {
      if throttledSince != nil, bucket.level(now: now) > 0.5 { throttledSince = nil }
      return
    }
    books.throttled()
    let since = throttledSince ?? now
    throttledSince = since
    if now - since >= TimeAmount(limits.floodPatience) {
      socket.close(code: WebSocketCloseCode.policyViolation, reason: "too many events")
      return
    }
    socket.pause()
    let own = bucket.delay(for: max(1, limits.eventRate / 10), now: now)
    let common = books.shared.bucket.delay(for: 1, now: now)
    loop.assumeIsolated().scheduleTask(in: max(own, common)) { [weak socket] in socket?.resume() }
  }
}
