import PageProtocol
import WebServer

/// A page comes, comes back, and goes.
extension PageSession {
  /// Called when a page joins: sends the messages that it missed.
  /// - Parameter token: For the next time.
  func join(_ join: PageMessage.Join, socket: any SocketConnection, token: String) {
    if let old = self.socket, old !== socket {
      old.close(code: CloseReason.replaced, reason: "opened elsewhere")
    }
    self.socket = socket
    hasJoined = true
    noteSeen()
    lastAcknowledged = lastSeen
    if isShown {
      resume(join, token: token)
    } else {
      outbox = Outbox()
      send(
        Self.greeting { writer in
          writer.raw("\"n\",")
          writer.string(token)
          for number in [
            succession.isSameBuild ? 1 : 0, succession.isPartial ? 1 : 0, succession.lastAct,
          ] {
            writer.comma()
            writer.integer(number)
          }
        })
      isFlushDue = true
      needsScreen = true
    }
    busy {
      session.storageArrived(.app, join.appValues.mapValues(Optional.some))
      adopt(join.surroundings)
    }
    // An answer that only said that there is nothing to show is not repeated, and may have been lost.
    flush(isAnswer: lastEvent > lastShown)
  }

  private func resume(_ join: PageMessage.Join, token: String) {
    metrics.sessionResumed()
    isAsking = false
    _ = outbox.acknowledge(join.received)
    let missed = needsScreen ? nil : outbox.after(join.received)
    if missed == nil {
      outbox.dropAll()
      needsScreen = true
    }
    let base = missed == nil ? outbox.last : join.received
    send(
      Self.greeting { writer in
        writer.raw("\"a\",")
        writer.string(token)
        writer.comma()
        writer.integer(lastEvent)
        writer.comma()
        writer.integer(base)
      })
    for message in missed ?? [] { send(message) }
  }

  /// What is no numbered message.
  static func greeting(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.raw(UInt8(ascii: "["))
    body(&writer)
    writer.raw(UInt8(ascii: "]"))
    return writer.bytes
  }

  /// Called when the socket is gone; the session waits for the page to reconnect.
  func disconnected(_ socket: any SocketConnection) {
    guard self.socket === socket else { return }
    self.socket = nil
    noteSeen()
  }

  private func noteSeen() { lastSeen = ContinuousClock.now }
}
