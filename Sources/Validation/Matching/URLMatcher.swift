/// Whether the bytes are an absolute address on the web: `scheme://host:port/path?query#fragment`.
///
/// - The scheme is one of those given, in any case.
/// - The host is a name, an IPv4 address, or an IPv6 address in brackets. A name and a password
///   before it are refused: they serve to deceive about the host.
/// - What follows has no white space, no control characters and none of `` <>"{}|\^` ``; a percent
///   sign is followed by two hexadecimal digits. Characters beyond ASCII are taken.
func isURL(_ bytes: some TextBytes, schemes: [[UInt8]]) -> Bool {
  guard let scheme = schemes.first(where: { hasScheme(bytes, $0) }) else { return false }
  var index = bytes.startIndex + scheme.count + 3
  let hostStart = index
  if index < bytes.endIndex, bytes[index] == .ascii("[") {
    // Longer than any address: look no further.
    let limit = Swift.min(bytes.endIndex, index + 48)
    while index < limit, bytes[index] != .ascii("]") { index += 1 }
    guard index < limit, isIPv6(Part(bytes, from: hostStart + 1, to: index)) else { return false }
    index += 1
  } else {
    while index < bytes.endIndex, !isHostEnd(bytes[index]) { index += 1 }
    let host = Part(bytes, from: hostStart, to: index)
    guard isHostName(host, labels: 1) || isIPv4(host) else { return false }
  }
  if index < bytes.endIndex, bytes[index] == .ascii(":") {
    index += 1
    var port = 0
    let start = index
    while index < bytes.endIndex, bytes[index].isDigit {
      port = port * 10 + Int(bytes[index] &- 0x30)
      guard port <= 65_535 else { return false }
      index += 1
    }
    guard index > start else { return false }
  }
  guard index == bytes.endIndex || bytes[index] != .ascii(":") && isHostEnd(bytes[index]) else {
    return false
  }
  return isURLRest(Part(bytes, from: index, to: bytes.endIndex))
}

private func hasScheme(_ bytes: some TextBytes, _ scheme: [UInt8]) -> Bool {
  guard bytes.count > scheme.count + 3 else { return false }
  var index = bytes.startIndex
  for byte in scheme {
    let found = bytes[index]
    guard found == byte || found.isUppercaseLetter && found | 0x20 == byte else { return false }
    index += 1
  }
  return bytes[index] == .ascii(":") && bytes[index + 1] == .ascii("/")
    && bytes[index + 2] == .ascii("/")
}

@inline(__always)
private func isHostEnd(_ byte: UInt8) -> Bool {
  switch byte {
  case .ascii("/"), .ascii("?"), .ascii("#"), .ascii(":"): true
  default: false
  }
}

private func isURLRest(_ bytes: some TextBytes) -> Bool {
  // How many hexadecimal digits must follow a percent sign still.
  var digitsDue = 0
  for byte in bytes {
    if digitsDue > 0 {
      guard byte.isHexDigit else { return false }
      digitsDue -= 1
      continue
    }
    switch byte {
    case .ascii("%"): digitsDue = 2
    case 0...0x20, 0x7F, .ascii("<"), .ascii(">"), .ascii("\""), .ascii("{"), .ascii("}"),
      .ascii("|"), .ascii("\\"), .ascii("^"), .ascii("`"):
      return false
    default: break
    }
  }
  return digitsDue == 0
}
