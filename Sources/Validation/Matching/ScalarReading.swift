extension TextBytes {
  /// Reads the scalar that begins at the index, and moves the index behind it.
  ///
  /// The bytes come from a `String` and so are well-formed UTF-8.
  @inline(__always)
  func scalar(at index: inout Int) -> Unicode.Scalar {
    let first = self[index]
    index += 1
    if first < 0x80 { return Unicode.Scalar(first) }
    var value: UInt32
    var count: Int
    if first < 0xE0 {
      (value, count) = (UInt32(first & 0x1F), 1)
    } else if first < 0xF0 {
      (value, count) = (UInt32(first & 0x0F), 2)
    } else {
      (value, count) = (UInt32(first & 0x07), 3)
    }
    while count > 0, index < endIndex {
      value = value << 6 | UInt32(self[index] & 0x3F)
      index += 1
      count -= 1
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Whether each scalar meets the condition.
  @inline(__always)
  func allScalars(_ isMet: (Unicode.Scalar) -> Bool) -> Bool {
    var index = startIndex
    while index < endIndex {
      if !isMet(scalar(at: &index)) { return false }
    }
    return true
  }
}

extension Unicode.Scalar {
  /// A letter, or a mark that belongs to one.
  var isLetterOrMark: Bool {
    if isASCII { return UInt8(value).isLetter }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark:
      return true
    default: return false
    }
  }

  /// A digit or another sign for a number.
  var isNumber: Bool {
    if isASCII { return UInt8(value).isDigit }
    switch properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber: return true
    default: return false
    }
  }
}
