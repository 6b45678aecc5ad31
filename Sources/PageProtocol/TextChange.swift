import ViewGraph

/// A change of a long text. Places and lengths are UTF-16 units, as a browser counts.
package struct TextChange: Equatable {
  package let place: Int
  package let removed: Int
  package let inserted: String
  /// Of the text before the edit.
  package let length: Int
  /// Of the text before the edit: FNV-1a, 32 bits, of its UTF-8.
  package let checksum: UInt32

  /// Nil if no page writes it.
  package init?(place: Int, removed: Int, inserted: String, length: Int, checksum: Int) {
    guard let checksum = UInt32(exactly: checksum),
      (0...Control.textLimit).contains(length), (0...length).contains(place),
      (0...(length - place)).contains(removed)
    else { return nil }
    self.place = place
    self.removed = removed
    self.inserted = inserted
    self.length = length
    self.checksum = checksum
  }

  /// The text after the edit.
  /// - Returns: Nil if this is not the text that was edited.
  package func applied(to text: String) -> String? {
    guard text.utf16.count == length, Self.checksum(of: text) == checksum else { return nil }
    let start = text.utf16.index(text.startIndex, offsetBy: place)
    let end = text.utf16.index(start, offsetBy: removed)
    // A page leaves no half of a character.
    guard start.samePosition(in: text.unicodeScalars) != nil,
      end.samePosition(in: text.unicodeScalars) != nil
    else { return nil }
    return String(text[..<start]) + inserted + text[end...]
  }

  package static func checksum(of text: String) -> UInt32 {
    var text = text
    return text.withUTF8 { bytes in
      var sum: UInt32 = 0x811C_9DC5
      for byte in bytes { sum = (sum ^ UInt32(byte)) &* 0x0100_0193 }
      return sum
    }
  }
}
