import OpenCombine

/// The meeting point of what several upstreams sent last.
///
/// Each `CombineLatestInput` keeps its upstream's latest element, under this object's guard.
/// Deliveries follow each other under a recursive lock, with the elements read inside it, so that
/// the subscriber never receives an older combination after a newer one.
final class CombineLatestSubscription<Downstream: Subscriber>: Subscription {
  typealias Failure = Downstream.Failure

  private let guarded = Guard()
  private let delivering = RecursiveLock()
  private var downstream: Downstream?
  private var combination: (() -> Downstream.Input?)?
  private var upstreams: UpstreamSubscriptions
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, upstreamCount: Int) {
    self.downstream = downstream
    upstreams = UpstreamSubscriptions(count: upstreamCount)
  }

  func input<Value>(of type: Value.Type, at index: Int) -> CombineLatestInput<Value, Failure> {
    CombineLatestInput(
      receiveSubscription: { self.receive(subscription: $0, at: index) },
      receiveValue: { self.receive(at: index, store: $0) },
      receiveCompletion: { self.receive(completion: $0, at: index) })
  }

  /// Subscribes the downstream; `combination` is called under the guard.
  func start(_ subscriber: Downstream, combination: @escaping () -> Downstream.Input?) {
    self.combination = combination
    delivering { subscriber.receive(subscription: self) }
  }

  func request(_ demand: Subscribers.Demand) {
    let subscriptions: [any Subscription] = guarded {
      guard downstream != nil else { return [] }
      self.demand += demand
      return upstreams.active
    }
    guard demand > 0 else { return }
    for subscription in subscriptions { subscription.request(demand) }
  }

  func cancel() {
    for subscription in end().subscriptions { subscription.cancel() }
  }

  private func receive(subscription: any Subscription, at index: Int) {
    let requested: Subscribers.Demand? = guarded {
      guard downstream != nil, upstreams.accept(subscription, at: index) else { return nil }
      return demand
    }
    guard let requested else { return subscription.cancel() }
    if requested > 0 { subscription.request(requested) }
  }

  private func receive(at index: Int, store: () -> Void) -> Subscribers.Demand {
    guarded(store)
    return delivering {
      let delivery: (Downstream, Downstream.Input)? = guarded {
        guard demand > 0, let downstream, let value = combination?() else { return nil }
        demand -= 1
        return (downstream, value)
      }
      guard let (receiver, value) = delivery else { return .none }
      let additional = receiver.receive(value)
      guard additional > 0 else { return .none }
      let others: [any Subscription] = guarded {
        guard downstream != nil else { return [] }
        demand += additional
        return upstreams.slots.indices.filter { $0 != index }.compactMap { upstreams[$0] }
      }
      for subscription in others { subscription.request(additional) }
      return additional
    }
  }

  private func receive(completion: Subscribers.Completion<Failure>, at index: Int) {
    let isOver = guarded {
      upstreams.finish(at: index)
      if case .failure = completion { return true }
      return upstreams.allFinished
    }
    guard isOver else { return }
    delivering {
      let ended = end()
      for subscription in ended.subscriptions { subscription.cancel() }
      ended.downstream?.receive(completion: completion)
    }
  }

  private func end() -> (downstream: Downstream?, subscriptions: [any Subscription]) {
    let (ended, subscriptions, released) = guarded {
      demand = .none
      return (downstream.take(), upstreams.finishAll(), combination.take())
    }
    withExtendedLifetime(released) {}
    return (ended, subscriptions)
  }
}

/// Receives one of the upstreams of a `CombineLatestSubscription`.
final class CombineLatestInput<Input, Failure: Error>: Subscriber {
  /// What the upstream sent last.
  private(set) var latest: Input?
  private let receiveSubscription: (any Subscription) -> Void
  private let receiveValue: (() -> Void) -> Subscribers.Demand
  private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

  init(
    receiveSubscription: @escaping (any Subscription) -> Void,
    receiveValue: @escaping (() -> Void) -> Subscribers.Demand,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.receiveSubscription = receiveSubscription
    self.receiveValue = receiveValue
    self.receiveCompletion = receiveCompletion
  }

  func receive(subscription: any Subscription) { receiveSubscription(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    var replaced: Input? = input
    return withExtendedLifetime(replaced) { receiveValue { swap(&latest, &replaced) } }
  }

  func receive(completion: Subscribers.Completion<Failure>) { receiveCompletion(completion) }
}
