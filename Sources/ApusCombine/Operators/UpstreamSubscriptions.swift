import OpenCombine

/// The subscriptions of an operator with several upstreams, kept under its guard.
///
/// An upstream may deliver its subscription late, or after everything is over.
struct UpstreamSubscriptions {
  enum Slot {
    case awaited
    case subscribed(any Subscription)
    case finished
  }

  private(set) var slots: [Slot]

  init(count: Int) {
    slots = Array(repeating: .awaited, count: count)
  }

  var allFinished: Bool {
    slots.allSatisfy { if case .finished = $0 { true } else { false } }
  }

  var active: [any Subscription] {
    slots.compactMap { if case .subscribed(let subscription) = $0 { subscription } else { nil } }
  }

  subscript(index: Int) -> (any Subscription)? {
    if case .subscribed(let subscription) = slots[index] { subscription } else { nil }
  }

  /// Keeps `subscription`; false if this upstream has one already or is over.
  mutating func accept(_ subscription: any Subscription, at index: Int) -> Bool {
    guard case .awaited = slots[index] else { return false }
    slots[index] = .subscribed(subscription)
    return true
  }

  mutating func finish(at index: Int) {
    slots[index] = .finished
  }

  /// Ends them all and returns those that are to be cancelled, outside the guard.
  mutating func finishAll() -> [any Subscription] {
    defer { slots = Array(repeating: .finished, count: slots.count) }
    return active
  }
}
