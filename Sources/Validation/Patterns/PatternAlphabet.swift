/// The scalars, sorted into classes that a pattern cannot tell apart.
struct PatternAlphabet: Sendable {
  /// For each class, the places that take its scalars.
  private(set) var classes: [[Int]] = []
  /// The class of each ASCII scalar.
  private(set) var ascii: [UInt16] = []

  /// Where the ranges of the pattern begin and end: stretch i goes from `starts[i]` to before
  /// `starts[i + 1]`.
  private var starts: [UInt32] = []
  /// For each stretch and each category, the class; one category if the pattern has none.
  private var classNumbers: [UInt16] = []
  private var usesCategories = false

  private static let categories = 31

  init(_ places: [ScalarClass]) {
    usesCategories = places.contains { $0.set.categories != 0 }
    var boundaries: Set<UInt32> = [0]
    for place in places {
      for range in place.set.ranges {
        boundaries.insert(range.lowerBound)
        boundaries.insert(range.upperBound + 1)
      }
    }
    starts = boundaries.sorted()
    // Many places have the same condition.
    var places = Dictionary(grouping: places.indices) { places[$0] }
    let conditions = Array(places.keys)
    var numbers: [[Bool]: UInt16] = [:]
    for start in starts {
      for category in 0..<(usesCategories ? Self.categories : 1) {
        let taken = conditions.map { condition in
          (condition.set.containsInRanges(start)
            || condition.set.categories & (1 << UInt32(category)) != 0) != condition.isInverted
        }
        if let number = numbers[taken] {
          classNumbers.append(number)
        } else {
          let number = UInt16(classes.count)
          numbers[taken] = number
          classNumbers.append(number)
          classes.append(
            zip(conditions, taken).flatMap { condition, isTaken in
              isTaken ? places[condition]! : []
            })
        }
      }
    }
    places.removeAll()
    ascii = (0..<128).map { UInt16(stretchedClass(of: Unicode.Scalar(UInt8($0)))) }
  }

  /// The number of the scalar's class.
  @inline(__always)
  func classOf(_ scalar: Unicode.Scalar) -> Int {
    scalar.isASCII ? Int(ascii[Int(scalar.value)]) : stretchedClass(of: scalar)
  }

  private func stretchedClass(of scalar: Unicode.Scalar) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= scalar.value { low = middle } else { high = middle }
    }
    guard usesCategories else { return Int(classNumbers[low]) }
    let category = Int(scalar.properties.generalCategory.number)
    return Int(classNumbers[low * Self.categories + category])
  }
}
