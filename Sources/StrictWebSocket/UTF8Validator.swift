/// Validates UTF-8 that arrives in pieces, and fails at the first byte that no valid text could have
/// in its place.
package struct UTF8Validator: Sendable {
  /// Continuation bytes that are still to come for the current character.
  private var missing: UInt8 = 0
  /// What the next continuation byte may be: the first one after some lead bytes is narrower, which
  /// rules out overlong forms, surrogates and what lies beyond U+10FFFF.
  private var lowest: UInt8 = 0x80
  private var highest: UInt8 = 0xBF

  package init() {}

  /// Whether the text may end here.
  package var isAtBoundary: Bool { missing == 0 }

  /// Takes the next piece.
  /// - Returns: `false` if the text is not UTF-8; nothing may be validated afterwards.
  package mutating func accept(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    let count = bytes.count
    while index < count {
      if missing == 0 {
        while index &+ 8 <= count,
          bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          index &+= 8
        }
        guard index < count else { return true }
        let byte = bytes[index]
        index &+= 1
        if byte < 0x80 { continue }
        guard begin(byte) else { return false }
      } else {
        let byte = bytes[index]
        index &+= 1
        guard byte >= lowest, byte <= highest else { return false }
        missing &-= 1
        lowest = 0x80
        highest = 0xBF
      }
    }
    return true
  }

  private mutating func begin(_ lead: UInt8) -> Bool {
    switch lead {
    case 0xC2...0xDF: missing = 1
    case 0xE0: (missing, lowest) = (2, 0xA0)
    case 0xED: (missing, highest) = (2, 0x9F)
    case 0xE1...0xEF: missing = 2
    case 0xF0: (missing, lowest) = (3, 0x90)
    case 0xF4: (missing, highest) = (3, 0x8F)
    case 0xF1...0xF3: missing = 3
    default: return false
    }
    return true
  }
}
