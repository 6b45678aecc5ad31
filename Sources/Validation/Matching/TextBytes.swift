// How rules look at texts: as UTF-8 bytes, each a bounded number of times.

/// Bytes that a matcher looks at. Generic, so that tests can count the looks; rules use the bytes
/// of a text in place.
protocol TextBytes: RandomAccessCollection where Element == UInt8, Index == Int {}

extension UnsafeBufferPointer<UInt8>: TextBytes {}
extension Slice<UnsafeBufferPointer<UInt8>>: TextBytes {}
extension ArraySlice<UInt8>: TextBytes {}
extension Array<UInt8>: TextBytes {}

extension String {
  /// Calls the closure with the text's bytes, in place where they lie together.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }

  /// Whether each byte is a character: ASCII without line ends of two bytes.
  var isPlain: Bool {
    withBytes { bytes in
      // Eight bytes in one step.
      let raw = UnsafeRawBufferPointer(bytes)
      var offset = 0
      var seen: UInt64 = 0
      var hasReturn = false
      while offset + 8 <= raw.count {
        let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        seen |= word
        // Sets the high bit of each byte that is 13, and perhaps of one beside it: enough to ask
        // more closely.
        let difference = word ^ 0x0D0D_0D0D_0D0D_0D0D
        let zero = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
        if zero != 0 { hasReturn = true }
        offset += 8
      }
      while offset < raw.count {
        seen |= UInt64(raw[offset])
        if raw[offset] == 0x0D { hasReturn = true }
        offset += 1
      }
      return seen & 0x8080_8080_8080_8080 == 0 && !hasReturn
    }
  }

  /// The number of Unicode scalars: of bytes that don't continue one.
  var scalarCount: Int {
    withBytes { bytes in
      var count = 0
      for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
      return count
    }
  }

  /// Whether there is nothing but white space.
  var isBlank: Bool {
    if utf8.isEmpty { return true }
    // Most texts begin with what a person sees.
    if let first = utf8.first, first > 0x20, first < 0x7F { return false }
    return unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  /// The text without the white space at its ends.
  ///
  /// By scalars, because a combining mark after a space belongs to no letter either.
  public func trimmingWhiteSpace() -> String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    let last = scalars.lastIndex { !$0.properties.isWhitespace }!
    let end = scalars.index(after: last)
    if first == scalars.startIndex, end == scalars.endIndex { return self }
    return String(scalars[first..<end])
  }
}

extension UInt8 {
  @inline(__always) var isDigit: Bool { self &- 0x30 < 10 }
  @inline(__always) var isLowercaseLetter: Bool { self &- 0x61 < 26 }
  @inline(__always) var isUppercaseLetter: Bool { self &- 0x41 < 26 }
  @inline(__always) var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  @inline(__always) var isLetterOrDigit: Bool { isDigit || isLetter }
  @inline(__always) var isHexDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }
  @inline(__always) var isASCII: Bool { self < 0x80 }
}

extension UInt8 {
  /// The byte of an ASCII character.
  @inline(__always) static func ascii(_ scalar: Unicode.Scalar) -> UInt8 { UInt8(ascii: scalar) }
}
