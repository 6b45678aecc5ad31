import OpenCombine

/// What all subscriptions to `@Published` properties share, whatever the value.
class PublishedConduitBase {}

/// One subscription to a `@Published` property.
///
/// All deliveries happen while their thread owns publishing in the box, so they follow each other.
final class PublishedConduit<Value>: PublishedConduitBase, Subscription {
  private let guarded = Guard()
  private var receiver: ((Value) -> Subscribers.Demand)?
  // The value must live as long as somebody is subscribed, the object need not.
  private var box: PublishedBox<Value>?
  private var demand = Subscribers.Demand.none
  private var owesValue = true
  private var lastNumber: Int?

  init(to receiver: @escaping (Value) -> Subscribers.Demand, box: PublishedBox<Value>) {
    self.receiver = receiver
    self.box = box
  }

  /// Delivers a value, or remembers that there is one until it is asked for.
  func deliver(_ value: Value, number: Int?) {
    let receiver: ((Value) -> Subscribers.Demand)? = guarded {
      // Who subscribed or asked while this value was being announced was given it then.
      if let number, lastNumber == number { return nil }
      guard demand > 0 else {
        owesValue = true
        return nil
      }
      demand -= 1
      owesValue = false
      lastNumber = number
      return self.receiver
    }
    guard let additional = receiver?(value), additional > 0 else { return }
    guarded { if self.receiver != nil { demand += additional } }
  }

  func request(_ demand: Subscribers.Demand) {
    let box: PublishedBox<Value>? = guarded {
      guard receiver != nil else { return nil }
      self.demand += demand
      return owesValue ? self.box : nil
    }
    box?.withPublished { value, number in
      guard guarded({ owesValue }) else { return }
      deliver(value, number: number)
    }
  }

  func cancel() {
    let (released, box) = guarded {
      demand = .none
      return (receiver.take(), self.box.take())
    }
    withExtendedLifetime(released) {}
    box?.remove(self)
  }
}
