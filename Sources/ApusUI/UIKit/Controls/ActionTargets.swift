/// The listeners to a control's events.
@MainActor
struct ActionTargets {
  private struct Entry {
    weak var target: AnyObject?
    let action: Selector
    var events: UIControl.Event
  }

  private var entries: [Entry] = []

  var targets: [AnyObject] { entries.compactMap(\.target) }

  mutating func add(_ target: AnyObject, _ action: Selector, _ events: UIControl.Event) {
    entries.removeAll { $0.target == nil }
    if let index = entries.firstIndex(where: { $0.target === target && $0.action == action }) {
      entries[index].events.formUnion(events)
    } else {
      entries.append(Entry(target: target, action: action, events: events))
    }
  }

  mutating func remove(_ target: AnyObject?, _ action: Selector?, _ events: UIControl.Event) {
    for index in entries.indices
    where (target == nil || entries[index].target === target)
      && (action == nil || entries[index].action == action)
    {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty || $0.target == nil }
  }

  func actions(of target: AnyObject, _ events: UIControl.Event) -> [String] {
    entries.filter { $0.target === target && !$0.events.isDisjoint(with: events) }
      .map(\.action.description)
  }

  /// Calls the methods in the order in which they were added.
  func send(_ events: UIControl.Event, from sender: AnyObject) {
    for entry in entries where !entry.events.isDisjoint(with: events) {
      guard let target = entry.target else { continue }
      Self.call(entry.action, target, sender)
    }
  }

  static func call(
    _ action: Selector, _ target: AnyObject, _ sender: AnyObject?, _ event: UIEvent = UIEvent()
  ) {
    guard !action.call(target, sender, event) else { return }
    reportOnce(
      "`\(action)` is no method of \(type(of: target)) that takes a "
        + "\(sender.map { "\(type(of: $0))" } ?? "sender").")
  }
}

/// What a person did. A page tells nothing more of it.
@MainActor @preconcurrency
open class UIEvent {
  init() {}
}
