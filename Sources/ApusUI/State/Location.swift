import ViewGraph

/// Where a binding's value is kept.
class Location<Value> {
  /// The source to depend on for a part of the value; nil if reading tracks by itself.
  var source: Source? { nil }
  /// The value, and records that it was read.
  func read() -> Value { fatalError("A location must say how it is read.") }
  /// The value, without recording.
  func peek() -> Value { read() }
  /// The same, while a source looks for readers whose part has changed. Many of them may read the value
  /// that this one reads.
  func peekToCompare(_ source: Source) -> Value { peek() }
  func write(_ value: Value, _ transaction: Transaction) {}
  func isSame(as other: AnyObject) -> Bool { self === other }

  /// The other location if it is of the same class; a cast that looks for no conformances.
  @inline(__always)
  final func sameKind<Kind: AnyObject>(_ other: AnyObject) -> Kind? {
    type(of: other) == Kind.self ? unsafeDowncast(other, to: Kind.self) : nil
  }

  /// Reads a part; the reader is evaluated again only if that part changes.
  final func readPart<Part>(_ part: @escaping (Value) -> Part) -> Part {
    guard Tracking.isActive, let source else { return part(read()) }
    // A part of an object is observed by itself.
    let value =
      Value.self is any Observable.Type ? ObservedRead.read { part(peek()) } : part(peek())
    let comparison = ComparisonPlan.of(Part.self)
    Tracking.read(source) { [self] in
      !comparison.isSameValue(value, part(peekToCompare(source)))
    }
    return value
  }
}

final class ConstantLocation<Value>: Location<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func read() -> Value { value }
  override func isSame(as other: AnyObject) -> Bool {
    guard let other: ConstantLocation<Value> = sameKind(other) else { return false }
    return isSameInput(value, other.value)
  }
}

final class FunctionLocation<Value>: Location<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  override func read() -> Value { ObservedRead.read(get) }
  override func write(_ value: Value, _ transaction: Transaction) { set(value, transaction) }
}

/// A property of a value that is kept elsewhere.
final class ProjectedLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(_ base: Location<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override var source: Source? { base.source }
  override func read() -> Value { base.readPart { [keyPath] in $0[keyPath: keyPath] } }
  override func peek() -> Value { base.peek()[keyPath: keyPath] }
  override func peekToCompare(_ source: Source) -> Value {
    base.peekToCompare(source)[keyPath: keyPath]
  }

  override func write(_ value: Value, _ transaction: Transaction) {
    var whole = base.peek()
    whole[keyPath: keyPath] = value
    base.write(whole, transaction)
  }

  override func isSame(as other: AnyObject) -> Bool {
    guard let other: ProjectedLocation<Base, Value> = sameKind(other) else { return false }
    return (keyPath === other.keyPath || keyPath == other.keyPath)
      && (base === other.base || base.isSame(as: other.base))
  }
}

/// An element of a collection that is kept elsewhere.
///
/// Reading a place that is no longer there gives the last value: a view may still hold the binding
/// while its row is on the way out.
final class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
  private let base: Location<Base>
  private let index: Base.Index
  private var last: Base.Element

  init(_ base: Location<Base>, _ index: Base.Index) {
    self.base = base
    self.index = index
    last = base.peek()[index]
  }

  override var source: Source? { base.source }
  override func read() -> Base.Element { base.readPart { [self] in element(of: $0) } }
  override func peek() -> Base.Element { element(of: base.peek()) }
  override func peekToCompare(_ source: Source) -> Base.Element {
    element(of: base.peekToCompare(source))
  }

  private func element(of base: Base) -> Base.Element {
    if index >= base.startIndex && index < base.endIndex { last = base[index] }
    return last
  }

  override func write(_ value: Base.Element, _ transaction: Transaction) {
    var whole = base.peek()
    guard index >= whole.startIndex && index < whole.endIndex else { return }
    whole[index] = value
    base.write(whole, transaction)
  }

  override func isSame(as other: AnyObject) -> Bool {
    guard let other: ElementLocation<Base> = sameKind(other) else { return false }
    return index == other.index && (base === other.base || base.isSame(as: other.base))
  }
}

/// A value that is made from one that is kept elsewhere.
final class DerivedLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let get: (Base) -> Value
  private let set: (Value, inout Base) -> Void

  init(
    _ base: Location<Base>, get: @escaping (Base) -> Value,
    set: @escaping (Value, inout Base) -> Void
  ) {
    self.base = base
    self.get = get
    self.set = set
  }

  override var source: Source? { base.source }
  override func read() -> Value { base.readPart(get) }
  override func peek() -> Value { get(base.peek()) }

  override func write(_ value: Value, _ transaction: Transaction) {
    var whole = base.peek()
    set(value, &whole)
    base.write(whole, transaction)
  }

  override func isSame(as other: AnyObject) -> Bool {
    guard let other: DerivedLocation<Base, Value> = sameKind(other) else { return false }
    return base === other.base || base.isSame(as: other.base)
  }
}
