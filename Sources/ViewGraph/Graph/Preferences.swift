/// The preferences that a component's content writes, in the order of its views.
enum PreferenceRecord {
  case value(ObjectIdentifier, Any, isSame: (Any, Any) -> Bool)
  /// All preferences of a child component, apart from the hidden keys.
  case child(Component, hidden: [ObjectIdentifier] = [])
  /// A child component whose preferences go no further up.
  case endingChild(Component)

  func isOf(_ component: Component) -> Bool {
    switch self {
    case .value: false
    case .child(let child, _), .endingChild(let child): child === component
    }
  }

  func isSame(as other: PreferenceRecord) -> Bool {
    switch (self, other) {
    case (.value(let key, let value, let isSame), .value(let otherKey, let otherValue, _)):
      key == otherKey && isSame(value, otherValue)
    case (.child(let child, let hidden), .child(let other, let otherHidden)):
      child === other && hidden == otherHidden
    case (.endingChild(let child), .endingChild(let other)): child === other
    default: false
    }
  }
}

extension Component {
  /// Calls `body` with each value of `key` that was set here or below, in order.
  package func forEachPreference(_ key: ObjectIdentifier, _ body: (Any) -> Void) {
    forEachPreference(key, in: 0..<(preferences?.count ?? 0), body)
  }

  func forEachPreference(_ key: ObjectIdentifier, in range: Range<Int>, _ body: (Any) -> Void) {
    guard let preferences else { return }
    for record in preferences[range] {
      switch record {
      case .value(let written, let value, _): if written == key { body(value) }
      case .child(let child, let hidden):
        if !hidden.contains(key) { child.forEachPreference(key, body) }
      case .endingChild: break
      }
    }
  }

  /// Invalidates the ancestors that read one of the changed keys, and those that have no record of
  /// preferences from here.
  ///
  /// Readers of other keys are not invalidated. A body makes new closures each time, and values
  /// with closures always count as changed: otherwise a view that reads titles would be evaluated
  /// for each new toolbar item, pass new closures down, and so cause the item to be made again,
  /// without end.
  func preferencesChanged(_ changed: ChangedPreferences) {
    var changed = changed
    var child = self
    while let parent = child.parent, !changed.isEmpty {
      if parent.isEvaluating {
        // Continued when its body is done.
        parent.preferencesBelow.formUnion(changed)
        return
      }
      guard let record = parent.preferences?.first(where: { $0.isOf(child) }) else {
        return parent.invalidate()
      }
      if changed.intersects(parent.readPreferences) { parent.invalidate() }
      guard case .child(_, let hidden) = record else { return }
      changed.remove(hidden)
      child = parent
    }
  }
}

/// The keys whose values changed.
struct ChangedPreferences {
  /// Any key may be among them: a view came or went.
  private(set) var isAll = false
  private(set) var keys: [ObjectIdentifier] = []

  var isEmpty: Bool { !isAll && keys.isEmpty }

  init() {}

  /// How two evaluations differ in what they wrote.
  init(from old: [PreferenceRecord], to new: [PreferenceRecord]) {
    for (old, new) in zip(old, new) where !old.isSame(as: new) { insert([old, new]) }
    let common = min(old.count, new.count)
    insert(old.dropFirst(common))
    insert(new.dropFirst(common))
  }

  private mutating func insert(_ records: some Sequence<PreferenceRecord>) {
    for record in records {
      switch record {
      case .value(let key, _, _): if !keys.contains(key) { keys.append(key) }
      case .child: isAll = true
      case .endingChild: break
      }
    }
  }

  mutating func formUnion(_ other: ChangedPreferences) {
    isAll = isAll || other.isAll
    for key in other.keys where !keys.contains(key) { keys.append(key) }
  }

  mutating func remove(_ hidden: [ObjectIdentifier]) {
    if !hidden.isEmpty { keys.removeAll(where: hidden.contains) }
  }

  func intersects(_ read: [ObjectIdentifier]) -> Bool {
    isAll ? !read.isEmpty : keys.contains(where: read.contains)
  }
}
