/// Words that are broken inside where a line is too short for them: an address can be wider than a phone.
package enum LongWords {
  /// The number of letters that no line of a phone is too short for.
  private static let most = 20

  /// Whether a text has a word of more than 20 letters, or an at sign.
  package static func areIn(_ text: String) -> Bool {
    if text.utf8.contains(UInt8(ascii: "@")) { return true }
    guard text.utf8.count > most else { return false }
    var length = 0
    for byte in text.utf8 {
      // Of a letter with several bytes the first counts.
      length = byte <= 0x20 ? 0 : byte & 0xC0 == 0x80 ? length : length + 1
      if length > most { return true }
    }
    return false
  }
}
