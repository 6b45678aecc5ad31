// Written from what was understood, not from the source, so that both mean the same.

extension PatternNode {
  var ecmaScript: String {
    switch self {
    case .empty: ""
    case .scalar(let scalarClass): scalarClass.ecmaScript
    case .sequence(let nodes): nodes.map(\.grouped).joined()
    case .alternatives(let nodes): nodes.map(\.ecmaScript).joined(separator: "|")
    case .repetition(let node, let minimum, let maximum):
      node.repeatable + PatternNode.count(minimum, maximum)
    }
  }

  private var grouped: String {
    if case .alternatives = self { return "(?:\(ecmaScript))" }
    return ecmaScript
  }

  private var repeatable: String {
    if case .scalar = self { return ecmaScript }
    return "(?:\(ecmaScript))"
  }

  private static func count(_ minimum: Int, _ maximum: Int?) -> String {
    switch (minimum, maximum) {
    case (0, nil): "*"
    case (1, nil): "+"
    case (0, 1): "?"
    case (let minimum, nil): "{\(minimum),}"
    case (let minimum, let maximum?) where minimum == maximum: "{\(minimum)}"
    case (let minimum, let maximum?): "{\(minimum),\(maximum)}"
    }
  }
}

extension ScalarClass {
  var ecmaScript: String {
    if !isInverted, let single = set.single { return Self.written(single, inClass: false) }
    var members = set.ranges.map { range in
      let low = Self.written(range.lowerBound, inClass: true)
      if range.count == 1 { return low }
      let high = Self.written(range.upperBound, inClass: true)
      return low + (range.count == 2 ? "" : "-") + high
    }
    for (name, categories) in Unicode.GeneralCategory.names.sorted(by: { $0.key < $1.key })
    where categories.count == 1 && set.categories & categories[0].bit != 0 {
      members.append("\\p{\(name)}")
    }
    // An empty class takes nothing and an inverted empty one everything, as there.
    return (isInverted ? "[^" : "[") + members.joined() + "]"
  }

  private static func written(_ value: UInt32, inClass: Bool) -> String {
    if value == 0x2D { return inClass ? "\\-" : "-" }
    guard let scalar = Unicode.Scalar(value) else { return escaped(value) }
    if "\\/()[]{}|^$*+?.".unicodeScalars.contains(scalar) { return "\\\(scalar)" }
    return scalar.properties.generalCategory.isVisible || scalar == " "
      ? String(Character(scalar)) : escaped(value)
  }

  private static func escaped(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    if digits.utf8.count > 4 { return "\\u{\(digits)}" }
    return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}

extension Unicode.GeneralCategory {
  /// Whether a reader sees a scalar of the category, and sees it alone.
  fileprivate var isVisible: Bool {
    switch self {
    case .nonspacingMark, .spacingMark, .enclosingMark, .spaceSeparator, .lineSeparator,
      .paragraphSeparator, .control, .format, .surrogate, .privateUse, .unassigned:
      false
    default: true
    }
  }
}
