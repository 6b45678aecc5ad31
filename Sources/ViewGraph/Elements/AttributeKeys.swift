/// Which attributes an element has, so that asking for another one costs nothing.
package struct AttributeKeys: Sendable {
  /// One more than the highest key that there may be: scripts/vocabulary checks it.
  package static let limit = 384

  private var bits: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0)

  package init(_ attributes: Attributes) {
    let bytes = attributes.bytes
    var offset = 0
    while offset < bytes.count {
      insert(Attributes.key(in: bytes, at: offset))
      offset += Attributes.size(in: bytes, at: offset)
    }
  }

  package init() {}

  package mutating func insert(_ key: AttributeKey) { insert(key.rawValue) }

  private mutating func insert(_ key: UInt16) {
    let bit: UInt64 = 1 << UInt64(key & 63)
    switch key >> 6 {
    case 0: bits.0 |= bit
    case 1: bits.1 |= bit
    case 2: bits.2 |= bit
    case 3: bits.3 |= bit
    case 4: bits.4 |= bit
    default: bits.5 |= bit
    }
  }

  package func contains(_ key: AttributeKey) -> Bool {
    let part =
      switch key.rawValue >> 6 {
      case 0: bits.0
      case 1: bits.1
      case 2: bits.2
      case 3: bits.3
      case 4: bits.4
      default: bits.5
      }
    return part & (1 << UInt64(key.rawValue & 63)) != 0
  }
}
