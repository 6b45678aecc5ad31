import Foundation
import OpenCombine

extension NotificationCenter {
  /// A publisher of notifications, sent on the thread that posts them.
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The centre that is observed.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object whose notifications are published; those of any, if nil.
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Notification, Downstream.Failure == Never {
      let observation = NotificationSubscription(subscriber)
      observation.observe(self)
      subscriber.receive(subscription: observation)
    }
  }

  /// A publisher of the notifications named `name`, of `object` or, if nil, of any object.
  ///
  /// What is posted while the subscriber asks for nothing is not sent later.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.center === right.center && left.name == right.name && left.object === right.object
  }
}

private final class NotificationSubscription<Downstream: Subscriber>: Subscription
where Downstream.Input == Notification {
  private let guarded = Guard()
  private let delivering = RecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var observation: (center: NotificationCenter, token: any NSObjectProtocol)?

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  deinit {
    cancel()
  }

  func observe(_ publisher: NotificationCenter.Publisher) {
    let receive = Carried { [weak self] (notification: Notification) in
      self?.receive(notification)
    }
    let token = publisher.center.addObserver(
      forName: publisher.name, object: publisher.object, queue: nil
    ) { receive.value($0) }
    guarded { observation = (publisher.center, token) }
  }

  private func receive(_ notification: Notification) {
    delivering {
      let receiver: Downstream? = guarded {
        guard demand > 0 else { return nil }
        demand -= 1
        return downstream
      }
      guard let additional = receiver?.receive(notification) else { return }
      guarded { demand += additional }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guarded { self.demand += demand }
  }

  func cancel() {
    let (released, observation) = guarded { (downstream.take(), self.observation.take()) }
    withExtendedLifetime(released) {}
    if let observation { observation.center.removeObserver(observation.token) }
  }
}
