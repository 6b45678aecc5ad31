// Values that views above read.
extension EmissionContext {
  package func writePreference<Value>(_ key: ObjectIdentifier, _ value: Value) {
    preferences.append(
      .value(key, value) { first, second in
        guard let first = first as? Value, let second = second as? Value else { return false }
        return isSameInput(first, second)
      })
  }

  /// Evaluates `body`, then calls `read` with each value of `key` that it set, in order.
  ///
  /// - Parameter hides: Whether the values go no further up.
  package func readPreferences(
    _ key: ObjectIdentifier, hides: Bool = false, of body: () -> Void, _ read: (Any) -> Void
  ) {
    reads(key)
    let start = preferences.count
    body()
    for record in preferences[start...] {
      switch record {
      case .value(let written, let value, _): if written == key { read(value) }
      case .child(let child, let hidden):
        if !hidden.contains(key) { child.forEachPreference(key, read) }
      case .endingChild: break
      }
    }
    if hides {
      preferences[start...].removeAll { record in
        if case .value(key, _, _) = record { true } else { false }
      }
      for index in preferences.indices.dropFirst(start) {
        guard case .child(let child, let hidden) = preferences[index] else { continue }
        preferences[index] = .child(child, hidden: hidden + [key])
      }
    }
  }

  /// As ``readPreferences(_:hides:of:_:)``, for a child that was kept but not placed.
  package func readPreferences(_ key: ObjectIdentifier, of child: Component, _ read: (Any) -> Void)
  {
    reads(key)
    child.forEachPreference(key, read)
  }

  private func reads(_ key: ObjectIdentifier) {
    if !readPreferences.contains(key) { readPreferences.append(key) }
  }
}
