/// Which attributes an element has, so that asking for another one costs nothing.
package struct AttributeKeys: Sendable {
  // A key is a byte.
  private var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  package init(_ attributes: Attributes) {
    let bytes = attributes.bytes
    var offset = 0
    while offset < bytes.count {
      insert(bytes[offset + 1])
      offset += Attributes.size(in: bytes, at: offset)
    }
  }

  package init() {}

  package mutating func insert(_ key: AttributeKey) { insert(key.rawValue) }

  private mutating func insert(_ key: UInt8) {
    let bit: UInt64 = 1 << UInt64(key & 63)
    switch key >> 6 {
    case 0: bits.0 |= bit
    case 1: bits.1 |= bit
    case 2: bits.2 |= bit
    default: bits.3 |= bit
    }
  }

  package func contains(_ key: AttributeKey) -> Bool {
    let part =
      switch key.rawValue >> 6 {
      case 0: bits.0
      case 1: bits.1
      case 2: bits.2
      default: bits.3
      }
    return part & (1 << UInt64(key.rawValue & 63)) != 0
  }
}
