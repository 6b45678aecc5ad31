/// A pattern as states and the steps between them, matched in one pass over the text.
///
/// The states are the pattern's own places ("position automaton"): a place is active if the text so
/// far can end there. Where all reachable sets of active places are few, each set is given a number
/// beforehand and a step is one look into a table. Otherwise the sets are followed as bits, with a
/// cost per scalar that depends on the pattern alone. Neither ever goes back in the text.
struct Automaton: Sendable {
  /// The most places that a pattern may have, after its counts are written out.
  static let largest = 1_000

  /// The largest table that is made beforehand, in entries.
  private static let largestTable = 1 << 16

  let alphabet: PatternAlphabet
  let table: Table?
  let places: Places

  init(_ node: PatternNode) throws(PatternError) {
    var builder = PlaceBuilder()
    let part = try builder.add(node)
    alphabet = PatternAlphabet(builder.classes)
    places = Places(builder, root: part, alphabet: alphabet)
    table = Table(places, alphabet: alphabet, largest: Self.largestTable)
  }

  /// Whether the whole text matches.
  func matches(_ bytes: some TextBytes) -> Bool {
    table.map { $0.matches(bytes, alphabet) } ?? places.matches(bytes, alphabet)
  }
}

/// Finds a pattern's places and which may follow which.
struct PlaceBuilder {
  /// What a part of the pattern looks like from outside.
  struct Part {
    var canBeEmpty: Bool
    var first: [Int]
    var last: [Int]
  }

  /// The class of each place.
  private(set) var classes: [ScalarClass] = []
  private(set) var followers: [Set<Int>] = []

  mutating func add(_ node: PatternNode) throws(PatternError) -> Part {
    switch node {
    case .empty:
      return Part(canBeEmpty: true, first: [], last: [])
    case .scalar(let scalarClass):
      guard classes.count < Automaton.largest else {
        throw PatternError(
          reason: "more than \(Automaton.largest) places, counts written out", offset: 0)
      }
      classes.append(scalarClass)
      followers.append([])
      return Part(canBeEmpty: false, first: [classes.count - 1], last: [classes.count - 1])
    case .sequence(let nodes):
      var whole = Part(canBeEmpty: true, first: [], last: [])
      for node in nodes { whole = joined(whole, try add(node)) }
      return whole
    case .alternatives(let nodes):
      var whole = Part(canBeEmpty: false, first: [], last: [])
      for node in nodes {
        let part = try add(node)
        whole.canBeEmpty = whole.canBeEmpty || part.canBeEmpty
        whole.first += part.first
        whole.last += part.last
      }
      return whole
    case .repetition(let node, let minimum, let maximum):
      return try repeated(node, minimum, maximum)
    }
  }

  private mutating func joined(_ first: Part, _ second: Part) -> Part {
    for place in first.last { followers[place].formUnion(second.first) }
    return Part(
      canBeEmpty: first.canBeEmpty && second.canBeEmpty,
      first: first.canBeEmpty ? first.first + second.first : first.first,
      last: second.canBeEmpty ? first.last + second.last : second.last)
  }

  private mutating func repeated(
    _ node: PatternNode, _ minimum: Int, _ maximum: Int?
  ) throws(PatternError) -> Part {
    var whole = Part(canBeEmpty: true, first: [], last: [])
    for _ in 0..<max(minimum - (maximum == nil ? 1 : 0), 0) { whole = joined(whole, try add(node)) }
    guard let maximum else {
      var loop = try add(node)
      for place in loop.last { followers[place].formUnion(loop.first) }
      if minimum == 0 { loop.canBeEmpty = true }
      return joined(whole, loop)
    }
    // x{0,3} is (x(x(x)?)?)?: built from the inside, so that each place has few followers.
    var rest = Part(canBeEmpty: true, first: [], last: [])
    for _ in 0..<(maximum - minimum) {
      rest = joined(try add(node), rest)
      rest.canBeEmpty = true
    }
    return joined(whole, rest)
  }
}

/// Sets of active places, followed as bits.
struct Places: Sendable {
  let count: Int
  /// How many words of 64 bits a set has.
  let words: Int
  let canBeEmpty: Bool
  let first: [UInt64]
  let last: [UInt64]
  /// For each place, the set of its followers.
  let followers: [[UInt64]]
  /// For each class of the alphabet, the set of places that take it.
  let takers: [[UInt64]]

  init(_ builder: PlaceBuilder, root: PlaceBuilder.Part, alphabet: PatternAlphabet) {
    let count = builder.classes.count
    let words = Swift.max(1, (count + 63) / 64)
    func set(_ places: some Sequence<Int>) -> [UInt64] {
      var bits = [UInt64](repeating: 0, count: words)
      for place in places { bits[place / 64] |= 1 << UInt64(place % 64) }
      return bits
    }
    self.count = count
    self.words = words
    canBeEmpty = root.canBeEmpty
    first = set(root.first)
    last = set(root.last)
    followers = builder.followers.map(set)
    takers = alphabet.classes.map { set($0) }
  }

  /// The places that are active after a scalar of a class.
  func step(_ reachable: [UInt64], _ scalarClass: Int) -> [UInt64] {
    zip(reachable, takers[scalarClass]).map(&)
  }

  /// The places that may take the next scalar.
  func reachable(from active: [UInt64]) -> [UInt64] {
    var reachable = [UInt64](repeating: 0, count: words)
    for word in 0..<words {
      var bits = active[word]
      while bits != 0 {
        let place = word * 64 + bits.trailingZeroBitCount
        for index in 0..<words { reachable[index] |= followers[place][index] }
        bits &= bits - 1
      }
    }
    return reachable
  }

  func isEnd(_ active: [UInt64]) -> Bool {
    zip(active, last).contains { $0 & $1 != 0 }
  }

  func matches(_ bytes: some TextBytes, _ alphabet: PatternAlphabet) -> Bool {
    var index = bytes.startIndex
    guard index < bytes.endIndex else { return canBeEmpty }
    var reachable = first
    var active: [UInt64] = []
    while index < bytes.endIndex {
      active = step(reachable, alphabet.classOf(bytes.scalar(at: &index)))
      if active.allSatisfy({ $0 == 0 }) { return false }
      reachable = self.reachable(from: active)
    }
    return isEnd(active)
  }
}

/// All reachable sets of places by number, and the steps between them.
struct Table: Sendable {
  /// For state s and class c the next state at `s * classes + c`. State 0 is the dead end, 1 the
  /// beginning.
  private let next: [UInt16]
  private let isEnd: [Bool]
  private let classes: Int

  /// - Returns: Nothing if it would have more entries than allowed.
  init?(_ places: Places, alphabet: PatternAlphabet, largest: Int) {
    let classes = alphabet.classes.count
    let dead = [UInt64](repeating: 0, count: places.words)
    var numbers: [[UInt64]: UInt16] = [dead: 0]
    var ends = [false, places.canBeEmpty]
    var next = [UInt16](repeating: 0, count: classes * 2)
    // The beginning isn't a set of places, so it has no number among them.
    var waiting: [(state: Int, reachable: [UInt64])] = [(1, places.first)]
    while let (state, reachable) = waiting.popLast() {
      for scalarClass in 0..<classes {
        let active = places.step(reachable, scalarClass)
        let number: UInt16
        if let known = numbers[active] {
          number = known
        } else {
          guard (ends.count + 1) * classes <= largest, ends.count < UInt16.max else { return nil }
          number = UInt16(ends.count)
          numbers[active] = number
          ends.append(places.isEnd(active))
          next += [UInt16](repeating: 0, count: classes)
          waiting.append((Int(number), places.reachable(from: active)))
        }
        next[state * classes + scalarClass] = number
      }
    }
    self.next = next
    isEnd = ends
    self.classes = classes
  }

  func matches(_ bytes: some TextBytes, _ alphabet: PatternAlphabet) -> Bool {
    next.withUnsafeBufferPointer { next in
      alphabet.ascii.withUnsafeBufferPointer { ascii in
        var state = 1
        var index = bytes.startIndex
        while index < bytes.endIndex {
          let byte = bytes[index]
          let scalarClass: Int
          if byte.isASCII {
            scalarClass = Int(ascii[Int(byte)])
            index += 1
          } else {
            scalarClass = alphabet.classOf(bytes.scalar(at: &index))
          }
          state = Int(next[state * classes + scalarClass])
          if state == 0 { return false }
        }
        return isEnd[state]
      }
    }
  }
}
