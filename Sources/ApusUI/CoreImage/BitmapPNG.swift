import Foundation

extension Bitmap {
  /// A PNG file with the colours.
  var png: Data {
    let isGrey = isGrey
    let parts = isGrey ? 1 : 4
    var lines: [UInt8] = []
    lines.reserveCapacity(height * (1 + parts * width))
    var above = [UInt8](repeating: 0, count: parts * width)
    for y in 0..<height {
      let row = bytes[4 * y * width..<4 * (y + 1) * width]
      let line =
        isGrey ? stride(from: row.startIndex, to: row.endIndex, by: 4).map { row[$0] } : Array(row)
      // Each byte as its difference to the one above: equal lines are zeros.
      lines.append(2)
      for (byte, upper) in zip(line, above) { lines.append(byte &- upper) }
      above = line
    }
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let head = Self.bigEndian(width) + Self.bigEndian(height) + [8, isGrey ? 0 : 6, 0, 0, 0]
    file.append(contentsOf: Self.chunk("IHDR", head))
    file.append(contentsOf: Self.chunk("IDAT", Deflated(lines).bytes))
    file.append(contentsOf: Self.chunk("IEND", []))
    return file
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return bigEndian(content.count) + named + bigEndian(Int(checksum(named)))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static let remainders: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { remainders[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }
}

/// Bytes that are compressed as PNG files are, by repetitions and a fixed code (RFC 1950 and 1951).
struct Deflated {
  /// The compressed bytes with their head and their checksum.
  private(set) var bytes: [UInt8] = [0x78, 0x01]
  private var open: UInt32 = 0
  private var openBits: UInt32 = 0

  init(_ source: [UInt8]) {
    // A single final block has the fixed code.
    append(0b011, 3)
    var latest: [UInt32: Int] = [:]
    var place = 0
    while place < source.count {
      guard place + 3 <= source.count else {
        appendSymbol(Int(source[place]))
        place += 1
        continue
      }
      let key =
        UInt32(source[place]) << 16 | UInt32(source[place + 1]) << 8 | UInt32(source[place + 2])
      let earlier = latest.updateValue(place, forKey: key)
      guard let earlier, place - earlier <= 32_768 else {
        appendSymbol(Int(source[place]))
        place += 1
        continue
      }
      var length = 3
      while length < 258, place + length < source.count,
        source[earlier + length] == source[place + length]
      {
        length += 1
      }
      appendRepetition(length: length, distance: place - earlier)
      place += length
    }
    appendSymbol(256)
    if openBits > 0 { append(0, 8 - openBits) }
    var (first, second): (UInt32, UInt32) = (1, 0)
    for byte in source {
      first = (first + UInt32(byte)) % 65_521
      second = (second + first) % 65_521
    }
    for part in [second >> 8, second, first >> 8, first] {
      bytes.append(UInt8(truncatingIfNeeded: part))
    }
  }

  private mutating func append(_ value: UInt32, _ count: UInt32) {
    open |= value << openBits
    openBits += count
    while openBits >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: open))
      open >>= 8
      openBits -= 8
    }
  }

  /// Codes stand in files with their highest bit first.
  private mutating func appendCode(_ code: UInt32, _ count: UInt32) {
    append((0..<count).reduce(0) { $0 | (code >> $1 & 1) << (count - 1 - $1) }, count)
  }

  private mutating func appendSymbol(_ symbol: Int) {
    let code = UInt32(symbol)
    switch symbol {
    case ..<144: appendCode(0x30 + code, 8)
    case ..<256: appendCode(0x190 + code - 144, 9)
    case ..<280: appendCode(code - 256, 7)
    default: appendCode(0xC0 + code - 280, 8)
    }
  }

  private mutating func appendRepetition(length: Int, distance: Int) {
    if length == 258 {
      appendSymbol(285)
    } else {
      let (code, rest, bits) = Self.group(length - 3, perSize: 4)
      appendSymbol(257 + code)
      append(UInt32(rest), UInt32(bits))
    }
    let (code, rest, bits) = Self.group(distance - 1, perSize: 2)
    appendCode(UInt32(code), 5)
    append(UInt32(rest), UInt32(bits))
  }

  /// A number's group, its place in the group, and the bits of the place.
  ///
  /// The first groups have one number. Then come as many of each size as it says, each size twice the one before.
  private static func group(_ number: Int, perSize: Int) -> (code: Int, rest: Int, bits: Int) {
    guard number >= 2 * perSize else { return (number, 0, 0) }
    let perSizeBits = perSize.trailingZeroBitCount
    let bits = Int.bitWidth - 1 - number.leadingZeroBitCount - perSizeBits
    let code = perSize * (bits + 1) + (number >> bits) - perSize
    return (code, number & (1 << bits - 1), bits)
  }
}
