/// Which glyph of a font stands for a character: its `cmap`, of the two forms that fonts of today have.
struct FontCharacters: Sendable {
  private let start: Int
  private let isLong: Bool

  init?(_ bytes: FontBytes, _ table: Range<Int>) {
    guard let count = bytes.word(table.lowerBound + 2) else { return nil }
    var found: (start: Int, isLong: Bool)?
    for index in 0..<min(count, 64) {
      let record = table.lowerBound + 4 + 8 * index
      guard let platform = bytes.word(record), platform == 0 || platform == 3,
        let offset = bytes.long(record + 4)
      else { continue }
      let start = table.lowerBound + offset
      switch bytes.word(start) {
      case 12: found = (start, true)
      case 4 where found == nil: found = (start, false)
      default: break
      }
    }
    guard let found else { return nil }
    (start, isLong) = found
  }

  /// 0 and nil: the font has it not.
  func glyph(of character: UInt32, in bytes: FontBytes) -> Int? {
    isLong ? group(Int(character), bytes) : segment(Int(character), bytes)
  }

  /// Groups of characters whose glyphs follow each other: first, last, glyph of the first.
  private func group(_ character: Int, _ bytes: FontBytes) -> Int? {
    guard let count = bytes.long(start + 12) else { return nil }
    var (low, high) = (0, min(count, 1 << 20))
    while low < high {
      let middle = (low + high) / 2
      let place = start + 16 + 12 * middle
      guard let first = bytes.long(place), let last = bytes.long(place + 4),
        let glyph = bytes.long(place + 8)
      else { return nil }
      if character < first {
        high = middle
      } else if character > last {
        low = middle + 1
      } else {
        return glyph + character - first
      }
    }
    return nil
  }

  /// Segments of characters of 16 bits: the ends of all, then their beginnings, differences and places.
  private func segment(_ character: Int, _ bytes: FontBytes) -> Int? {
    guard character <= 0xFFFF, let doubled = bytes.word(start + 6) else { return nil }
    var (low, high) = (0, doubled / 2)
    while low < high {
      let middle = (low + high) / 2
      guard let last = bytes.word(start + 14 + 2 * middle) else { return nil }
      if character > last { low = middle + 1 } else { high = middle }
    }
    guard low < doubled / 2 else { return nil }
    let ends = start + 14
    guard let first = bytes.word(ends + doubled + 2 + 2 * low), character >= first,
      let delta = bytes.word(ends + 2 * doubled + 2 + 2 * low),
      let offset = bytes.word(ends + 3 * doubled + 2 + 2 * low)
    else { return nil }
    if offset == 0 { return (character + delta) & 0xFFFF }
    let place = ends + 3 * doubled + 2 + 2 * low + offset + 2 * (character - first)
    guard let glyph = bytes.word(place), glyph > 0 else { return nil }
    return (glyph + delta) & 0xFFFF
  }
}
