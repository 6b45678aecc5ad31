import OpenCombine

/// One subscription to a `@Published` property.
class PublishedConduit<Value> {
  /// Delivers a value, or remembers that there is one until it is asked for.
  func receive(_ value: Value, number: Int) {
    preconditionFailure("each conduit says how to receive")
  }
}

/// All deliveries happen while their thread owns publishing in the box, so they follow each other.
final class PublishedConduitTo<Downstream: Subscriber>: PublishedConduit<Downstream.Input>,
  Subscription
where Downstream.Failure == Never {
  private let guarded = Guard()
  private var downstream: Downstream?
  // The publisher must live as long as somebody is subscribed, the object need not.
  private var box: PublishedBox<Downstream.Input>?
  private var demand = Subscribers.Demand.none
  private var owesValue = true
  private var lastNumber: Int?

  init(_ downstream: Downstream, box: PublishedBox<Downstream.Input>) {
    self.downstream = downstream
    self.box = box
  }

  override func receive(_ value: Downstream.Input, number: Int) {
    // Who subscribed or asked while this value was being announced was given it then.
    guard guarded({ lastNumber != number }) else { return }
    deliver(value, number: number)
  }

  private func deliver(_ value: Downstream.Input, number: Int?) {
    let receiver: Downstream? = guarded {
      guard demand > 0 else {
        owesValue = true
        return nil
      }
      demand -= 1
      owesValue = false
      lastNumber = number
      return downstream
    }
    guard let receiver else { return }
    let additional = receiver.receive(value)
    guarded { if downstream != nil { demand += additional } }
  }

  func request(_ demand: Subscribers.Demand) {
    let box: PublishedBox<Downstream.Input>? = guarded {
      self.demand += demand
      return owesValue ? self.box : nil
    }
    box?.withPublished { value, number in
      guard guarded({ owesValue && downstream != nil }) else { return }
      deliver(value, number: number)
    }
  }

  func cancel() {
    let released = guarded {
      demand = .none
      return (downstream: downstream.take(), box: box.take())
    }
    released.box?.remove(self)
  }
}
