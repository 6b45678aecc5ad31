// Forms of which each byte decides at once.

/// Whether the bytes are a phone number: digits with separators between them, perhaps a plus sign
/// before them.
func isPhone(_ bytes: some TextBytes, digits range: ClosedRange<Int>, separators: [UInt8]) -> Bool {
  var digits = 0
  var isFirst = true
  for byte in bytes {
    if byte.isDigit {
      digits += 1
    } else if byte == .ascii("+") {
      guard isFirst else { return false }
    } else {
      guard separators.contains(byte) else { return false }
    }
    // Spaces may stand before the plus sign.
    if byte != .ascii(" ") { isFirst = false }
  }
  return range.contains(digits)
}

/// Whether the bytes are a colour: three or six hexadecimal digits, perhaps with # before them.
func isHexColor(_ bytes: some TextBytes) -> Bool {
  var index = bytes.startIndex
  if index < bytes.endIndex, bytes[index] == .ascii("#") { index += 1 }
  let digits = bytes.endIndex - index
  guard digits == 3 || digits == 6 else { return false }
  while index < bytes.endIndex {
    guard bytes[index].isHexDigit else { return false }
    index += 1
  }
  return true
}

/// Whether the bytes are so many digits.
func isDigits(_ bytes: some TextBytes, count: Int) -> Bool {
  bytes.count == count && bytes.allSatisfy(\.isDigit)
}

/// Whether the bytes are an ISBN with a right check digit; hyphens and spaces may stand between its
/// digits.
func isISBN(_ bytes: some TextBytes, lengths: Set<Int>) -> Bool {
  guard let first = bytes.first, first.isDigit else { return false }
  // A sum for each length, since the length is known only at the end.
  var count = 0
  var sum10 = 0
  var sum13 = 0
  var prefix = 0
  var endsWithX = false
  var lastIsSeparator = false
  for byte in bytes {
    if byte == .ascii("-") || byte == .ascii(" ") {
      guard !lastIsSeparator else { return false }
      lastIsSeparator = true
      continue
    }
    lastIsSeparator = false
    guard count < 13, !endsWithX else { return false }
    let digit: Int
    if byte.isDigit {
      digit = Int(byte &- 0x30)
    } else {
      guard byte | 0x20 == .ascii("x"), count == 9 else { return false }
      digit = 10
      endsWithX = true
    }
    if count < 10 { sum10 += digit * (10 - count) }
    if count < 3 { prefix = prefix * 10 + digit }
    sum13 += count.isMultiple(of: 2) ? digit : 3 * digit
    count += 1
  }
  guard !lastIsSeparator, lengths.contains(count) else { return false }
  if count == 10 { return sum10.isMultiple(of: 11) }
  return count == 13 && (prefix == 978 || prefix == 979) && sum13.isMultiple(of: 10)
}

/// Whether the bytes are the number of a payment card: 12…19 digits with a right check digit (ISO
/// 7812); spaces and hyphens may stand between them.
func isCardNumber(_ bytes: some TextBytes) -> Bool {
  // From the end every second digit is doubled; where the end is, is known last.
  var sums = (0, 0)
  var count = 0
  for byte in bytes {
    if byte == .ascii(" ") || byte == .ascii("-") { continue }
    guard byte.isDigit, count < 19 else { return false }
    let digit = Int(byte &- 0x30)
    let doubled = digit > 4 ? 2 * digit - 9 : 2 * digit
    sums = (sums.1 + digit, sums.0 + doubled)
    count += 1
  }
  // `sums.0` holds the sum in which the last digit stands for itself.
  return count >= 12 && sums.0.isMultiple(of: 10)
}

/// What is in a password.
struct PasswordContents {
  var uppercase = 0
  var lowercase = 0
  var digits = 0
  var symbols = 0

  init(_ bytes: some TextBytes) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let scalar = bytes.scalar(at: &index)
      if scalar.isASCII {
        let byte = UInt8(scalar.value)
        if byte.isLowercaseLetter {
          lowercase += 1
        } else if byte.isUppercaseLetter {
          uppercase += 1
        } else if byte.isDigit {
          digits += 1
        } else {
          symbols += 1
        }
      } else {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: uppercase += 1
        case .lowercaseLetter: lowercase += 1
        case .decimalNumber: digits += 1
        case .nonspacingMark, .spacingMark, .enclosingMark, .modifierLetter, .otherLetter: break
        default: symbols += 1
        }
      }
    }
  }
}

/// Whether the bytes are at least two words with a letter in each.
func isFullName(_ bytes: some TextBytes) -> Bool {
  var words = 0
  var hasLetter = false
  var isInWord = false
  var index = bytes.startIndex
  while index < bytes.endIndex {
    let scalar = bytes.scalar(at: &index)
    if scalar.properties.isWhitespace {
      guard !isInWord || hasLetter else { return false }
      isInWord = false
      hasLetter = false
    } else {
      if !isInWord { words += 1 }
      isInWord = true
      if !hasLetter { hasLetter = scalar.isLetterOrMark }
    }
  }
  return words >= 2 && (!isInWord || hasLetter)
}
