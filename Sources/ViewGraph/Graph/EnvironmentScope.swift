/// Environment values that hold below one place of the tree. A scope is kept across evaluations, so
/// that a new value invalidates only its readers.
///
/// Its keys never change after the first ``update(_:)``, so a reader that found no value needs no
/// dependency.
package final class EnvironmentScope: Slot {
  package let parent: EnvironmentScope?
  @exclusivity(unchecked) private var entries: [EnvironmentEntry] = []
  /// The keys that are set here or in an outer scope.
  @exclusivity(unchecked) private var keys: KeyFilter
  private let queue: InvalidationQueue

  init(parent: EnvironmentScope?, queue: InvalidationQueue) {
    self.parent = parent
    self.queue = queue
    keys = parent?.keys ?? KeyFilter()
  }

  /// The value at `key` here or in an outer scope; records that it was read.
  nonisolated package func value(_ key: ObjectIdentifier) -> Any? {
    MainThread.reading((self, key)) { $0.tracked($1)?.any }
  }

  /// The same for a key whose values are of one type.
  nonisolated package func value<Value>(_ key: ObjectIdentifier, as type: Value.Type) -> Value? {
    MainThread.reading((self, key)) { $0.tracked($1)?.value(as: Value.self) }
  }

  func tracked(_ key: ObjectIdentifier) -> EnvironmentBox? {
    guard keys.mayHold(key) else { return nil }
    var scope: EnvironmentScope? = self
    while let current = scope {
      for index in 0..<current.entries.count where current.entries[index].key == key {
        if Tracking.isActive { Tracking.read(current.source(at: index)) }
        return current.entries[index].box
      }
      scope = current.parent
    }
    return nil
  }

  private func source(at index: Int) -> Source {
    if let source = entries[index].source { return source }
    let source = Source(queue: queue)
    source.name = "the environment's \(entries[index].box.type)"
    MainThread.changing { entries[index].source = source }
    return source
  }

  /// Whether ``update(_:)`` may be called with these values: they have the same keys in the same
  /// order, or there are none yet.
  func takes(_ values: [EnvironmentEntry]) -> Bool {
    guard !entries.isEmpty else { return true }
    guard values.count == entries.count else { return false }
    for index in 0..<entries.count where entries[index].key != values[index].key { return false }
    return true
  }

  /// Replaces all values; readers of those that differ are evaluated again.
  package func update(_ values: [EnvironmentEntry]) {
    precondition(takes(values), "An environment scope keeps its keys.")
    if entries.isEmpty {
      MainThread.changing { entries = values }
      for entry in values { keys.insert(entry.key) }
      return
    }
    for index in 0..<values.count {
      let old = entries[index]
      guard old.box !== values[index].box else { continue }
      if let source = old.source, !old.box.isSame(as: values[index].box) { source.invalidate() }
      // `old` is freed afterwards.
      MainThread.changing { entries[index].box = values[index].box }
    }
  }
}

/// One value of an environment scope.
package struct EnvironmentEntry {
  package let key: ObjectIdentifier
  fileprivate(set) var box: EnvironmentBox
  fileprivate var source: Source?

  package init<Value>(key: ObjectIdentifier, value: Value) {
    self.key = key
    box = TypedEnvironmentBox(value)
  }
}

/// Holds a value whose type only its readers know.
package class EnvironmentBox {
  fileprivate let type: Any.Type

  fileprivate init(_ type: Any.Type) { self.type = type }

  package var any: Any { fatalError("A box has a type.") }
  fileprivate func isSame(as other: EnvironmentBox) -> Bool { false }

  package final func value<Value>(as expected: Value.Type) -> Value? {
    guard type == expected else { return any as? Value }
    return unsafeDowncast(self, to: TypedEnvironmentBox<Value>.self).value
  }
}

private final class TypedEnvironmentBox<Value>: EnvironmentBox {
  let value: Value

  init(_ value: Value) {
    self.value = value
    super.init(Value.self)
  }

  override var any: Any { value }

  override func isSame(as other: EnvironmentBox) -> Bool {
    guard other.type == type else { return false }
    return isSameInput(value, unsafeDowncast(other, to: Self.self).value)
  }
}

/// A small Bloom filter, which rules out most missing keys in a few instructions: most environment
/// values that controls read were never set.
private struct KeyFilter {
  private var bits = SIMD4<UInt64>()

  private static func place(_ key: ObjectIdentifier) -> (Int, UInt64) {
    let hash = (UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15) >> 56
    return (Int(truncatingIfNeeded: hash >> 6), 1 << (hash & 63))
  }

  mutating func insert(_ key: ObjectIdentifier) {
    let (word, bit) = Self.place(key)
    bits[word] |= bit
  }

  func mayHold(_ key: ObjectIdentifier) -> Bool {
    let (word, bit) = Self.place(key)
    return bits[word] & bit != 0
  }
}
