/// One scalar's condition: in a set, or in none of it.
struct ScalarClass: Hashable, Sendable {
  var set: ScalarSet
  var isInverted = false

  func contains(_ scalar: Unicode.Scalar) -> Bool { set.contains(scalar) != isInverted }
}

/// A parsed pattern.
indirect enum PatternNode: Hashable, Sendable {
  case empty
  case scalar(ScalarClass)
  case sequence([PatternNode])
  case alternatives([PatternNode])
  case repetition(PatternNode, minimum: Int, maximum: Int?)
}

/// Why a text is no pattern.
public struct PatternError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, for the author of the pattern.
  public let reason: String
  /// Where, as a count of Unicode scalars from the beginning.
  public let offset: Int

  public var description: String { "\(reason), at \(offset)" }
}

/// The part of regular expressions that is understood the same way by browsers, JSON Schema and us,
/// and that can be matched in one pass.
///
/// It descends into groups, so their nesting is limited.
struct PatternParser {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var depth = 0

  private static let deepest = 64

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  mutating func parse() throws(PatternError) -> PatternNode {
    // The whole text is matched anyway.
    if next == "^" { index += 1 }
    let node = try alternatives()
    if next == "$", index == scalars.count - 1 { index += 1 }
    guard index == scalars.count else {
      throw error(
        next == ")" ? "a parenthesis that was never opened" : "an anchor inside a pattern")
    }
    return node
  }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private func error(_ reason: String) -> PatternError {
    PatternError(reason: reason, offset: index)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    index += 1
    return true
  }

  private mutating func alternatives() throws(PatternError) -> PatternNode {
    var nodes = [try sequence()]
    while take("|") { nodes.append(try sequence()) }
    return nodes.count == 1 ? nodes[0] : .alternatives(nodes)
  }

  private mutating func sequence() throws(PatternError) -> PatternNode {
    var nodes: [PatternNode] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      // A dollar sign at the very end is left to `parse`.
      if scalar == "$", index == scalars.count - 1, depth == 0 { break }
      nodes.append(try repeated(try atom()))
    }
    switch nodes.count {
    case 0: return .empty
    case 1: return nodes[0]
    default: return .sequence(nodes)
    }
  }

  private mutating func atom() throws(PatternError) -> PatternNode {
    let scalar = scalars[index]
    switch scalar {
    case "(": return try group()
    case "[": return .scalar(try scalarClass())
    case ".":
      index += 1
      return .scalar(ScalarClass(set: .lineEnds, isInverted: true))
    case "\\":
      let escape = try self.escape()
      return .scalar(escape)
    case "*", "+", "?": throw error("nothing to repeat")
    case "{", "}", "]": throw error("“\(scalar)” without a backslash")
    case "^", "$": throw error("an anchor inside a pattern")
    default:
      index += 1
      return .scalar(ScalarClass(set: ScalarSet(ranges: [scalar.value...scalar.value])))
    }
  }

  private mutating func group() throws(PatternError) -> PatternNode {
    index += 1
    if take("?") {
      if take(":") {
        // A group that counts nothing; none of ours does.
      } else if take("<"), next != "=", next != "!" {
        while let scalar = next, scalar.properties.isXIDContinue { index += 1 }
        guard take(">") else { throw error("a group's name that isn't closed") }
      } else {
        throw error("a look ahead or behind, which can't be matched in one pass")
      }
    }
    depth += 1
    guard depth <= Self.deepest else { throw error("too many groups inside each other") }
    let node = try alternatives()
    guard take(")") else { throw error("a group that isn't closed") }
    depth -= 1
    return node
  }

  private mutating func repeated(_ node: PatternNode) throws(PatternError) -> PatternNode {
    let minimum: Int
    let maximum: Int?
    switch next {
    case "*": (minimum, maximum) = (0, nil)
    case "+": (minimum, maximum) = (1, nil)
    case "?": (minimum, maximum) = (0, 1)
    case "{":
      index += 1
      minimum = try count()
      if take(",") {
        maximum = next == "}" ? nil : try count()
      } else {
        maximum = minimum
      }
      guard next == "}" else { throw error("a count that isn't closed") }
      guard maximum.map({ $0 >= minimum }) ?? true else {
        throw error("a maximum below the minimum")
      }
    default: return node
    }
    index += 1
    // How eagerly it repeats makes no difference to whether the whole matches.
    _ = take("?")
    if let next, "*+?{".unicodeScalars.contains(next) {
      throw error("a repetition of a repetition")
    }
    return .repetition(node, minimum: minimum, maximum: maximum)
  }

  private mutating func count() throws(PatternError) -> Int {
    var value = 0
    let start = index
    while let scalar = next, ("0"..."9").contains(scalar) {
      value = value * 10 + Int(scalar.value - 0x30)
      guard value <= Automaton.largest else { throw error("a count above \(Automaton.largest)") }
      index += 1
    }
    guard index > start else { throw error("a count without digits") }
    return value
  }

  private mutating func scalarClass() throws(PatternError) -> ScalarClass {
    index += 1
    let isInverted = take("^")
    var set = ScalarSet()
    while !take("]") {
      guard next != nil else { throw error("a class that isn't closed") }
      let first = try classMember()
      if next == "-", index + 1 < scalars.count, scalars[index + 1] != "]" {
        index += 1
        let last = try classMember()
        guard let low = first.single, let high = last.single, low <= high else {
          throw error("a range whose end comes before its beginning")
        }
        set = set.union(ScalarSet(ranges: [low...high]))
      } else {
        set = set.union(first)
      }
    }
    return ScalarClass(set: set, isInverted: isInverted)
  }

  private mutating func classMember() throws(PatternError) -> ScalarSet {
    guard let scalar = next else { throw error("a class that isn't closed") }
    if scalar == "\\" {
      let escape = try self.escape()
      return escape.isInverted ? escape.set.inverted : escape.set
    }
    if scalar == "[" { throw error("“[” without a backslash") }
    index += 1
    return ScalarSet(ranges: [scalar.value...scalar.value])
  }
}

extension PatternParser {
  private mutating func escape() throws(PatternError) -> ScalarClass {
    index += 1
    guard let scalar = next else { throw error("a backslash at the end") }
    index += 1
    switch scalar {
    case "d": return ScalarClass(set: .digits)
    case "D": return ScalarClass(set: .digits, isInverted: true)
    case "w": return ScalarClass(set: .word)
    case "W": return ScalarClass(set: .word, isInverted: true)
    case "s": return ScalarClass(set: .whiteSpace)
    case "S": return ScalarClass(set: .whiteSpace, isInverted: true)
    case "p", "P": return try category(isInverted: scalar == "P")
    case "t": return one(0x09)
    case "n": return one(0x0A)
    case "v": return one(0x0B)
    case "f": return one(0x0C)
    case "r": return one(0x0D)
    case "x": return one(try hexadecimal(digits: 2))
    case "u":
      if take("{") {
        let value = try hexadecimal(digits: nil)
        guard take("}") else { throw error("a scalar's number that isn't closed") }
        return one(value)
      }
      return one(try hexadecimal(digits: 4))
    case "1"..."9", "k": throw error("a back reference, which can't be matched in one pass")
    case "b", "B": throw error("a boundary of words, which is an anchor inside a pattern")
    case "0"..."9", "a"..."z", "A"..."Z": throw error("the unknown escape “\\\(scalar)”")
    default: return one(scalar.value)
    }
  }

  private func one(_ value: UInt32) -> ScalarClass {
    ScalarClass(set: ScalarSet(ranges: [value...value]))
  }

  private mutating func hexadecimal(digits: Int?) throws(PatternError) -> UInt32 {
    var value: UInt32 = 0
    var count = 0
    while count < digits ?? 6, let scalar = next, let digit = Character(scalar).hexDigitValue {
      value = value << 4 | UInt32(digit)
      count += 1
      index += 1
    }
    guard count > 0, count == digits ?? count, Unicode.Scalar(value) != nil else {
      throw error("no number of a scalar")
    }
    return value
  }

  private mutating func category(isInverted: Bool) throws(PatternError) -> ScalarClass {
    guard take("{") else { throw error("a category without braces") }
    var name = ""
    while let scalar = next, scalar != "}" {
      name.unicodeScalars.append(scalar)
      index += 1
    }
    guard take("}"), let categories = Unicode.GeneralCategory.names[name] else {
      throw error("the unknown category “\(name)”")
    }
    return ScalarClass(set: ScalarSet(categories: categories), isInverted: isInverted)
  }
}

extension ScalarSet {
  static let lineEnds = ScalarSet("\n\r\u{2028}\u{2029}")
  static let word = ScalarSet("a"..."z").union(ScalarSet("A"..."Z")).union(digits).union("_")
  /// The white space of ECMAScript, which JSON Schema and HTML refer to. In ranges, so that exports
  /// are understood by engines without categories.
  static let whiteSpace = ScalarSet(
    "\t\n\u{0B}\u{0C}\r \u{A0}\u{1680}\u{2028}\u{2029}\u{202F}\u{205F}\u{3000}\u{FEFF}"
  )
  .union(ScalarSet("\u{2000}"..."\u{200A}"))

  var single: UInt32? {
    guard categories == 0, ranges.count == 1, ranges[0].count == 1 else { return nil }
    return ranges[0].lowerBound
  }

  /// All scalars that the set has not: of an escape, which has either ranges or categories.
  var inverted: ScalarSet {
    if ranges.isEmpty { return ScalarSet(categories: ~categories & ((1 << 31) - 1)) }
    var gaps: [ClosedRange<UInt32>] = []
    var start: UInt32 = 0
    for range in ranges {
      if start < range.lowerBound { gaps.append(start...(range.lowerBound - 1)) }
      start = range.upperBound + 1
    }
    if start < 0x110000 { gaps.append(start...0x10FFFF) }
    return ScalarSet(ranges: gaps)
  }
}
