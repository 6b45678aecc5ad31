extension NotificationCenter {
  /// The notifications that come from now on, one after the other.
  // A stream and an observer, which are set once.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    private let stream: AsyncStream<Posted>
    private let observer: Observer

    // A notification is passed on to one reader, as on Apple's systems.
    private struct Posted: @unchecked Sendable { let notification: Notification }

    // The token is set before anybody else has the object.
    private final class Observer: @unchecked Sendable {
      var token: NSObjectProtocol?
      let center: NotificationCenter
      init(_ center: NotificationCenter) { self.center = center }
      deinit { if let token { center.removeObserver(token) } }
    }

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      let (stream, continuation) = AsyncStream<Posted>.makeStream(
        bufferingPolicy: .bufferingNewest(8))
      self.stream = stream
      observer = Observer(center)
      observer.token = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Posted(notification: $0))
      }
    }

    /// Reads the notifications.
    public struct Iterator: AsyncIteratorProtocol {
      private var iterator: AsyncStream<Posted>.Iterator
      private let observer: Observer

      fileprivate init(_ notifications: Notifications) {
        iterator = notifications.stream.makeAsyncIterator()
        observer = notifications.observer
      }

      /// The next notification; nil when the task is cancelled.
      public mutating func next() async -> Notification? { await iterator.next()?.notification }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(self) }
  }

  /// The notifications of a name that come from now on.
  ///
  /// ```swift
  /// for await _ in NotificationCenter.default.notifications(named: .accountChanged) { reload() }
  /// ```
  ///
  /// - Parameter object: Only those that it posts; nil: those of all.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(self, name, object)
  }
}
