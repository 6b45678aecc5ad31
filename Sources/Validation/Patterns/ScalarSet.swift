/// A set of Unicode scalars: ranges and general categories.
///
/// ```swift
/// rules.field(\.surname, .characters(in: .letters.union("-' ")))
/// ```
public struct ScalarSet: Sendable, Hashable {
  /// Sorted, disjoint and not adjacent, so that equal sets are the same.
  private(set) var ranges: [ClosedRange<UInt32>]
  /// A bit for each general category.
  private(set) var categories: UInt32

  init(ranges: [ClosedRange<UInt32>] = [], categories: UInt32 = 0) {
    self.ranges = Self.merged(ranges)
    self.categories = categories
  }

  /// The set of the scalars of a text.
  public init(_ scalars: String) {
    self.init(ranges: scalars.unicodeScalars.map { $0.value...$0.value })
  }

  /// The set of all scalars from one to another, both included.
  public init(_ range: ClosedRange<Unicode.Scalar>) {
    self.init(ranges: [range.lowerBound.value...range.upperBound.value])
  }

  /// The set of the scalars of some general categories.
  public init(categories: [Unicode.GeneralCategory]) {
    self.init(categories: categories.reduce(0) { $0 | $1.bit })
  }

  /// Letters of all scripts and the marks that belong to them.
  public static let letters = ScalarSet(categories: Unicode.GeneralCategory.letters + .marks)

  /// Numbers of all scripts.
  public static let numbers = ScalarSet(categories: .numbers)

  /// The digits from 0 to 9.
  public static let digits = ScalarSet("0"..."9")

  /// All scalars of both sets.
  public func union(_ other: ScalarSet) -> ScalarSet {
    ScalarSet(ranges: ranges + other.ranges, categories: categories | other.categories)
  }

  /// Whether the set has the scalar.
  public func contains(_ scalar: Unicode.Scalar) -> Bool {
    if containsInRanges(scalar.value) { return true }
    return categories != 0 && categories & scalar.properties.generalCategory.bit != 0
  }

  func containsInRanges(_ value: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value {
        low = middle + 1
      } else if ranges[middle].lowerBound > value {
        high = middle
      } else {
        return true
      }
    }
    return false
  }

  private static func merged(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    guard ranges.count > 1 else { return ranges }
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound &+ 1 {
        merged[merged.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}

extension ScalarSet: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension Unicode.GeneralCategory {
  static let letters: [Unicode.GeneralCategory] = [
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
  ]

  /// All of them; the place of each is its bit in a ``ScalarSet``.
  static let all: [Unicode.GeneralCategory] =
    letters + .marks + .numbers + [
      .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol, .spaceSeparator, .lineSeparator, .paragraphSeparator,
      .control, .format, .surrogate, .privateUse, .unassigned,
    ]

  /// The category's bit in a ``ScalarSet``.
  var bit: UInt32 { 1 << number }

  var number: UInt32 {
    switch self {
    case .uppercaseLetter: 0
    case .lowercaseLetter: 1
    case .titlecaseLetter: 2
    case .modifierLetter: 3
    case .otherLetter: 4
    case .nonspacingMark: 5
    case .spacingMark: 6
    case .enclosingMark: 7
    case .decimalNumber: 8
    case .letterNumber: 9
    case .otherNumber: 10
    case .connectorPunctuation: 11
    case .dashPunctuation: 12
    case .openPunctuation: 13
    case .closePunctuation: 14
    case .initialPunctuation: 15
    case .finalPunctuation: 16
    case .otherPunctuation: 17
    case .mathSymbol: 18
    case .currencySymbol: 19
    case .modifierSymbol: 20
    case .otherSymbol: 21
    case .spaceSeparator: 22
    case .lineSeparator: 23
    case .paragraphSeparator: 24
    case .control: 25
    case .format: 26
    case .surrogate: 27
    case .privateUse: 28
    case .unassigned: 29
    @unknown default: 30
    }
  }

  /// The names that patterns use, long groups by their first letter.
  static let names: [String: [Unicode.GeneralCategory]] = [
    "L": letters, "M": .marks, "N": .numbers,
    "P": Array(all[11...17]), "S": Array(all[18...21]), "Z": Array(all[22...24]),
    "C": Array(all[25...29]),
    "Lu": [.uppercaseLetter], "Ll": [.lowercaseLetter], "Lt": [.titlecaseLetter],
    "Lm": [.modifierLetter], "Lo": [.otherLetter], "Mn": [.nonspacingMark],
    "Mc": [.spacingMark], "Me": [.enclosingMark], "Nd": [.decimalNumber],
    "Nl": [.letterNumber], "No": [.otherNumber], "Pc": [.connectorPunctuation],
    "Pd": [.dashPunctuation], "Ps": [.openPunctuation], "Pe": [.closePunctuation],
    "Pi": [.initialPunctuation], "Pf": [.finalPunctuation], "Po": [.otherPunctuation],
    "Sm": [.mathSymbol], "Sc": [.currencySymbol], "Sk": [.modifierSymbol],
    "So": [.otherSymbol], "Zs": [.spaceSeparator], "Zl": [.lineSeparator],
    "Zp": [.paragraphSeparator], "Cc": [.control], "Cf": [.format], "Co": [.privateUse],
    "Cn": [.unassigned],
  ]
}

extension [Unicode.GeneralCategory] {
  static var marks: Self { [.nonspacingMark, .spacingMark, .enclosingMark] }
  static var numbers: Self { [.decimalNumber, .letterNumber, .otherNumber] }
}
