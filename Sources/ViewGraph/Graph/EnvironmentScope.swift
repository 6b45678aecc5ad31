/// Values that hold below one place of the tree. Kept from evaluation to evaluation, so that a new
/// value wakes those who read it and nobody else.
package final class EnvironmentScope: Slot {
  package let parent: EnvironmentScope?
  private var entries: [EnvironmentEntry] = []
  private let queue: InvalidationQueue

  init(parent: EnvironmentScope?, queue: InvalidationQueue) {
    self.parent = parent
    self.queue = queue
  }

  /// The value at `key` here or further out, and records that it was read.
  nonisolated package func value(_ key: ObjectIdentifier) -> Any? {
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = tracked(key) }
    return value
  }

  private func tracked(_ key: ObjectIdentifier) -> Any? {
    var scope: EnvironmentScope? = self
    while let current = scope {
      if let index = current.entries.firstIndex(where: { $0.key == key }) {
        if Tracking.isActive { Tracking.read(current.source(at: index)) }
        return current.entries[index].value
      }
      scope = current.parent
    }
    return nil
  }

  private func source(at index: Int) -> Source {
    if let source = entries[index].source { return source }
    let source = Source(queue: queue)
    source.name = "an environment value"
    entries[index].source = source
    return source
  }

  /// Replaces all values; readers of those that differ are evaluated again.
  package func update(_ values: some Collection<EnvironmentEntry>) {
    var updated = Array(values)
    for index in updated.indices {
      guard let old = entries.first(where: { $0.key == updated[index].key }) else { continue }
      updated[index].source = old.source
      if let source = old.source, !old.isSame(old.value, updated[index].value) {
        source.invalidate()
      }
    }
    entries = updated
  }
}

/// One value of an environment scope.
package struct EnvironmentEntry {
  package let key: ObjectIdentifier
  package let value: Any
  package let isSame: (Any, Any) -> Bool
  var source: Source?

  package init<Value>(key: ObjectIdentifier, value: Value) {
    self.key = key
    self.value = value
    isSame = { first, second in
      guard let first = first as? Value, let second = second as? Value else { return false }
      return isSameInput(first, second)
    }
  }
}
