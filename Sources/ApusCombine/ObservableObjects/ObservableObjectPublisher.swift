import Dispatch
import OpenCombine

/// A publisher of `Void` that says that an object is about to change.
///
/// It may be sent from any thread; each subscriber receives one event after another, on the
/// sending thread, and only as many as it asked for.
// Unchecked because `guarded` guards the fields beside it, which the compiler does not know.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let guarded = Guard()
  private var conduits: [Conduit] = []
  private var followers: [ObjectIdentifier: @Sendable () -> Void] = [:]

  /// Creates a publisher without subscribers.
  public init() {}

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Void, Downstream.Failure == Never {
    let conduit = Conduit(to: { subscriber.receive(()) }, publisher: self)
    guarded { conduits.append(conduit) }
    subscriber.receive(subscription: conduit)
  }

  /// Tells every subscriber, before this returns, that the object is about to change.
  public func send() {
    for conduit in guarded({ conduits }) { conduit.send() }
  }

  /// Calls `body` after each change of a `@Published` property, when its value is stored.
  ///
  /// `objectWillChange` comes before: an observer on another thread that reads the object then may
  /// still see the old value, and would hear nothing more. A renderer needs both.
  package func follow(_ owner: AnyObject, _ body: @escaping @Sendable () -> Void) {
    guarded { followers[ObjectIdentifier(owner)] = body }
  }

  package func unfollow(_ owner: ObjectIdentifier) {
    guarded { followers[owner] = nil }
  }

  /// A property's new value is stored.
  func changed() {
    for follower in guarded({ Array(followers.values) }) { follower() }
  }

  fileprivate func remove(_ conduit: Conduit) {
    // Released outside the guard: a subscriber's deinit may come back here.
    let removed: Conduit? = guarded {
      conduits.firstIndex { $0 === conduit }.map { conduits.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }
}

/// One subscription. Not generic over its subscriber: looking the type up costs more than a call.
private final class Conduit: Subscription {
  private let guarded = Guard()
  private var delivery = RecursiveOwnership()
  private var receiver: (() -> Subscribers.Demand)?
  private var demand = Subscribers.Demand.none
  private weak var publisher: ObservableObjectPublisher?

  init(to receiver: @escaping () -> Subscribers.Demand, publisher: ObservableObjectPublisher) {
    self.receiver = receiver
    self.publisher = publisher
  }

  func send() {
    var turn: DispatchSemaphore?
    var receiver = guarded {
      turn = delivery.acquire()
      return turn == nil ? wanted() : nil
    }
    if let turn {
      turn.wait()
      receiver = guarded { wanted() }
    }
    let additional = receiver?() ?? .none
    guarded {
      if self.receiver != nil { demand += additional }
      return delivery.release()
    }?.signal()
  }

  private func wanted() -> (() -> Subscribers.Demand)? {
    guard demand > 0 else { return nil }
    demand -= 1
    return receiver
  }

  func request(_ demand: Subscribers.Demand) {
    guarded { self.demand += demand }
  }

  func cancel() {
    let released = guarded {
      demand = .none
      return receiver.take()
    }
    if released != nil { publisher?.remove(self) }
  }
}
