import OpenCombine

/// A publisher of `Void` that says that an object is about to change.
///
/// It may be sent from any thread; each subscriber receives one event after another, on the
/// sending thread, and only as many as it asked for.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let guarded = Guard()
  private var conduits: [Conduit] = []

  /// Creates a publisher without subscribers.
  public init() {}

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Void, Downstream.Failure == Never {
    let conduit = ConduitTo(subscriber, publisher: self)
    guarded { conduits.append(conduit) }
    subscriber.receive(subscription: conduit)
  }

  /// Tells every subscriber, before this returns, that the object is about to change.
  public func send() {
    for conduit in guarded({ conduits }) { conduit.send() }
  }

  fileprivate func remove(_ conduit: Conduit) {
    // Released outside the guard: a subscriber's deinit may come back here.
    let removed: Conduit? = guarded {
      conduits.firstIndex { $0 === conduit }.map { conduits.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }

  fileprivate class Conduit {
    func send() { preconditionFailure("each conduit says how to send") }
  }
}

private final class ConduitTo<Downstream: Subscriber>: ObservableObjectPublisher.Conduit,
  Subscription
where Downstream.Input == Void, Downstream.Failure == Never {
  private let guarded = Guard()
  private var delivery = RecursiveOwnership()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private weak var publisher: ObservableObjectPublisher?

  init(_ downstream: Downstream, publisher: ObservableObjectPublisher) {
    self.downstream = downstream
    self.publisher = publisher
  }

  override func send() {
    guarded { delivery.acquire() }?.wait()
    let receiver: Downstream? = guarded {
      guard demand > 0 else { return nil }
      demand -= 1
      return downstream
    }
    let additional = receiver?.receive(()) ?? .none
    guarded {
      if downstream != nil { demand += additional }
      return delivery.release()
    }?.signal()
  }

  func request(_ demand: Subscribers.Demand) {
    guarded { self.demand += demand }
  }

  func cancel() {
    let released: Downstream? = guarded {
      demand = .none
      return downstream.take()
    }
    if released != nil { publisher?.remove(self) }
  }
}
