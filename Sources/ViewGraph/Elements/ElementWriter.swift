/// The compact form in which a component keeps its elements, and a host receives new ones.
///
/// Records: `open` role id, `attribute` key value, `child` component, `close`. Attributes come
/// before children. In a component's own stream an element's number is its structural key; in a
/// stream that is handed to a host it is its ``NodeID``, and there are no `child` records.
package enum ElementOpcode {
  package static let open: UInt8 = 1
  package static let attribute: UInt8 = 2
  package static let child: UInt8 = 3
  package static let close: UInt8 = 4
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

  package func set(_ key: AttributeKey, _ value: Bool) {
    header(key, size: 1)
    store(value ? 1 : 0 as UInt8)
  }

  package func set(_ key: AttributeKey, _ value: Int) {
    if key.kind == .small {
      header(key, size: 1)
      return store(UInt8(clamping: value))
    }
    header(key, size: 4)
    store(UInt32(bitPattern: Int32(clamping: value)))
  }

  package func set(_ key: AttributeKey, _ value: Double) {
    header(key, size: 8)
    store(value.bitPattern)
  }

  package func set(_ key: AttributeKey, _ value: Paint) {
    header(key, size: 8)
    store(value.bits)
  }

  package func set(_ key: AttributeKey, handler: Int) {
    header(key, size: 2)
    store(UInt16(handler))
  }

  package func set(_ key: AttributeKey, _ value: String) {
    var value = value
    value.withUTF8 { utf8 in
      header(key, size: 4 + utf8.count)
      store(UInt32(utf8.count))
      if let start = utf8.baseAddress {
        (bytes + count).copyMemory(from: start, byteCount: utf8.count)
        count += utf8.count
      }
    }
  }

  package func set(_ key: AttributeKey, _ values: [Double]) {
    header(key, size: 4 + 8 * values.count)
    store(UInt32(values.count))
    for value in values { store(value.bitPattern) }
  }

  package func set(_ key: AttributeKey, _ value: AttributeValue) {
    switch value {
    case .flag(let flag): set(key, flag)
    case .integer(let integer): set(key, integer)
    case .number(let number): set(key, number)
    case .text(let text): set(key, text)
    case .numbers(let numbers): set(key, numbers)
    case .paint(let paint): set(key, paint)
    case .handler(let index): set(key, handler: index)
    }
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
    store(ElementOpcode.attribute)
    store(key.rawValue)
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
