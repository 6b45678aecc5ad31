import OpenCombine

extension Publisher where Failure == Never {
  /// Assigns each element to a `@Published` property, for as long as that property exists.
  ///
  ///     names.map(\.count).assign(to: &$nameCount)
  ///
  /// The subscription belongs to the property, so there is nothing to keep and no cycle to fear.
  public func assign(to published: inout Published<Output>.Publisher) {
    let assignment = Assignment(to: published.box)
    published.box.keep(assignment)
    subscribe(assignment)
  }
}

private final class Assignment<Value>: Subscriber, Cancellable {
  typealias Input = Value
  typealias Failure = Never

  private let guarded = Guard()
  private weak var box: PublishedBox<Value>?
  private var subscription: (any Subscription)?
  private var isOver = false

  init(to box: PublishedBox<Value>) {
    self.box = box
  }

  func receive(subscription: any Subscription) {
    let isWanted = guarded {
      guard !isOver, self.subscription == nil else { return false }
      self.subscription = subscription
      return true
    }
    if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    box?.publish(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    _ = end()
    box?.drop(self)
  }

  func cancel() {
    end()?.cancel()
  }

  private func end() -> (any Subscription)? {
    guarded {
      isOver = true
      return subscription.take()
    }
  }
}
