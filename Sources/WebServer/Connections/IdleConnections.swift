/// The connections that wait for a request, those that wait longest first. Lives on the event loop.
final class IdleConnections {
  private var oldest: RequestClock?
  private var newest: RequestClock?

  func append(_ clock: RequestClock) {
    guard !clock.isListedAsIdle else { return }
    clock.isListedAsIdle = true
    clock.idleBefore = newest
    if let newest { newest.idleAfter = clock } else { oldest = clock }
    newest = clock
  }

  func remove(_ clock: RequestClock) {
    guard clock.isListedAsIdle else { return }
    clock.isListedAsIdle = false
    if let before = clock.idleBefore {
      before.idleAfter = clock.idleAfter
    } else {
      oldest = clock.idleAfter
    }
    if let after = clock.idleAfter {
      after.idleBefore = clock.idleBefore
    } else {
      newest = clock.idleBefore
    }
    (clock.idleBefore, clock.idleAfter) = (nil, nil)
  }

  /// Closes the connection that has waited longest.
  /// - Returns: False if none waits.
  func closeOldest() -> Bool {
    guard let oldest else { return false }
    remove(oldest)
    oldest.giveWay()
    return true
  }
}
