/// The longest text that is read as a number, in bytes. Longer than any number that a person enters,
/// and short enough that reading one costs nothing.
private let longestNumber = 64

extension Double {
  /// Reads a number that a person entered: `64.5`, for a visitor from Poland `64,5` too.
  ///
  /// ```swift
  /// TextField("Weight", text: $weight)
  /// Button("Save") { save(Double(numberText: weight)) }
  /// ```
  ///
  /// - Parameters:
  ///   - text: Digits, perhaps with a sign and a fraction. No exponent, no `inf`, no `nan`.
  ///   - marks: The marks that are read; those of the visitor, unless others are given.
  public init?(numberText text: String, marks: NumberMarks? = nil) {
    guard let plain = NumberForm.decimal.plain(text, marks) else { return nil }
    self.init(plain)
  }
}

extension FixedWidthInteger {
  /// Reads a whole number that a person entered, in the digits of the visitor's script or in ASCII.
  ///
  /// - Parameters:
  ///   - text: Digits, perhaps with a sign.
  ///   - marks: The marks that are read; those of the visitor, unless others are given.
  /// - Returns: Nil if the text is no whole number, or does not fit.
  public init?(numberText text: String, marks: NumberMarks? = nil) {
    guard let plain = NumberForm.integer.plain(text, marks) else { return nil }
    self.init(plain)
  }
}

/// The form of a number in a text.
package enum NumberForm {
  case integer
  /// With or without a fraction: `12`, `-0.5`, `.5`, `7.`.
  case decimal

  /// The number with digits of ASCII and a point.
  ///
  /// - Parameter marks: The marks that are read; those of the visitor, unless others are given.
  package func plain(_ text: String, _ marks: NumberMarks?) -> String? {
    guard text.utf8.count <= longestNumber else { return nil }
    // A point is a mark of every visitor, so most numbers need no locale.
    if marks?.fractionMarks.contains(".") ?? true, isForm(of: text.utf8) { return text }
    guard let plain = (marks ?? .visitor).plain(text), isForm(of: plain.utf8) else { return nil }
    return plain
  }

  /// Whether bytes of ASCII are a number of this form.
  package func isForm(of bytes: some Collection<UInt8>) -> Bool {
    var bytes = bytes[...]
    if let first = bytes.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      bytes.removeFirst()
    }
    var hasDigit = false
    var hasPoint = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): hasDigit = true
      case UInt8(ascii: ".") where self == .decimal && !hasPoint: hasPoint = true
      default: return false
      }
    }
    return hasDigit
  }
}
