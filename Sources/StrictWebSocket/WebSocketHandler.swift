import NIOCore

/// The server's end of a WebSocket: bytes on one side, whole messages on the other.
///
/// Stands alone in its pipeline, in place of NIOWebSocket's codec, because that one shows a frame only
/// once it is whole: too late to judge a message's size before buffering it, or to fail on a bad byte
/// at once. Everything happens on the channel's event loop.
package final class WebSocketHandler: ChannelInboundHandler {
  package typealias InboundIn = ByteBuffer
  package typealias OutboundOut = ByteBuffer

  enum State {
    case open
    /// A close frame was sent; the peer's is awaited, and nothing else is delivered.
    case closing
    /// Both close frames went by, or the peer broke the protocol: only the end of the connection is
    /// awaited.
    case ending
    /// The connection goes on elsewhere.
    case detached
  }

  let limits: WebSocketLimits
  private let spare: SpareFrame
  @exclusivity(unchecked) var delegate: (any WebSocketDelegate)?
  @exclusivity(unchecked) var state = State.open
  @exclusivity(unchecked) var context: ChannelHandlerContext?
  @exclusivity(unchecked) var reader: MessageReader
  /// Bytes that could not be read yet: the start of a header, or everything while reading is paused.
  @exclusivity(unchecked) var leftover = ByteBuffer()
  @exclusivity(unchecked) var isPaused = false
  @exclusivity(unchecked) private var isReading = false
  @exclusivity(unchecked) var isProcessing = false
  /// Gets the connection between two messages: ``detach(_:)``.
  @exclusivity(unchecked) var taker: ((ByteBuffer) -> Void)?
  let position: FramePosition?
  @exclusivity(unchecked) var needsFlush = false
  var toldDelegate = false
  @exclusivity(unchecked) var silentIntervals: Int64 = 0
  var heartbeat: Scheduled<Void>?
  var closeTimer: Scheduled<Void>?

  /// - Parameters:
  ///   - delegate: Held until the socket is over.
  ///   - spare: Shared by the sockets of an event loop.
  ///   - position: Where another process sees whether it can go on with the connection.
  ///   - early: Bytes that another handler of the connection has read. The handler is paused until
  ///     ``resume()`` if this is not nil.
  package init(
    delegate: any WebSocketDelegate, limits: WebSocketLimits = WebSocketLimits(),
    rules: WebSocketRules = .all, spare: SpareFrame = SpareFrame(),
    position: FramePosition? = nil, early: ByteBuffer? = nil
  ) {
    self.delegate = delegate
    self.limits = limits
    self.spare = spare
    self.position = position
    if let early {
      leftover = early
      isPaused = true
    }
    reader = MessageReader(limits: limits, rules: rules)
  }

  // MARK: Sending

  /// A message whose buffer has so many bytes before its reader index, and is referenced by nobody
  /// else, is sent without being copied.
  package static let headerRoom = 10

  /// Sends a text message, which must be UTF-8; dropped unless the socket is open. Messages that are
  /// sent in one turn of the event loop are flushed together at its end.
  package func send(text: consuming ByteBuffer) { send(.text, text) }

  /// The same for bytes that are somewhere else, too; they are copied.
  package func send(text: [UInt8]) {
    guard state == .open, let context else { return }
    context.writeFrame(.text, bytes: text, spare: spare)
    flushSoon(context)
  }

  /// Sends a binary message; dropped unless the socket is open.
  package func send(binary: consuming ByteBuffer) { send(.binary, binary) }

  /// Bytes that wait for the network.
  package var pendingBytes: Int {
    guard let context else { return 0 }
    return (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
  }

  /// Whether messages may be sent.
  package var isOpen: Bool { state == .open && context != nil }

  /// The connection, until it is closed.
  package var channel: (any Channel)? { context?.channel }

  /// Whether the network keeps up with what is sent.
  package var isWritable: Bool { context?.channel.isWritable ?? true }

  /// Starts the closing handshake; does nothing unless the socket is open.
  /// - Parameters:
  ///   - code: 1000–1003, 1007–1014 or 3000–4999.
  ///   - reason: Cut to 123 bytes of UTF-8.
  package func close(code: UInt16 = WebSocketCloseCode.normal, reason: String = "") {
    guard state == .open, let context else { return }
    precondition(WebSocketCloseCode.mayBeSent(code), "close code \(code) may not be sent")
    state = .closing
    context.writeCloseFrame(code: code, reason: reason, promise: nil)
    position?.end()
    context.flush()
    awaitEnd(context)
  }

  /// Stops delivering messages, and reading from the network, until ``resume()``.
  package func pause() {
    guard !isPaused, let context else { return }
    isPaused = true
    setAutoRead(false, context)
  }

  /// Delivers what arrived in the meantime, and goes on.
  package func resume() {
    guard isPaused, let context else { return }
    isPaused = false
    silentIntervals = 0
    // Reading goes on only when the delegate did not pause again at once.
    if leftover.readableBytes > 0 {
      var bytes = leftover
      leftover = ByteBuffer()
      process(&bytes, context: context)
    }
    if !isPaused { setAutoRead(true, context) }
  }

  func setAutoRead(_ value: Bool, _ context: ChannelHandlerContext) {
    // A channel that cannot be asked is already closed.
    try? context.channel.syncOptions?.setOption(.autoRead, value: value)
  }

  private func send(_ opcode: Opcode, _ payload: consuming ByteBuffer) {
    guard state == .open, let context else { return }
    context.writeFrame(opcode, payload, promise: nil)
    flushSoon(context)
  }

  private func flushSoon(_ context: ChannelHandlerContext) {
    guard !needsFlush else { return }
    needsFlush = true
    // While reading, `channelReadComplete` flushes.
    guard !isReading else { return }
    context.eventLoop.assumeIsolated().execute { self.flushNow() }
  }

  private func flushNow() {
    guard needsFlush, let context else { return }
    needsFlush = false
    flush(context)
  }

  func flush(_ context: ChannelHandlerContext) {
    guard let position else { return context.flush() }
    position.isWriting = true
    context.flush()
    guard pendingBytes > 0 else {
      position.isWriting = false
      return
    }
    // The network took a part of a frame.
    let written = context.eventLoop.makePromise(of: Void.self)
    written.futureResult.assumeIsolated().whenSuccess { [weak self] in
      if self?.pendingBytes == 0 { position.isWriting = false }
    }
    context.writeAndFlush(wrapOutboundOut(ByteBuffer()), promise: written)
  }

  // MARK: The channel

  package func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    if context.channel.isActive { startHeartbeat(context) }
  }

  package func handlerRemoved(context: ChannelHandlerContext) {
    stopTimers()
    finish(code: WebSocketCloseCode.abnormal)
    self.context = nil
  }

  package func channelActive(context: ChannelHandlerContext) {
    startHeartbeat(context)
    context.fireChannelActive()
  }

  package func channelInactive(context: ChannelHandlerContext) {
    state = .ending
    position?.end()
    stopTimers()
    finish(code: WebSocketCloseCode.abnormal)
    context.fireChannelInactive()
  }

  package func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // The network's errors end the connection; `channelInactive` reports it.
    context.close(promise: nil)
  }

  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    silentIntervals = 0
    isReading = true
    var bytes = unwrapInboundIn(data)
    guard state != .detached else {
      leftover.writeBuffer(&bytes)
      return
    }
    if leftover.readableBytes == 0 {
      process(&bytes, context: context)
    } else {
      leftover.writeBuffer(&bytes)
      bytes = leftover
      leftover = ByteBuffer()
      process(&bytes, context: context)
    }
  }

  package func channelReadComplete(context: ChannelHandlerContext) {
    isReading = false
    flushNow()
    context.fireChannelReadComplete()
  }

  private func process(_ bytes: inout ByteBuffer, context: ChannelHandlerContext) {
    isProcessing = true
    defer { isProcessing = false }
    do throws(ProtocolViolation) {
      while state != .ending, !isPaused, taker == nil || !reader.isAtBoundary {
        guard let event = try reader.next(&bytes) else { break }
        // The delegate may end this process.
        position?.isReading = !standsBetweenFrames(before: bytes)
        handle(event, context: context)
      }
    } catch {
      fail(error, context: context)
      return
    }
    guard state != .ending else { return }
    position?.isReading = !standsBetweenFrames(before: bytes)
    // A copy of its own size, so that a few bytes do not hold on to the network's buffer.
    if bytes.readableBytes > 0 { leftover = ByteBuffer(buffer: bytes) }
    detachIfPossible()
  }

  /// Whether the peer's next byte from the network begins a frame and a message.
  private func standsBetweenFrames(before bytes: ByteBuffer) -> Bool {
    reader.isAtBoundary && FramePosition.isBetweenFrames(after: bytes)
  }

  private func handle(_ event: MessageReader.Event, context: ChannelHandlerContext) {
    switch event {
    case .text, .binary:
      // The message stays in the reader's buffer, which is used again unless the delegate keeps it.
      guard state == .open, let delegate else { return reader.recycle() }
      let message = reader.takeMessage()
      if case .text = event {
        delegate.webSocket(self, receivedText: message)
      } else {
        delegate.webSocket(self, receivedBinary: message)
      }
      reader.recycle(message)
    case .ping(let payload):
      // A peer that pings without reading gets no answers that pile up: RFC 6455, 5.5.3 lets us
      // answer only the last.
      guard state == .open, context.channel.isWritable else { return }
      context.writeFrame(.pong, payload, promise: nil)
      flushSoon(context)
    case .pong: break
    case .close(let code):
      let answers = state == .open
      state = .ending
      position?.end()
      finish(code: code)
      if answers {
        end(code: code == WebSocketCloseCode.none ? nil : code, reason: "", context: context)
      } else {
        context.close(mode: .output, promise: nil)
        awaitEnd(context)
      }
    }
  }
}
