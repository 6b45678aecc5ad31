import NIOCore

extension WebSocketHandler {
  /// Ends a connection whose peer broke the protocol.
  func fail(_ violation: ProtocolViolation, context: ChannelHandlerContext) {
    let mayTell = state == .open
    state = .ending
    position?.end()
    finish(code: violation.code)
    if mayTell {
      end(code: violation.code, reason: "\(violation.reason)", context: context)
    } else {
      context.close(promise: nil)
    }
  }

  /// Sends the last frame, then ends our half of the connection: closing both while the peer's bytes
  /// are unread would reset the connection, and the peer might never see the frame.
  func end(code: UInt16?, reason: String, context: ChannelHandlerContext) {
    let written = context.eventLoop.makePromise(of: Void.self)
    written.futureResult.assumeIsolated().whenSuccess { [weak self] in
      self?.context?.close(mode: .output, promise: nil)
    }
    awaitEnd(context)
    context.writeCloseFrame(code: code, reason: reason, promise: written)
    context.flush()
  }

  /// Waits for the peer to end its half, but not for long.
  func awaitEnd(_ context: ChannelHandlerContext) {
    heartbeat?.cancel()
    heartbeat = nil
    if isPaused {
      isPaused = false
      setAutoRead(true, context)
    }
    closeTimer?.cancel()
    closeTimer = context.eventLoop.assumeIsolated().scheduleTask(in: limits.closeTimeout) {
      [weak self] in
      self?.context?.close(promise: nil)
    }
  }

  /// Tells the delegate, once.
  func finish(code: UInt16) {
    guard !toldDelegate else { return }
    toldDelegate = true
    delegate?.webSocket(self, closedWith: code)
    delegate = nil
  }
}
