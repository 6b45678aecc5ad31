import NIOCore

extension WebSocketHandler {
  /// Pings the peer after a while of silence, and ends a connection on which nothing is heard.
  func startHeartbeat(_ context: ChannelHandlerContext) {
    guard heartbeat == nil, state == .open else { return }
    heartbeat = context.eventLoop.assumeIsolated().scheduleTask(in: limits.pingInterval) {
      [weak self] in
      self?.beat()
    }
  }

  private func beat() {
    heartbeat = nil
    guard let context, state == .open else { return }
    silentIntervals += 1
    // We do not hear a peer whom we do not listen to.
    if isPaused { silentIntervals = 0 }
    if silentIntervals * limits.pingInterval.nanoseconds >= limits.silence.nanoseconds {
      context.close(promise: nil)
      return
    }
    context.writeFrame(.ping, ByteBuffer(), promise: nil)
    flush(context)
    startHeartbeat(context)
  }

  /// Ends the pings, and the wait for the end.
  func stopTimers() {
    heartbeat?.cancel()
    closeTimer?.cancel()
    heartbeat = nil
    closeTimer = nil
  }
}
