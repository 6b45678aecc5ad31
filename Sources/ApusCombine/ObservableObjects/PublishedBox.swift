import OpenCombine

/// The value of a `@Published` property, which any thread may read and write.
// Unchecked because the storage's guard and the owner of publishing guard the fields, which the
// compiler does not know.
public final class PublishedBox<Value>: PublishedStorage, @unchecked Sendable {
  private var current: Value
  // The value that is being announced and not yet stored, and its number. Both belong to the owner
  // of publishing; the address is valid while they are set.
  private var announced: UnsafeRawPointer?
  private var announcedNumber = 0

  init(_ value: Value) {
    current = value
  }

  /// The value stored last.
  public var value: Value { guarded { current } }

  /// Announces `value`, then stores it.
  public func publish(_ value: Value) {
    let announcement = announce()
    deliver(value, by: announcement)
    // The old value is released outside the guard: its deinit may read this property.
    var value = value
    endPublishing { swap(&value, &current) }
    announcement.willChange?.changed()
  }

  private func deliver(_ value: Value, by announcement: Announcement) {
    withUnsafePointer(to: value) { address in
      let outer = (announced, announcedNumber)
      announced = UnsafeRawPointer(address)
      announcedNumber = announcement.number
      announcement.willChange?.send()
      for conduit in announcement.conduits {
        unsafeDowncast(conduit, to: PublishedConduit<Value>.self).deliver(
          value, number: announcement.number)
      }
      (announced, announcedNumber) = outer
    }
  }

  /// Begins a mutation in place, of which there is one at a time.
  public func beginModification() -> Value {
    lockModification()
    return value
  }

  /// Publishes what the mutation made of the value.
  public func endModification(_ value: Value) {
    adoptModification()
    publish(value)
    unlockModification()
  }

  func subscribe<Downstream: Subscriber>(_ downstream: Downstream)
  where Downstream.Input == Value, Downstream.Failure == Never {
    let conduit = PublishedConduit(to: downstream.receive(_:), box: self)
    add(conduit)
    downstream.receive(subscription: conduit)
  }

  /// Gives `deliver` the value that was published last, and the number of its announcement while
  /// that is going on; nothing is published meanwhile.
  func withPublished(_ deliver: (Value, Int?) -> Void) {
    beginPublishing()
    if let announced {
      deliver(announced.load(as: Value.self), announcedNumber)
    } else {
      deliver(value, nil)
    }
    endPublishing()
  }
}
