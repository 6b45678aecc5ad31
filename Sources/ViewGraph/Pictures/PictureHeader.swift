/// What the first bytes of a picture say of it: its format, and its size in pixels.
///
/// Nothing is decoded. Who gives a picture to somebody else asks here first: a file of a hundred bytes
/// can declare sixty thousand pixels each way.
package struct PictureHeader: Equatable, Sendable {
  package enum Format: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
    case webp = "image/webp"
    case avif = "image/avif"
    case heic = "image/heic"
    case svg = "image/svg+xml"
    case pdf = "application/pdf"

    /// Whether all browsers draw it.
    package var isDrawn: Bool { self != .heic && self != .pdf }
    /// Whether it is drawn sharply at each size.
    package var isVector: Bool { self == .svg || self == .pdf }
  }

  package let format: Format
  package let width: Double
  package let height: Double

  package init(format: Format, width: Double, height: Double) {
    self.format = format
    self.width = width
    self.height = height
  }

  /// How many bytes suffice, unless a JPEG has a large preview in front.
  package static let bytesNeeded = 256 << 10

  /// The longest side, in pixels.
  package static let longestSide = 20_000.0
  /// The most pixels: 400 MB in a browser's memory.
  package static let mostPixels = 100_000_000.0

  /// Whether a browser can be asked to decode it.
  package var isReasonable: Bool {
    width >= 1 && height >= 1 && width <= Self.longestSide && height <= Self.longestSide
      && width * height <= Self.mostPixels
  }

  /// Nil: it is no picture, or its size is not where the format says.
  package init?(_ bytes: some Collection<UInt8>) {
    let bytes = Bytes(all: Array(bytes.prefix(Self.bytesNeeded)))
    guard let found = Self.read(bytes) else { return nil }
    self = found
  }

  private static func read(_ bytes: Bytes) -> PictureHeader? {
    if bytes.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) { return png(bytes) }
    if bytes.has([0xFF, 0xD8, 0xFF], at: 0) { return jpeg(bytes) }
    if bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0) {
      return make(.gif, bytes.little(2, at: 6), bytes.little(2, at: 8))
    }
    if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) { return webp(bytes) }
    if bytes.has("ftyp", at: 4) { return boxes(bytes) }
    if bytes.has("%PDF-", at: 0) { return VectorHeader.pdf(bytes.all) }
    return VectorHeader.svg(bytes.all)
  }

  private static func make(_ format: Format, _ width: Int?, _ height: Int?) -> PictureHeader? {
    guard let width, let height else { return nil }
    return PictureHeader(format: format, width: Double(width), height: Double(height))
  }

  private static func png(_ bytes: Bytes) -> PictureHeader? {
    guard bytes.has("IHDR", at: 12) else { return nil }
    return make(.png, bytes.big(4, at: 16), bytes.big(4, at: 20))
  }

  private static func webp(_ bytes: Bytes) -> PictureHeader? {
    if bytes.has("VP8X", at: 12) {
      return make(
        .webp, bytes.little(3, at: 24).map { $0 + 1 }, bytes.little(3, at: 27).map { $0 + 1 })
    }
    if bytes.has("VP8L", at: 12), let bits = bytes.little(4, at: 21) {
      return make(.webp, (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }
    guard bytes.has("VP8 ", at: 12), bytes.has([0x9D, 0x01, 0x2A], at: 23) else { return nil }
    return make(
      .webp, bytes.little(2, at: 26).map { $0 & 0x3FFF },
      bytes.little(2, at: 28).map { $0 & 0x3FFF })
  }

  /// A JPEG is a row of segments. One of them has the size, one in front of it may say that the
  /// picture lies on its side.
  private static func jpeg(_ bytes: Bytes) -> PictureHeader? {
    var place = 2
    var isTurned = false
    while let marker = bytes.big(2, at: place), marker >> 8 == 0xFF {
      if marker == 0xFFFF {
        place += 1
        continue
      }
      guard let length = bytes.big(2, at: place + 2), length >= 2 else { return nil }
      if (0xFFC0...0xFFCF).contains(marker), ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker) {
        let (height, width) = (bytes.big(2, at: place + 5), bytes.big(2, at: place + 7))
        return isTurned ? make(.jpeg, height, width) : make(.jpeg, width, height)
      }
      if marker == 0xFFE1, bytes.has("Exif", at: place + 4) {
        isTurned = (5...8).contains(orientation(bytes, at: place + 10))
      }
      place += 2 + length
    }
    return nil
  }

  private static func orientation(_ bytes: Bytes, at start: Int) -> Int {
    let isLittle = bytes.has("II", at: start)
    func number(_ count: Int, _ place: Int) -> Int? {
      isLittle ? bytes.little(count, at: place) : bytes.big(count, at: place)
    }
    guard let first = number(4, start + 4), let count = number(2, start + first) else { return 1 }
    for entry in 0..<min(count, 64) {
      let place = start + first + 2 + 12 * entry
      if number(2, place) == 0x0112 { return number(2, place + 8) ?? 1 }
    }
    return 1
  }

  /// HEIC and AVIF keep sizes in boxes named `ispe`; the largest is the picture's own.
  private static func boxes(_ bytes: Bytes) -> PictureHeader? {
    let brand = ["avif", "avis"].contains { bytes.has($0, at: 8) }
    guard
      brand || ["heic", "heix", "mif1", "heim", "hevc"].contains(where: { bytes.has($0, at: 8) })
    else { return nil }
    var largest: PictureHeader?
    let name = Array("ispe".utf8)
    for place in 0..<max(0, min(bytes.all.count, 16 << 10) - 15) where bytes.has(name, at: place) {
      let found = make(
        brand ? .avif : .heic, bytes.big(4, at: place + 8), bytes.big(4, at: place + 12))
      if let found, found.width * found.height > (largest.map { $0.width * $0.height } ?? -1) {
        largest = found
      }
    }
    return largest
  }
}

/// Bytes that may end anywhere.
private struct Bytes {
  let all: [UInt8]

  func has(_ other: [UInt8], at place: Int) -> Bool {
    place >= 0 && place + other.count <= all.count
      && all[place..<(place + other.count)].elementsEqual(other)
  }

  func has(_ text: String, at place: Int) -> Bool { has(Array(text.utf8), at: place) }

  func big(_ count: Int, at place: Int) -> Int? {
    guard place >= 0, place + count <= all.count else { return nil }
    return all[place..<(place + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  func little(_ count: Int, at place: Int) -> Int? {
    guard place >= 0, place + count <= all.count else { return nil }
    return all[place..<(place + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
