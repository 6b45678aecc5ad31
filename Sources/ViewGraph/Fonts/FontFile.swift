import Foundation

/// A font as its file describes it: what it is called, how heavy it is, and how wide its letters are.
///
/// The file is mapped, not read: of a large one only that part is in memory that somebody asks for.
package final class FontFile: Sendable {
  package enum Format: String, Sendable {
    case trueType = "font/ttf"
    case openType = "font/otf"
    case woff = "font/woff"
    case woff2 = "font/woff2"

    /// As style sheets call it.
    package var name: String {
      switch self {
      case .trueType: "truetype"
      case .openType: "opentype"
      case .woff: "woff"
      case .woff2: "woff2"
      }
    }

    /// Nil: these bytes begin no font that all browsers draw.
    package init?(_ bytes: Data) {
      switch Array(bytes.prefix(4)) {
      case [0, 1, 0, 0], Array("true".utf8): self = .trueType
      case Array("OTTO".utf8): self = .openType
      case Array("wOFF".utf8): self = .woff
      case Array("wOF2".utf8): self = .woff2
      default: return nil
      }
    }
  }

  package let format: Format
  package let family: String
  /// By which apps ask for it: the PostScript name, and the full one.
  package let names: Set<String>
  /// 1 … 1000; more than one of a font whose weight can be set.
  package let weights: ClosedRange<Int>
  package let isItalic: Bool
  private let bytes: FontBytes
  private let tables: [String: Range<Int>]
  private let characters: FontCharacters?
  private let unitsPerEm: Int
  private let metricCount: Int

  /// - Parameter fallback: What it is called if its names cannot be read, as those of a compressed font.
  /// - Returns: Nil if it is no font, or one without names.
  package init?(_ data: Data, fallback: String) {
    guard let format = Format(data) else { return nil }
    self.format = format
    let bytes = FontBytes(data: data)
    self.bytes = bytes
    guard format == .trueType || format == .openType else {
      (family, names, weights, isItalic) = (fallback, [fallback], 400...400, false)
      (tables, characters, unitsPerEm, metricCount) = ([:], nil, 0, 0)
      return
    }
    guard let tables = Self.tables(bytes) else { return nil }
    self.tables = tables
    let words = Self.words(bytes, tables["name"])
    guard let family = words[16] ?? words[1] else { return nil }
    self.family = family
    names = Set([words[6], words[4]].compactMap(\.self))
    let looks = tables["OS/2"]?.lowerBound
    let weight = looks.flatMap { bytes.word($0 + 4) }.map { max(1, min(1000, $0)) } ?? 400
    weights = Self.range(bytes, tables["fvar"]) ?? weight...weight
    isItalic = looks.flatMap { bytes.word($0 + 62) }.map { $0 & 1 != 0 } ?? false
    unitsPerEm = tables["head"].flatMap { bytes.word($0.lowerBound + 18) } ?? 0
    metricCount = tables["hhea"].flatMap { bytes.word($0.lowerBound + 34) } ?? 0
    characters = tables["cmap"].flatMap { FontCharacters(bytes, $0) }
  }

  /// The advance width of a character, by the font's size; nil if the font has it not.
  package func advance(of scalar: Unicode.Scalar) -> Double? {
    guard unitsPerEm > 0, metricCount > 0, let metrics = tables["hmtx"],
      let glyph = characters?.glyph(of: scalar.value, in: bytes), glyph > 0,
      let width = bytes.word(metrics.lowerBound + 4 * min(glyph, metricCount - 1))
    else { return nil }
    return Double(width) / Double(unitsPerEm)
  }

  private static func tables(_ bytes: FontBytes) -> [String: Range<Int>]? {
    guard let count = bytes.word(4), count > 0, count <= 256 else { return nil }
    var tables: [String: Range<Int>] = [:]
    for index in 0..<count {
      let entry = 12 + 16 * index
      guard let tag = bytes.text(entry, 4), let start = bytes.long(entry + 8),
        let length = bytes.long(entry + 12), start + length <= bytes.count
      else { return nil }
      tables[tag] = start..<(start + length)
    }
    return tables
  }

  /// What the font says of itself, by number: 1 family, 4 full name, 6 PostScript name, 16 family of more than
  /// four fonts.
  private static func words(_ bytes: FontBytes, _ table: Range<Int>?) -> [Int: String] {
    guard let start = table?.lowerBound, let count = bytes.word(start + 2),
      let texts = bytes.word(start + 4)
    else { return [:] }
    var words: [Int: (rank: Int, text: String)] = [:]
    for index in 0..<min(count, 1024) {
      let record = start + 6 + 12 * index
      guard let platform = bytes.word(record), let language = bytes.word(record + 4),
        let number = bytes.word(record + 6), let length = bytes.word(record + 8),
        let offset = bytes.word(record + 10), [1, 4, 6, 16].contains(number), length <= 512
      else { continue }
      let place = start + texts + offset
      let text = platform == 1 ? bytes.text(place, length) : bytes.wideText(place, length)
      guard let text, !text.isEmpty else { continue }
      // English as Windows has it, then any other.
      let rank = platform == 3 && language == 0x409 ? 3 : platform == 1 ? 1 : 2
      if rank > words[number]?.rank ?? 0 { words[number] = (rank, text) }
    }
    return words.mapValues(\.text)
  }

  /// Between which weights a font can be set.
  private static func range(_ bytes: FontBytes, _ table: Range<Int>?) -> ClosedRange<Int>? {
    guard let start = table?.lowerBound, let axes = bytes.word(start + 4),
      let count = bytes.word(start + 8), let size = bytes.word(start + 10)
    else { return nil }
    for index in 0..<min(count, 64) {
      let axis = start + axes + size * index
      // Whole numbers in the upper half.
      guard bytes.text(axis, 4) == "wght", let least = bytes.word(axis + 4),
        let most = bytes.word(axis + 12), least >= 1, least <= most, most <= 1000
      else { continue }
      return least...most
    }
    return nil
  }
}

extension FontFile: Hashable {
  package static func == (one: FontFile, other: FontFile) -> Bool { one === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Bytes that may end anywhere; numbers have their highest byte first.
struct FontBytes: Sendable {
  let data: Data
  var count: Int { data.count }

  func word(_ place: Int) -> Int? {
    guard place >= 0, place + 2 <= data.count else { return nil }
    let start = data.startIndex + place
    return Int(data[start]) << 8 | Int(data[start + 1])
  }

  func long(_ place: Int) -> Int? {
    guard let high = word(place), let low = word(place + 2) else { return nil }
    return high << 16 | low
  }

  func text(_ place: Int, _ length: Int) -> String? {
    bytes(place, length).flatMap { String(bytes: $0, encoding: .macOSRoman) }
  }

  func wideText(_ place: Int, _ length: Int) -> String? {
    bytes(place, length).flatMap { String(bytes: $0, encoding: .utf16BigEndian) }
  }

  private func bytes(_ place: Int, _ length: Int) -> Data? {
    guard place >= 0, length >= 0, place + length <= data.count else { return nil }
    return data[(data.startIndex + place)..<(data.startIndex + place + length)]
  }
}
