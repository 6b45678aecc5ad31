import Dispatch
import OpenCombine

/// What the storages of all `@Published` properties share, whatever their value.
class PublishedStorage: @unchecked Sendable {
  let guarded = Guard()
  fileprivate var willChange: ObservableObjectPublisher?

  /// The publisher of the object that the property belongs to, once somebody asked for it.
  final var objectWillChange: ObservableObjectPublisher? {
    get { guarded { willChange } }
    set { guarded { willChange = newValue } }
  }
}

/// The value of a `@Published` property and those who receive it.
///
/// The guard is held for moments only, never while a subscriber runs, so that reading the value
/// never waits for one. Publishing has an owner instead: announcing and storing are one step
/// towards other writers. Mutation in place has its own, held from reading the old value to
/// storing the new; a plain write does not wait for it, for the mutation may be a suspended
/// `async` function.
final class PublishedBox<Value>: PublishedStorage, @unchecked Sendable {
  private var current: Value
  private var publishing = RecursiveOwnership()
  private var modifying = RecursiveOwnership()
  private var conduits: [PublishedConduit<Value>] = []
  private var assignments: [any Cancellable] = []
  private var announced: Announcement?

  /// A value that is being announced and not yet stored.
  private struct Announcement {
    let value: Value
    let number: Int
  }
  private var announcements = 0

  init(_ value: Value) {
    current = value
  }

  deinit {
    for assignment in assignments { assignment.cancel() }
  }

  var value: Value { guarded { current } }

  /// Announces `value`, then stores it.
  func publish(_ value: Value) {
    guarded { publishing.acquire() }?.wait()
    let (number, outer, willChange, conduits) = guarded {
      announcements += 1
      let outer = announced
      announced = Announcement(value: value, number: announcements)
      return (announcements, outer, self.willChange, self.conduits)
    }
    willChange?.send()
    for conduit in conduits { conduit.receive(value, number: number) }
    // The old value is released outside the guard: its deinit may read this property.
    var replaced = value
    let next: DispatchSemaphore? = guarded {
      swap(&replaced, &current)
      announced = outer
      return publishing.release()
    }
    next?.signal()
  }

  func beginModification() -> Value {
    guarded { modifying.acquire() }?.wait()
    return value
  }

  func endModification(_ value: Value) {
    guarded { modifying.adopt() }
    publish(value)
    guarded { modifying.release() }?.signal()
  }

  func subscribe<Downstream: Subscriber>(_ downstream: Downstream)
  where Downstream.Input == Value, Downstream.Failure == Never {
    let conduit = PublishedConduitTo(downstream, box: self)
    guarded { conduits.append(conduit) }
    downstream.receive(subscription: conduit)
  }

  func remove(_ conduit: PublishedConduit<Value>) {
    let removed: PublishedConduit<Value>? = guarded {
      conduits.firstIndex { $0 === conduit }.map { conduits.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }

  /// Gives `deliver` the value that was published last, and the number of its announcement while
  /// that is going on; nothing is published meanwhile.
  func withPublished(_ deliver: (Value, Int?) -> Void) {
    guarded { publishing.acquire() }?.wait()
    let (value, number) = guarded { (announced?.value ?? current, announced?.number) }
    deliver(value, number)
    guarded { publishing.release() }?.signal()
  }

  /// Keeps `assignment` until the property is gone.
  func keep(_ assignment: any Cancellable & AnyObject) {
    guarded { assignments.append(assignment) }
  }

  func drop(_ assignment: any Cancellable & AnyObject) {
    let dropped: (any Cancellable)? = guarded {
      assignments.firstIndex { ($0 as AnyObject) === assignment }.map { assignments.remove(at: $0) }
    }
    withExtendedLifetime(dropped) {}
  }
}
