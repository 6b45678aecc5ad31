import NIOCore

extension WebSocketHandler {
  /// Stops between two messages, and lets somebody else go on with the connection.
  ///
  /// This handler closes its channel afterwards, so the taker duplicates the channel's descriptor. If
  /// the socket ends first, the taker is not called and the delegate hears of the end.
  /// - Parameter take: Called on the event loop with the bytes that were read and are in no message.
  package func detach(_ take: @escaping (ByteBuffer) -> Void) {
    guard state == .open, taker == nil else { return }
    taker = take
    if !isProcessing { detachIfPossible() }
  }

  /// Detaches now if it is wanted and the last message is whole.
  func detachIfPossible() {
    guard taker != nil, state == .open, reader.isAtBoundary, let context else { return }
    state = .detached
    stopTimers()
    setAutoRead(false, context)
    needsFlush = false
    // Earlier frames are written before this empty one.
    let written = context.eventLoop.makePromise(of: Void.self)
    let loop = context.eventLoop.assumeIsolated()
    written.futureResult.assumeIsolated().whenSuccess { [weak self] in
      loop.execute { self?.giveAway() }
    }
    context.writeAndFlush(wrapOutboundOut(ByteBuffer()), promise: written)
  }

  private func giveAway() {
    guard state == .detached, let taker, let context else { return }
    self.taker = nil
    toldDelegate = true
    delegate = nil
    let rest = leftover
    leftover = ByteBuffer()
    taker(rest)
    context.close(promise: nil)
  }
}
