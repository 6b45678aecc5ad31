/// Whether the bytes are an email address as people have them: a local part of 1…64 bytes, of
/// ASCII letters, digits and `` !#$%&'*+/=?^_`{|}~- `` with single inner dots; an @; a host of at
/// least two labels, which may be internationalised. 254 bytes at most (RFC 5321).
///
/// Quoted local parts, comments and addresses in brackets are refused: hardly anybody has one, and
/// a slip of the finger makes one.
func isEmail(_ bytes: some TextBytes) -> Bool {
  guard bytes.count <= 254 else { return false }
  var index = bytes.startIndex
  var lastWasDot = true
  while index < bytes.endIndex {
    let byte = bytes[index]
    if byte == .ascii("@") { break }
    if byte == .ascii(".") {
      guard !lastWasDot else { return false }
      lastWasDot = true
    } else {
      guard isLocalByte(byte) else { return false }
      lastWasDot = false
    }
    index += 1
  }
  guard index < bytes.endIndex, !lastWasDot, index - bytes.startIndex <= 64 else { return false }
  return isHostName(Part(bytes, from: index + 1, to: bytes.endIndex), labels: 2)
}

@inline(__always)
private func isLocalByte(_ byte: UInt8) -> Bool {
  if byte.isLetterOrDigit { return true }
  switch byte {
  case .ascii("!"), .ascii("#"), .ascii("$"), .ascii("%"), .ascii("&"), .ascii("'"), .ascii("*"),
    .ascii("+"), .ascii("/"), .ascii("="), .ascii("?"), .ascii("^"), .ascii("_"), .ascii("`"),
    .ascii("{"), .ascii("|"), .ascii("}"), .ascii("~"), .ascii("-"):
    return true
  default: return false
  }
}

/// A stretch of bytes, without a copy and whatever they are.
struct Part<Base: TextBytes>: TextBytes {
  let base: Base
  let startIndex: Int
  let endIndex: Int

  @inline(__always)
  init(_ base: Base, from startIndex: Int, to endIndex: Int) {
    self.base = base
    self.startIndex = startIndex
    self.endIndex = endIndex
  }

  @inline(__always) subscript(position: Int) -> UInt8 { base[position] }
}
