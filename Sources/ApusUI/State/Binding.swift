import ViewGraph

/// A value that is kept elsewhere, to read and to write.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// How a change through this binding is shown.
  public var transaction: Transaction
  let location: Location<Value>

  init(location: Location<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// A binding that reads and writes through closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: FunctionLocation(get: get, set: { value, _ in set(value) }))
  }

  /// A binding that reads and writes through closures, of which the second learns how the change is
  /// shown.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: FunctionLocation(get: get, set: set))
  }

  /// A binding whose value never changes: writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value. Setting it writes it where it is kept.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set {
      guard transaction.saysMore else { return location.write(newValue, transaction) }
      withTransaction(transaction) { location.write(newValue, transaction) }
    }
  }

  /// The binding itself, to pass to another view: `$value`.
  public var projectedValue: Binding<Value> { self }

  /// The same binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a property of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      location: ProjectedLocation(location, keyPath), transaction: transaction)
  }

  /// The same binding with a transaction for its changes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }

  /// The same binding, animating its changes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return Binding(location: location, transaction: transaction)
  }
}

// As Apple's. A binding is to what any thread may read and write, such as a state; one that is made of
// closures is as safe as they are.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: InputComparable {
  /// Whether two values of the property are the same to a view, so that it need not be evaluated
  /// again. Not for apps.
  public static func isSameInput(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    let first = first.assumingMemoryBound(to: Self.self).pointee.location
    let second = second.assumingMemoryBound(to: Self.self).pointee.location
    return first === second || first.isSame(as: second)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

// MARK: Other shapes

extension Binding {
  /// A binding to an optional that is never nil when read.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      location: DerivedLocation(
        base.location, get: { $0 },
        set: { value, base in
          if let value { base = value }
        }), transaction: base.transaction)
  }

  /// A binding to the value of an optional, or nil if there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    var last = initial
    self.init(
      location: DerivedLocation(
        base.location,
        get: { value in
          if let value { last = value }
          return last
        },
        set: { value, base in if base != nil { base = value } }),
      transaction: base.transaction)
  }

  /// A binding to the value with its type hidden. Writing a value of another type changes nothing.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      location: DerivedLocation(
        base.location, get: { AnyHashable($0) },
        set: { value, base in
          if let value = value.base as? V { base = value }
        }), transaction: base.transaction)
  }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: ElementLocation(location, position), transaction: transaction)
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
  public func formIndex(before index: inout Value.Index) {
    wrappedValue.formIndex(before: &index)
  }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
