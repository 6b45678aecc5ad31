/// Whether the bytes are the name of a host: labels of 1…63 bytes, of letters, digits and inner
/// hyphens, with dots between them; 253 bytes at most.
///
/// Letters and digits of all scripts count, as in internationalised names. The last label has a
/// letter, since else it would be an address in numbers.
///
/// - Parameter labels: The number of labels that are needed at least.
func isHostName(_ bytes: some TextBytes, labels minimum: Int) -> Bool {
  guard (1...253).contains(bytes.count) else { return false }
  var labels = 0
  var index = bytes.startIndex
  var start = index
  var lastWasHyphen = false
  var hasLetter = false
  while index < bytes.endIndex {
    let position = index
    let scalar = bytes.scalar(at: &index)
    switch scalar {
    case ".":
      guard position > start, position - start <= 63, !lastWasHyphen else { return false }
      labels += 1
      start = index
      lastWasHyphen = false
      hasLetter = false
    case "-":
      guard position > start else { return false }
      lastWasHyphen = true
    default:
      if scalar.isLetterOrMark {
        hasLetter = true
      } else if !scalar.isNumber {
        return false
      }
      lastWasHyphen = false
    }
  }
  guard index > start, index - start <= 63, !lastWasHyphen, hasLetter else { return false }
  return labels + 1 >= minimum
}

/// Whether the bytes are an IPv4 address: four numbers from 0 to 255 with dots between them, none
/// with a leading zero (which some programs read as octal).
func isIPv4(_ bytes: some TextBytes) -> Bool {
  guard (7...15).contains(bytes.count) else { return false }
  var numbers = 0
  var value = 0
  var digits = 0
  for byte in bytes {
    if byte == .ascii(".") {
      guard digits > 0, numbers < 3 else { return false }
      numbers += 1
      value = 0
      digits = 0
    } else {
      guard byte.isDigit, digits == 0 || value > 0 else { return false }
      value = value * 10 + Int(byte &- 0x30)
      digits += 1
      guard value <= 255 else { return false }
    }
  }
  return numbers == 3 && digits > 0
}

/// Whether the bytes are an IPv6 address (RFC 4291) without a zone.
func isIPv6(_ bytes: some TextBytes) -> Bool {
  guard (2...45).contains(bytes.count) else { return false }
  var groups = 0
  var digits = 0
  var isCompressed = false
  var groupStart = bytes.startIndex
  var index = bytes.startIndex
  let colon = UInt8.ascii(":")
  // A colon at the beginning must be the first of two.
  if bytes[index] == colon {
    guard bytes[index + 1] == colon else { return false }
    isCompressed = true
    index += 2
    groupStart = index
  }
  while index < bytes.endIndex {
    let byte = bytes[index]
    if byte == colon {
      guard digits > 0 else { return false }
      groups += 1
      digits = 0
      index += 1
      guard index < bytes.endIndex else { return false }
      if bytes[index] == colon {
        guard !isCompressed else { return false }
        isCompressed = true
        index += 1
      }
      groupStart = index
      continue
    }
    if byte == .ascii(".") {
      // The last 32 bits may be written as IPv4.
      guard isIPv4(Part(bytes, from: groupStart, to: bytes.endIndex)) else { return false }
      groups += 2
      digits = 0
      index = bytes.endIndex
      continue
    }
    digits += 1
    guard byte.isHexDigit, digits <= 4 else { return false }
    index += 1
  }
  if digits > 0 { groups += 1 }
  return isCompressed ? groups <= 7 : groups == 8
}
