/// The words of a QR code: its bytes with their head, and the words that correct errors.
struct QRCodeWords {
  /// From 1 to 40.
  let version: Int
  /// All words in the order of the code.
  let interleaved: [UInt8]

  /// Nil: more bytes than the largest version holds.
  init?(_ bytes: [UInt8], level: QRCode.Level) {
    let fitting = (1...40).first { version in
      let head = 4 + Self.countBits(version)
      return head + 8 * bytes.count <= 8 * QRCodeBlocks(version: version, level: level).dataWords
    }
    guard let fitting else { return nil }
    version = fitting
    let blocks = QRCodeBlocks(version: fitting, level: level)
    interleaved = blocks.interleaved(Self.data(bytes, version: fitting, words: blocks.dataWords))
  }

  /// How many bits the count of bytes has.
  private static func countBits(_ version: Int) -> Int { version < 10 ? 8 : 16 }

  /// The bytes with their head and their end, filled up.
  private static func data(_ bytes: [UInt8], version: Int, words count: Int) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ length: Int) {
      for place in stride(from: length - 1, through: 0, by: -1) {
        bits.append(value >> place & 1 == 1)
      }
    }
    append(0b0100, 4)
    append(bytes.count, countBits(version))
    for byte in bytes { append(Int(byte), 8) }
    append(0, min(4, 8 * count - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var words = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var filling: UInt8 = 0xEC
    while words.count < count {
      words.append(filling)
      filling ^= 0xEC ^ 0x11
    }
    return words
  }
}

/// How the words of a version and a level are divided into blocks.
struct QRCodeBlocks {
  /// All words, those that correct errors among them.
  let words: Int
  let count: Int
  /// The words of each block that correct errors.
  let correction: Int

  init(version: Int, level: QRCode.Level) {
    words = Self.modules(version) / 8
    count = Self.counts[level]![version - 1]
    correction = Self.corrections[level]![version - 1]
  }

  var dataWords: Int { words - count * correction }

  /// The words block by block in turns, with those that correct errors behind them.
  func interleaved(_ data: [UInt8]) -> [UInt8] {
    let short = dataWords / count
    let longBlocks = dataWords % count
    var blocks: [ArraySlice<UInt8>] = []
    var rest = data[...]
    for index in 0..<count {
      let length = short + (index >= count - longBlocks ? 1 : 0)
      blocks.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    let divisor = ReedSolomon.divisor(degree: correction)
    let corrections = blocks.map { ReedSolomon.remainder(of: $0, by: divisor)[...] }
    return Self.inTurns(blocks) + Self.inTurns(corrections)
  }

  private static func inTurns(_ blocks: [ArraySlice<UInt8>]) -> [UInt8] {
    (0..<(blocks.map(\.count).max() ?? 0)).flatMap { place in
      blocks.compactMap { place < $0.count ? $0[$0.startIndex + place] : nil }
    }
  }

  /// The modules of a version for words.
  private static func modules(_ version: Int) -> Int {
    var count = (16 * version + 128) * version + 64
    if version >= 2 {
      let marks = version / 7 + 2
      count -= (25 * marks - 10) * marks - 55
      if version >= 7 { count -= 36 }
    }
    return count
  }

  private static let corrections: [QRCode.Level: [Int]] = [
    .low: [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30,
      26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    .medium: [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    .quartile: [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
      30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    .high: [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  private static let counts: [QRCode.Level: [Int]] = [
    .low: [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
      15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    .medium: [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    .quartile: [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
      34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    .high: [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
      40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}

/// Words that correct errors, by the field of 256 elements that QR codes have.
enum ReedSolomon {
  /// The coefficients of a polynomial of this degree. The first one is 1 and left out.
  static func divisor(degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree)
    result[degree - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<degree {
      for place in 0..<degree {
        result[place] = product(result[place], root)
        if place + 1 < degree { result[place] ^= result[place + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  static func remainder(of data: ArraySlice<UInt8>, by divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for place in result.indices { result[place] ^= product(divisor[place], factor) }
    }
    return result
  }

  static func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
    var result = 0
    for place in stride(from: 7, through: 0, by: -1) {
      result = result << 1 ^ (result >> 7) * 0x11D
      result ^= Int(second >> UInt8(place) & 1) * Int(first)
    }
    return UInt8(result)
  }
}
