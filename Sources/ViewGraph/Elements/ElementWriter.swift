/// The compact form in which a component keeps its elements, and a host receives new ones.
///
/// Records: `open` role id, `attribute` key value, `child` component, `close`. Attributes come
/// before children. In a component's own stream an element's number is its structural key; in a
/// stream that is handed to a host it is its ``NodeID``, and there are no `child` records.
package enum ElementOpcode {
  package static let open: UInt8 = 1
  package static let child: UInt8 = 2
  package static let close: UInt8 = 3
  /// The highest bit; the lower ones and the next byte are the key.
  package static let attribute: UInt8 = 0x80
}

/// An attribute with a value of its type, for lists of several.
package struct StoredAttribute: Hashable, Sendable {
  package let key: AttributeKey
  package let value: AttributeValue

  package init<Value>(_ attribute: Attribute<Value>, _ value: Value) {
    key = attribute.key
    self.value = value.attributeValue
  }

  /// Nil if the attribute's values are of another kind.
  package init?(_ key: AttributeKey, stored value: AttributeValue) {
    guard value.kind == key.kind else { return nil }
    self.key = key
    self.value = value
  }
}

/// The number by which a host addresses an element: unique in a graph, never used twice.
package typealias NodeID = UInt32

/// Writes elements as bytes. Reused from turn to turn, so that writing allocates nothing.
package final class ElementWriter {
  // Checks at run time that no two accesses overlap cost more than the accesses, and none here
  // lasts longer than a load or a store.
  @exclusivity(unchecked) private(set) var bytes: UnsafeMutableRawPointer
  @exclusivity(unchecked) package private(set) var count = 0
  @exclusivity(unchecked) private var capacity: Int

  package init(capacity: Int = 1024) {
    self.capacity = capacity
    bytes = .allocate(byteCount: capacity, alignment: 8)
  }

  deinit { bytes.deallocate() }

  package func removeAll() { count = 0 }

  package var contents: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: bytes, count: count)
  }

  package func open(_ role: Role, number: UInt32) {
    reserve(6)
    store(ElementOpcode.open)
    store(role.rawValue)
    store(number)
  }

  package func close() {
    reserve(1)
    store(ElementOpcode.close)
  }

  package func child(_ component: UInt32) {
    reserve(5)
    store(ElementOpcode.child)
    store(component)
  }

  package func set(_ attribute: Attribute<Bool>, _ value: Bool) {
    header(attribute.key, size: 1)
    store(value ? 1 : 0 as UInt8)
  }

  /// An enumeration or a set of options.
  @inlinable package func set<Choice: AttributeChoice>(
    _ attribute: Attribute<Choice>, _ value: Choice
  ) {
    set(attribute.key, choice: value.rawValue)
  }

  package func set(_ attribute: Attribute<Int>, _ value: Int) {
    set(attribute.key, integer: value)
  }

  package func set(_ attribute: Attribute<Traits>, _ value: Traits) {
    set(attribute.key, integer: value.rawValue)
  }

  package func set(_ attribute: Attribute<Double>, _ value: Double) {
    header(attribute.key, size: 8)
    store(value.bitPattern)
  }

  package func set(_ attribute: Attribute<Paint>, _ value: Paint) {
    header(attribute.key, size: 8)
    store(value.bits)
  }

  package func set(_ attribute: Attribute<HandlerIndex>, handler: Int) {
    header(attribute.key, size: 2)
    store(UInt16(handler))
  }

  package func set(_ attribute: Attribute<String>, _ value: String) {
    var value = value
    value.withUTF8 { utf8 in
      header(attribute.key, size: 4 + utf8.count)
      store(UInt32(utf8.count))
      if let start = utf8.baseAddress {
        (bytes + count).copyMemory(from: start, byteCount: utf8.count)
        count += utf8.count
      }
    }
  }

  package func set(_ attribute: Attribute<[Double]>, _ values: [Double]) {
    header(attribute.key, size: 4 + 8 * values.count)
    store(UInt32(values.count))
    for value in values { store(value.bitPattern) }
  }

  /// An attribute whose type was checked when it was made.
  package func set(_ stored: StoredAttribute) {
    let key = stored.key
    switch stored.value {
    case .flag(let flag): set(Attribute<Bool>(key), flag)
    case .choice(let raw): set(key, choice: raw)
    case .integer(let integer): set(key, integer: integer)
    case .number(let number): set(Attribute<Double>(key), number)
    case .text(let text): set(Attribute<String>(key), text)
    case .numbers(let numbers): set(Attribute<[Double]>(key), numbers)
    case .paint(let paint): set(Attribute<Paint>(key), paint)
    case .handler(let index): set(Attribute<HandlerIndex>(key), handler: index)
    }
  }

  @usableFromInline package func set(_ key: AttributeKey, choice: UInt8) {
    header(key, size: 1)
    store(choice)
  }

  private func set(_ key: AttributeKey, integer: Int) {
    header(key, size: 4)
    store(UInt32(bitPattern: Int32(clamping: integer)))
  }

  /// Copies records as they are.
  package func append(_ records: UnsafeRawBufferPointer) {
    guard let start = records.baseAddress, records.count > 0 else { return }
    reserve(records.count)
    (bytes + count).copyMemory(from: start, byteCount: records.count)
    count += records.count
  }

  /// Overwrites the one-byte value that ends at `end`.
  func patch(byteAt offset: Int, _ value: UInt8) {
    bytes.storeBytes(of: value, toByteOffset: offset, as: UInt8.self)
  }

  /// Drops what was written after `mark`.
  func truncate(to mark: Int) { count = mark }

  private func header(_ key: AttributeKey, size: Int) {
    reserve(2 + size)
    store((UInt16(ElementOpcode.attribute) << 8 | key.rawValue).bigEndian)
  }

  private func store<Value: BitwiseCopyable>(_ value: Value) {
    bytes.storeBytes(of: value, toByteOffset: count, as: Value.self)
    count += MemoryLayout<Value>.size
  }

  private func reserve(_ size: Int) {
    guard count + size > capacity else { return }
    capacity = max(capacity * 2, count + size)
    let grown = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
    grown.copyMemory(from: bytes, byteCount: count)
    bytes.deallocate()
    bytes = grown
  }
}
