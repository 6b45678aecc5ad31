/// What the length of a text counts.
///
/// The same text has four lengths. `"👩‍👩‍👧"` is one character, five Unicode scalars, eight UTF-16
/// units and eighteen bytes.
public enum LengthUnit: String, Sendable, Hashable, Codable, CaseIterable {
  /// What a person takes for one character: Swift's `Character`, Unicode's extended grapheme
  /// cluster. Its number of bytes has no bound, so a maximum in characters also bounds the bytes,
  /// at ``bytesPerCharacter`` times the maximum.
  case characters
  /// Unicode scalars: what JSON Schema, Python and PostgreSQL count.
  case scalars
  /// What JavaScript and the HTML attributes `minlength` and `maxlength` count.
  case utf16
  /// The bytes of the text in UTF-8: what storage counts.
  case bytes

  /// How many bytes a character may have on average where a maximum is given in characters. The
  /// longest emoji in use has 35.
  public static let bytesPerCharacter = 64

  /// The length of a text in this unit.
  public func length(of text: String) -> Int {
    switch self {
    case .characters: text.isPlain ? text.utf8.count : text.count
    case .scalars: text.scalarCount
    case .utf16: text.utf16.count
    case .bytes: text.utf8.count
    }
  }
}

extension LengthUnit {
  /// Whether the text has at least so many.
  func reaches(_ minimum: Int, _ text: UnsafePointer<String>) -> Bool {
    let bytes = text.pointee.utf8.count
    guard bytes >= minimum else { return false }  // A unit has at least one byte.
    switch self {
    case .bytes: return true
    case .scalars: return bytes / 4 >= minimum || text.pointee.scalarCount >= minimum
    case .utf16: return bytes / 3 >= minimum || text.pointee.utf16.count >= minimum
    case .characters:
      if text.pointee.isPlain { return true }
      let text = text.pointee
      return text.index(text.startIndex, offsetBy: minimum, limitedBy: text.endIndex) != nil
    }
  }

  /// Whether the text has at most so many.
  func staysWithin(_ maximum: Int, _ text: UnsafePointer<String>) -> Bool {
    let bytes = text.pointee.utf8.count
    if bytes <= maximum { return true }
    switch self {
    case .bytes: return false
    case .scalars: return (bytes + 3) / 4 <= maximum && text.pointee.scalarCount <= maximum
    case .utf16: return (bytes + 2) / 3 <= maximum && text.pointee.utf16.count <= maximum
    case .characters:
      guard (bytes + Self.bytesPerCharacter - 1) / Self.bytesPerCharacter <= maximum else {
        return false
      }
      let text = text.pointee
      guard let end = text.index(text.startIndex, offsetBy: maximum, limitedBy: text.endIndex)
      else { return true }
      return end == text.endIndex
    }
  }
}
