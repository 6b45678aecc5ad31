/// What a component's content says to those above it, in the order of its views.
enum PreferenceRecord {
  case value(ObjectIdentifier, Any, isSame: (Any, Any) -> Bool)
  /// All that a component says, but for the keys that end on the way.
  case child(Component, hidden: [ObjectIdentifier] = [])

  func isSame(as other: PreferenceRecord) -> Bool {
    switch (self, other) {
    case (.value(let key, let value, let isSame), .value(let otherKey, let otherValue, _)):
      key == otherKey && isSame(value, otherValue)
    case (.child(let child, let hidden), .child(let other, let otherHidden)):
      child === other && hidden == otherHidden
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
      }
    }
  }

  /// A preference here changed: those above that read preferences are evaluated again, and those
  /// on the way that did not know of any here.
  func preferencesChanged() {
    var child = self
    while let parent = child.parent {
      if parent.isEvaluating {
        // It goes on when its body is done.
        parent.preferencesChangedBelow = true
        return
      }
      if parent.containsPreferenceReaders || !parent.collectsPreferences(of: child) {
        return parent.invalidate()
      }
      child = parent
    }
  }

  private func collectsPreferences(of child: Component) -> Bool {
    preferences?.contains {
      if case .child(let known, _) = $0 { known === child } else { false }
    } ?? false
  }
}
