/// Reads a property of a model: at its place in memory where it has one, else through the key path.
@usableFromInline
@frozen
struct Reader<Model, Value>: Sendable {
  /// The distance from the model's beginning in bytes; negative if there is none.
  @usableFromInline let offset: Int
  @usableFromInline let keyPath: KeyPath<Model, Value> & Sendable

  @usableFromInline init(_ keyPath: KeyPath<Model, Value> & Sendable) {
    offset = MemoryLayout<Model>.offset(of: keyPath) ?? -1
    self.keyPath = keyPath
  }

  @inlinable
  @inline(__always)
  func value(_ base: UnsafeRawPointer) -> Value {
    offset >= 0
      ? (base + offset).assumingMemoryBound(to: Value.self).pointee
      : base.assumingMemoryBound(to: Model.self).pointee[keyPath: keyPath]
  }
}
