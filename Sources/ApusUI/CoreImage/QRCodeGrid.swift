/// The modules of a QR code while it is made.
struct QRCodeGrid {
  private let version: Int
  private(set) var modules: [[Bool]]
  /// The modules that are the same whatever the code says, and those that name the level and the mask.
  private var isFixed: [[Bool]]

  /// A code without words.
  init(version: Int) {
    self.version = version
    let size = 17 + 4 * version
    modules = Array(repeating: Array(repeating: false, count: size), count: size)
    isFixed = modules
    for place in 0..<size {
      set(place, 6, place % 2 == 0)
      set(6, place, place % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(x, y) }
    drawAlignments()
    drawVersion()
    drawFormat(0)
  }

  private var size: Int { modules.count }

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    modules[y][x] = isDark
    isFixed[y][x] = true
  }

  // MARK: - What is fixed

  /// A large square at a corner, with the light line around it.
  private mutating func drawFinder(_ middleX: Int, _ middleY: Int) {
    for y in max(0, middleY - 4)...min(size - 1, middleY + 4) {
      for x in max(0, middleX - 4)...min(size - 1, middleX + 4) {
        let distance = max(abs(x - middleX), abs(y - middleY))
        set(x, y, distance != 2 && distance != 4)
      }
    }
  }

  private mutating func drawAlignments() {
    let places = alignmentPlaces
    let last = places.count - 1
    for (row, middleY) in places.enumerated() {
      for (column, middleX) in places.enumerated() {
        let isAtFinder = (row == 0 || row == last) && column == 0 || row == 0 && column == last
        guard !isAtFinder else { continue }
        for y in -2...2 {
          for x in -2...2 { set(middleX + x, middleY + y, max(abs(x), abs(y)) != 1) }
        }
      }
    }
  }

  private var alignmentPlaces: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = (8 * version + 3 * count + 5) / (4 * count - 4) * 2
    return [6] + (0..<count - 1).reversed().map { size - 7 - $0 * step }
  }

  private mutating func drawVersion() {
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for place in 0..<18 {
      let isDark = bits >> place & 1 == 1
      let (long, short) = (size - 11 + place % 3, place / 3)
      set(long, short, isDark)
      set(short, long, isDark)
    }
  }

  /// - Parameter data: The level and the mask, in five bits.
  private mutating func drawFormat(_ data: Int) {
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ place: Int) -> Bool { bits >> place & 1 == 1 }
    for place in 0...5 { set(8, place, bit(place)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for place in 9..<15 { set(14 - place, 8, bit(place)) }
    for place in 0..<8 { set(size - 1 - place, 8, bit(place)) }
    for place in 8..<15 { set(8, size - 15 + place, bit(place)) }
    set(8, size - 8, true)
  }

  // MARK: - Words and masks

  /// The code with its words, which go up and down in pairs of columns from the right.
  func filled(with words: [UInt8]) -> QRCodeGrid {
    var copy = self
    var place = 0
    var isUpward = true
    for right in stride(from: size - 1, through: 1, by: -2) {
      // The column of the fixed line is passed over.
      let right = right <= 6 ? right - 1 : right
      for step in 0..<size {
        let y = isUpward ? size - 1 - step : step
        for x in [right, right - 1] where !isFixed[y][x] && place < 8 * words.count {
          copy.modules[y][x] = words[place / 8] >> UInt8(7 - place % 8) & 1 == 1
          place += 1
        }
      }
      isUpward.toggle()
    }
    return copy
  }

  /// The masked code, which names its level and mask.
  func masked(by mask: Int, level: QRCode.Level) -> QRCodeGrid {
    var copy = self
    for y in 0..<size {
      for x in 0..<size where !isFixed[y][x] && Self.isTurned(x, y, by: mask) {
        copy.modules[y][x].toggle()
      }
    }
    copy.drawFormat(level.mark << 3 | mask)
    return copy
  }

  private static func isTurned(_ x: Int, _ y: Int, by mask: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  /// How badly the code is read: long lines, squares, what looks like a corner, and too much of one colour.
  var penalty: Int {
    let columns = (0..<size).map { x in modules.map { $0[x] } }
    let lines = (modules + columns).reduce(0) { $0 + Self.runs($1) + Self.corners($1) }
    var squares = 0
    for y in 1..<size {
      for x in 1..<size {
        let color = modules[y][x]
        if color == modules[y - 1][x], color == modules[y][x - 1], color == modules[y - 1][x - 1] {
          squares += 3
        }
      }
    }
    let dark = modules.reduce(0) { $0 + $1.count { $0 } }
    let total = size * size
    return lines + squares + abs(dark * 20 - total * 10) / total * 10
  }

  private static func runs(_ line: [Bool]) -> Int {
    var penalty = 0
    var length = 0
    for (place, color) in line.enumerated() {
      length = place > 0 && line[place - 1] == color ? length + 1 : 1
      if length == 5 { penalty += 3 } else if length > 5 { penalty += 1 }
    }
    return penalty
  }

  private static let corner = [true, false, true, true, true, false, true]

  private static func corners(_ line: [Bool]) -> Int {
    var penalty = 0
    for start in 0...line.count - corner.count
    where line[start] && line[start..<start + corner.count].elementsEqual(corner) {
      // Four light modules before or behind it; beyond the code all is light.
      let before = line[max(0, start - 4)..<start]
      let behind = line[start + 7..<min(line.count, start + 11)]
      if !before.contains(true) { penalty += 40 }
      if !behind.contains(true) { penalty += 40 }
    }
    return penalty
  }
}
