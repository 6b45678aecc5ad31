/// Writes compact JSON into bytes.
package struct JSONWriter {
  @usableFromInline package private(set) var bytes: [UInt8] = []

  package init() {}

  /// - Parameter capacity: Bytes that most messages of this kind fit in.
  package init(capacity: Int) { bytes.reserveCapacity(capacity) }

  @inlinable package mutating func raw(_ byte: UInt8) { bytes.append(byte) }
  /// Text that needs no escape: digits, names, punctuation.
  @inlinable package mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }
  /// What a writer wrote before.
  @inlinable package mutating func raw(_ written: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: written)
  }
  @inlinable package mutating func append(_ other: JSONWriter) {
    bytes.append(contentsOf: other.bytes)
  }
  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  @inlinable package mutating func comma() { bytes.append(UInt8(ascii: ",")) }

  @inlinable package mutating func integer(_ value: some BinaryInteger) {
    if value < 0 {
      bytes.append(UInt8(ascii: "-"))
      digits(UInt64(-Int64(value)))
    } else {
      digits(UInt64(value))
    }
  }

  @usableFromInline mutating func digits(_ value: UInt64) {
    if value >= 10 { digits(value / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
  }

  package mutating func string(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    characters(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// A part of a string, without the quotes around it.
  package mutating func characters(_ value: String) {
    var value = value
    value.withUTF8 { utf8 in
      var start = 0
      for index in 0..<utf8.count where utf8[index] < 32 || utf8[index] == 34 || utf8[index] == 92 {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
        escape(utf8[index])
        start = index + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case 34: raw("\\\"")
    case 92: raw("\\\\")
    case 10: raw("\\n")
    case 13: raw("\\r")
    case 9: raw("\\t")
    default:
      raw("\\u00")
      bytes.append(byte >> 4 == 0 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
      bytes.append(Array("0123456789abcdef".utf8)[Int(byte & 15)])
    }
  }
}
