/// What a component's content says to those above it, in the order of its views.
enum PreferenceRecord {
  case value(ObjectIdentifier, Any, isSame: (Any, Any) -> Bool)
  case child(Component)

  func isSame(as other: PreferenceRecord) -> Bool {
    switch (self, other) {
    case (.value(let key, let value, let isSame), .value(let otherKey, let otherValue, _)):
      key == otherKey && isSame(value, otherValue)
    case (.child(let child), .child(let other)): child === other
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
      case .child(let child): child.forEachPreference(key, body)
      }
    }
  }

  /// A preference below changed: those above that read preferences are evaluated again.
  func preferencesChanged() {
    var ancestor = parent
    while let component = ancestor {
      if component.containsPreferenceReaders {
        component.invalidate()
        return
      }
      ancestor = component.parent
    }
  }
}
