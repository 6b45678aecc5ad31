import Foundation

/// Reads what an ``ElementWriter`` wrote, record by record.
package struct ElementReader {
  package enum Record {
    /// The number is a structural key or a ``NodeID``: see ``ElementOpcode``.
    case open(Role, number: UInt32, Attributes)
    case child(UInt32)
    case close
  }

  package let bytes: UnsafeRawBufferPointer
  /// Offset of the next record.
  package private(set) var offset = 0

  package init(_ bytes: UnsafeRawBufferPointer, at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  /// The next record, or nil at the end. Attributes are part of their element's `open`.
  package mutating func next() -> Record? {
    guard offset < bytes.count else { return nil }
    switch bytes[offset] {
    case ElementOpcode.open:
      let role = Role(rawValue: bytes[offset + 1])!
      let number = bytes.loadUnaligned(fromByteOffset: offset + 2, as: UInt32.self)
      offset += 6
      let start = offset
      while offset < bytes.count, bytes[offset] >= ElementOpcode.attribute {
        offset += Attributes.size(in: bytes, at: offset)
      }
      return .open(
        role, number: number,
        Attributes(bytes: UnsafeRawBufferPointer(rebasing: bytes[start..<offset])))
    case ElementOpcode.child:
      let id = bytes.loadUnaligned(fromByteOffset: offset + 1, as: UInt32.self)
      offset += 5
      return .child(id)
    case ElementOpcode.close:
      offset += 1
      return .close
    default:
      preconditionFailure("An element stream is damaged at byte \(offset).")
    }
  }

  /// Skips to behind the `close` of the element whose `open` was just read.
  package mutating func skipElement() {
    var depth = 1
    while depth > 0, let record = next() {
      switch record {
      case .open: depth += 1
      case .close: depth -= 1
      case .child: break
      }
    }
  }
}

/// The attributes of one element, for longer than its stream is there.
package struct KeptAttributes: AttributeReading {
  private let bytes: [UInt8]

  init(_ attributes: Attributes) { bytes = Array(attributes.bytes) }

  package func stored(_ key: AttributeKey) -> AttributeValue? {
    bytes.withUnsafeBytes { Attributes(bytes: $0).stored(key) }
  }
}

/// The attributes of one element, read in place. Valid only while its stream is.
package struct Attributes: Sequence, AttributeReading {
  package let bytes: UnsafeRawBufferPointer

  package init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  package func makeIterator() -> Iterator { Iterator(bytes: bytes) }

  package struct Iterator: IteratorProtocol {
    let bytes: UnsafeRawBufferPointer
    var offset = 0

    package mutating func next() -> (key: AttributeKey, value: AttributeValue)? {
      guard offset < bytes.count else { return nil }
      let key = AttributeKey(rawValue: Attributes.key(in: bytes, at: offset))!
      let value = Attributes.value(of: key, in: bytes, at: offset + 2)
      offset += Attributes.size(in: bytes, at: offset)
      return (key, value)
    }
  }

  package func stored(_ key: AttributeKey) -> AttributeValue? {
    find(key).map { Self.value(of: key, in: bytes, at: $0) }
  }

  package func has(_ key: AttributeKey) -> Bool { find(key) != nil }

  /// Appends the attributes as they are written, but of those that are each element's own only their keys.
  /// - Parameter own: Gets the offset of the record of each such.
  package func describe(in description: inout [UInt8], own: inout [Int]) {
    var offset = 0
    var start = 0
    while offset < bytes.count {
      let end = offset + Self.size(in: bytes, at: offset)
      let key = Self.key(in: bytes, at: offset)
      if AttributeKey.isOwn(ofRawValue: key) {
        own.append(offset)
        description.append(contentsOf: bytes[start..<offset + 2])
        // An empty text may mean another form than others.
        description.append(end - offset == Self.sizeOfEmptyText ? 1 : 0)
        start = end
      }
      offset = end
    }
    description.append(contentsOf: bytes[start...])
  }

  /// Whether ``describe(in:own:)`` would append this.
  /// - Parameter own: Gets the offset of the record of each that is the element's own, as far as it is so.
  package func isDescribed(by description: UnsafeRawBufferPointer, own: inout [Int]) -> Bool {
    var offset = 0
    var place = 0
    while offset < bytes.count {
      let size = Self.size(in: bytes, at: offset)
      let isOwn = AttributeKey.isOwn(ofRawValue: Self.key(in: bytes, at: offset))
      let counts = isOwn ? 2 : size
      guard place + counts + (isOwn ? 1 : 0) <= description.count,
        memcmp(bytes.baseAddress! + offset, description.baseAddress! + place, counts) == 0
      else { return false }
      place += counts
      if isOwn {
        guard (description[place] == 1) == (size == Self.sizeOfEmptyText) else { return false }
        place += 1
        own.append(offset)
      }
      offset += size
    }
    return place == description.count
  }

  /// The attribute whose record is at `offset`.
  package func attribute(at offset: Int) -> (key: AttributeKey, value: AttributeValue) {
    let key = AttributeKey(rawValue: Self.key(in: bytes, at: offset))!
    return (key, Self.value(of: key, in: bytes, at: offset + 2))
  }

  /// Whether both are the same, written the same way.
  func isIdentical(to other: Attributes) -> Bool {
    guard bytes.count == other.bytes.count else { return false }
    return bytes.isEmpty || memcmp(bytes.baseAddress!, other.bytes.baseAddress!, bytes.count) == 0
  }

  /// The flag, false if absent.
  package func flag(_ attribute: Attribute<Bool>) -> Bool {
    find(attribute.key).map { bytes[$0] != 0 } ?? false
  }

  /// Offset of a key's record; of the last one if it was written twice.
  func offset(of key: AttributeKey) -> Int? { find(key).map { $0 - 2 } }

  /// The value in a record.
  func value(of key: AttributeKey, at offset: Int) -> AttributeValue {
    Self.value(of: key, in: bytes, at: offset + 2)
  }

  /// Offset of a key's value; of the last one if it was written twice.
  private func find(_ key: AttributeKey) -> Int? {
    var offset = 0
    var found: Int?
    while offset < bytes.count {
      if Self.key(in: bytes, at: offset) == key.rawValue { found = offset + 2 }
      offset += Self.size(in: bytes, at: offset)
    }
    return found
  }

  private static let sizeOfEmptyText = 6

  /// The raw value of the key of the record at `offset`, whose first two bytes are the key, the higher first,
  /// with the opcode's bit.
  @inline(__always)
  static func key(in bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt16 {
    UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)) & 0x7FFF
  }

  /// Size of the whole record at `offset`.
  static func size(in bytes: UnsafeRawBufferPointer, at offset: Int) -> Int {
    switch AttributeKey.kind(ofRawValue: key(in: bytes, at: offset)) {
    case .flag, .choice: 3
    case .integer: 6
    case .number, .paint: 10
    case .handler: 4
    case .text: 6 + Int(bytes.loadUnaligned(fromByteOffset: offset + 2, as: UInt32.self))
    case .numbers: 6 + 8 * Int(bytes.loadUnaligned(fromByteOffset: offset + 2, as: UInt32.self))
    }
  }

  private static func value(
    of key: AttributeKey, in bytes: UnsafeRawBufferPointer, at offset: Int
  ) -> AttributeValue {
    switch key.kind {
    case .flag: return .flag(bytes[offset] != 0)
    case .choice: return .choice(bytes[offset])
    case .integer:
      return .integer(Int(bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)))
    case .number:
      return .number(
        Double(bitPattern: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
    case .paint:
      return .paint(Paint(bits: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
    case .handler:
      return .handler(Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
    case .text:
      let count = Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      return .text(
        String(decoding: bytes[(offset + 4)..<(offset + 4 + count)], as: UTF8.self))
    case .numbers:
      let count = Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      return .numbers(
        (0..<count).map {
          Double(
            bitPattern: bytes.loadUnaligned(fromByteOffset: offset + 4 + 8 * $0, as: UInt64.self))
        })
    }
  }
}
