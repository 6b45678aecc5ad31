import OpenCombine

/// Hands on the elements of several upstreams as they arrive.
///
/// With unlimited demand everything passes through. Otherwise each upstream is asked for one
/// element at a time, which waits here until it is wanted: nothing is lost, and no upstream can
/// fill the memory. Deliveries follow each other under a recursive lock.
final class MergeSubscription<Downstream: Subscriber>: Subscription {
  typealias Failure = Downstream.Failure

  private let guarded = Guard()
  private let delivering = RecursiveLock()
  private var downstream: Downstream?
  private var upstreams: UpstreamSubscriptions
  private var demand = Subscribers.Demand.none
  private var waiting: [(value: Downstream.Input, index: Int)] = []
  // While an upstream is asked for one more, what it sends at once is left to the loop that asked:
  // the stack does not grow with the number of elements. Used by who is delivering.
  private var isAsking = false

  init(_ downstream: Downstream, upstreamCount: Int) {
    self.downstream = downstream
    upstreams = UpstreamSubscriptions(count: upstreamCount)
  }

  func input(at index: Int) -> MergeInput<Downstream> { MergeInput(self, index: index) }

  func start(_ subscriber: Downstream) {
    delivering { subscriber.receive(subscription: self) }
  }

  func request(_ demand: Subscribers.Demand) {
    let unlimited: [any Subscription] = guarded {
      guard downstream != nil else { return [] }
      let wasUnlimited = self.demand == .unlimited
      self.demand += demand
      return self.demand == .unlimited && !wasUnlimited ? upstreams.active : []
    }
    deliverWaiting()
    for subscription in unlimited { subscription.request(.unlimited) }
  }

  func cancel() {
    for subscription in end().subscriptions { subscription.cancel() }
  }

  fileprivate func receive(subscription: any Subscription, at index: Int) {
    let requested: Subscribers.Demand? = guarded {
      guard downstream != nil, upstreams.accept(subscription, at: index) else { return nil }
      return demand == .unlimited ? .unlimited : .max(1)
    }
    guard let requested else { return subscription.cancel() }
    subscription.request(requested)
  }

  fileprivate func receive(_ value: Downstream.Input, at index: Int) -> Subscribers.Demand {
    guarded { if downstream != nil { waiting.append((value, index)) } }
    deliverWaiting()
    // Asking anew happens when the element is taken, maybe much later.
    return .none
  }

  private func deliverWaiting() {
    delivering {
      guard !isAsking else { return }
      while let (receiver, value, index) = next() {
        let additional = receiver.receive(value)
        let (upstream, unlimited): ((any Subscription)?, [any Subscription]) = guarded {
          guard downstream != nil else { return (nil, []) }
          let wasUnlimited = demand == .unlimited
          demand += additional
          if wasUnlimited { return (nil, []) }
          return demand == .unlimited ? (nil, upstreams.active) : (upstreams[index], [])
        }
        isAsking = true
        upstream?.request(.max(1))
        isAsking = false
        for subscription in unlimited { subscription.request(.unlimited) }
      }
      finishIfDone()
    }
  }

  private func next() -> (Downstream, Downstream.Input, Int)? {
    guarded {
      guard demand > 0, !waiting.isEmpty, let downstream else { return nil }
      demand -= 1
      let (value, index) = waiting.removeFirst()
      return (downstream, value, index)
    }
  }

  fileprivate func receive(completion: Subscribers.Completion<Failure>, at index: Int) {
    guarded { upstreams.finish(at: index) }
    delivering {
      guard case .failure = completion else { return finishIfDone() }
      let ended = end()
      for subscription in ended.subscriptions { subscription.cancel() }
      ended.downstream?.receive(completion: completion)
    }
  }

  private func finishIfDone() {
    guard !isAsking, guarded({ waiting.isEmpty && upstreams.allFinished }) else { return }
    end().downstream?.receive(completion: .finished)
  }

  private func end() -> (downstream: Downstream?, subscriptions: [any Subscription]) {
    let (ended, subscriptions, released) = guarded {
      let released = waiting
      waiting = []
      demand = .none
      return (downstream.take(), upstreams.finishAll(), released)
    }
    withExtendedLifetime(released) {}
    return (ended, subscriptions)
  }
}

/// Receives one of the upstreams of a `MergeSubscription`.
final class MergeInput<Downstream: Subscriber>: Subscriber {
  private let merged: MergeSubscription<Downstream>
  private let index: Int

  init(_ merged: MergeSubscription<Downstream>, index: Int) {
    self.merged = merged
    self.index = index
  }

  func receive(subscription: any Subscription) {
    merged.receive(subscription: subscription, at: index)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    merged.receive(input, at: index)
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    merged.receive(completion: completion, at: index)
  }
}
