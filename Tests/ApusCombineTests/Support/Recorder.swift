import ApusCombine
import Synchronization

/// A subscriber that asks only for what a test tells it to, and writes down what it receives.
final class Recorder<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  private(set) var values: [Input] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private(set) var subscription: (any Subscription)?
  private let initial: Subscribers.Demand
  var additional: (Input) -> Subscribers.Demand = { _ in .none }

  init(_ initial: Subscribers.Demand = .unlimited) {
    self.initial = initial
  }

  var isFinished: Bool {
    if case .finished = completion { true } else { false }
  }

  var isFailed: Bool {
    if case .failure = completion { true } else { false }
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  func cancel() { subscription?.cancel() }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if initial > 0 { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return additional(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    self.completion = completion
  }
}

extension Publisher {
  /// Subscribes a recorder that asks for `demand` at first.
  func record(_ demand: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(demand)
    subscribe(recorder)
    return recorder
  }
}

struct Failed: Error, Equatable {}

/// A count that any thread may raise.
final class Counter: Sendable {
  private let count = Atomic(0)
  var value: Int { count.load(ordering: .sequentiallyConsistent) }
  func increment() { count.add(1, ordering: .sequentiallyConsistent) }
}
