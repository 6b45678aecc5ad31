/// The longest text that is read as a number, in bytes. Longer than any that a person enters, and
/// short enough that reading one costs nothing.
let longestNumber = 64

/// Whether the bytes are a whole number: digits, perhaps with a sign before them.
func isInteger(_ bytes: some TextBytes) -> Bool {
  guard bytes.count <= longestNumber else { return false }
  var index = bytes.startIndex
  if index < bytes.endIndex, isSign(bytes[index]) { index += 1 }
  guard index < bytes.endIndex else { return false }
  while index < bytes.endIndex {
    guard bytes[index].isDigit else { return false }
    index += 1
  }
  return true
}

/// Whether the bytes are a number with or without a fraction: `12`, `-0.5`, `.5`, `7.`. No
/// exponent, no hexadecimal digits, no `inf` or `nan`.
func isDecimal(_ bytes: some TextBytes, separator: UInt8) -> Bool {
  guard bytes.count <= longestNumber else { return false }
  var index = bytes.startIndex
  if index < bytes.endIndex, isSign(bytes[index]) { index += 1 }
  var digits = 0
  var hasSeparator = false
  while index < bytes.endIndex {
    let byte = bytes[index]
    if byte.isDigit {
      digits += 1
    } else {
      guard byte == separator, !hasSeparator else { return false }
      hasSeparator = true
    }
    index += 1
  }
  return digits > 0
}

@inline(__always)
private func isSign(_ byte: UInt8) -> Bool { byte == .ascii("-") || byte == .ascii("+") }

/// Reads a number whose form ``isDecimal(_:separator:)`` accepts.
func decimal(_ text: String, separator: Unicode.Scalar) -> Double? {
  let separatorByte = UInt8(ascii: separator)
  guard text.withBytes({ isDecimal($0, separator: separatorByte) }) else { return nil }
  if separator == "." { return Double(text) }
  return Double(
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == separator ? "." : $0 })))
}

/// Reads a number whose form ``isInteger(_:)`` accepts.
///
/// - Returns: Nothing if it has another form or doesn't fit.
func integer<Number: FixedWidthInteger>(_ text: String, as type: Number.Type = Number.self)
  -> Number?
{
  text.withBytes(isInteger) ? Number(text) : nil
}
