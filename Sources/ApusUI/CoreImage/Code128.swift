/// Bars of ASCII characters, by ISO/IEC 15417: pairs of digits, or single characters of the sets A and B.
struct Code128 {
  private enum CharacterSet: Int {
    /// Capitals and control characters.
    case a = 101
    /// Capitals and small letters.
    case b = 100
    /// Pairs of digits.
    case c = 99

    /// The code that begins with this set.
    var start: Int {
      switch self {
      case .a: 103
      case .b: 104
      case .c: 105
      }
    }

    func contains(_ byte: UInt8) -> Bool { self == .a ? byte < 96 : byte >= 32 }
  }

  /// The bars and the spaces from the left; true is dark.
  let modules: [Bool]

  /// Nil: a byte is no ASCII character.
  init?(_ bytes: [UInt8]) {
    guard bytes.allSatisfy({ $0 < 128 }) else { return nil }
    var codes: [Int] = []
    var set: CharacterSet?
    func enter(_ next: CharacterSet) {
      if set != next { codes.append(set == nil ? next.start : next.rawValue) }
      set = next
    }
    var place = 0
    while place < bytes.count {
      let digits = bytes[place...].prefix { 48...57 ~= $0 }.count
      let isWorthPairs =
        set == .c && digits >= 2 || digits >= 4 || digits >= 2 && digits == bytes.count
      if isWorthPairs {
        // A digit too many goes before the pairs.
        if digits % 2 == 1, set != .c {
          enter(set ?? .b)
          codes.append(Int(bytes[place]) - 32)
          place += 1
        }
        enter(.c)
        for _ in 0..<digits / 2 {
          codes.append(Int(bytes[place] - 48) * 10 + Int(bytes[place + 1] - 48))
          place += 2
        }
        continue
      }
      let byte = bytes[place]
      let single = set == .c ? nil : set
      if let single, single.contains(byte) { enter(single) } else { enter(byte < 32 ? .a : .b) }
      codes.append(byte < 32 ? Int(byte) + 64 : Int(byte) - 32)
      place += 1
    }
    if codes.isEmpty { enter(.b) }
    let sum = codes.enumerated().reduce(0) { $0 + max(1, $1.offset) * $1.element }
    codes.append(sum % 103)
    modules = codes.flatMap { Self.modules(Self.widths[$0]) } + Self.modules(2_331_112)
  }

  /// The widths of a bar, a space, a bar … as digits of a number.
  private static func modules(_ widths: Int) -> [Bool] {
    String(widths).enumerated().flatMap { index, digit in
      Array(repeating: index % 2 == 0, count: digit.wholeNumberValue ?? 0)
    }
  }

  private static let widths = [
    212222, 222122, 222221, 121223, 121322, 131222, 122213, 122312, 132212, 221213, 221312, 231212,
    112232, 122132, 122231, 113222, 123122, 123221, 223211, 221132, 221231, 213212, 223112, 312131,
    311222, 321122, 321221, 312212, 322112, 322211, 212123, 212321, 232121, 111323, 131123, 131321,
    112313, 132113, 132311, 211313, 231113, 231311, 112133, 112331, 132131, 113123, 113321, 133121,
    313121, 211331, 231131, 213113, 213311, 213131, 311123, 311321, 331121, 312113, 312311, 332111,
    314111, 221411, 431111, 111224, 111422, 121124, 121421, 141122, 141221, 112214, 112412, 122114,
    122411, 142112, 142211, 241211, 221114, 413111, 241112, 134111, 111242, 121142, 121241, 114212,
    124112, 124211, 411212, 421112, 421211, 212141, 214121, 412121, 111143, 111341, 131141, 114113,
    114311, 411113, 411311, 113141, 114131, 311141, 411131, 211412, 211214, 211232,
  ]
}
