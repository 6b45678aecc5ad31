extension Rule where Value: Collection & SendableMetatype {
  /// The list has at least so many elements.
  @_disfavoredOverload
  public static func minimumCount(_ minimum: Int) -> Rule {
    Rule(
      .minimumCount, ["minimum": .integer(minimum)], .count(minimum: minimum, maximum: nil)
    ) { $0.pointee.count >= minimum }
  }

  /// The list has at most so many elements.
  @_disfavoredOverload
  public static func maximumCount(_ maximum: Int) -> Rule {
    Rule(
      .maximumCount, ["maximum": .integer(maximum)], .count(minimum: nil, maximum: maximum)
    ) { $0.pointee.count <= maximum }
  }
}

extension Rule
where Value: Collection & SendableMetatype, Value.Element: Hashable & SendableMetatype {
  /// No two elements of the list are equal.
  @_disfavoredOverload
  public static var unique: Rule {
    Rule(.unique, .unique) { list in
      var seen: Set<Value.Element> = []
      return list.pointee.allSatisfy { seen.insert($0).inserted }
    }
  }
}
