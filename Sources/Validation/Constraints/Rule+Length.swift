extension Rule where Value == String {
  /// The text has at least so many of a unit.
  public static func minimumLength(_ minimum: Int, in unit: LengthUnit = .characters) -> Rule {
    precondition(minimum >= 0, "A length is not negative.")
    return Rule(
      .minimumLength, ["minimum": .integer(minimum), "unit": .text(unit.rawValue)],
      .length(minimum: minimum, maximum: nil, unit: unit)
    ) { $0.pointee.isEmpty || unit.reaches(minimum, $0) }
  }

  /// The text has at most so many of a unit.
  public static func maximumLength(_ maximum: Int, in unit: LengthUnit = .characters) -> Rule {
    precondition(maximum >= 0, "A length is not negative.")
    return Rule(
      .maximumLength, ["maximum": .integer(maximum), "unit": .text(unit.rawValue)],
      .length(minimum: nil, maximum: maximum, unit: unit)
    ) { unit.staysWithin(maximum, $0) }
  }

  /// The text has exactly so many of a unit.
  public static func exactLength(_ length: Int, in unit: LengthUnit = .characters) -> Rule {
    precondition(length >= 0, "A length is not negative.")
    return Rule(
      .exactLength, ["length": .integer(length), "unit": .text(unit.rawValue)],
      .length(minimum: length, maximum: length, unit: unit)
    ) { $0.pointee.isEmpty || unit.reaches(length, $0) && unit.staysWithin(length, $0) }
  }

  /// The length of the text lies in a range.
  ///
  /// ```swift
  /// rules.field(\.username, .required, .length(3...20))
  /// rules.field(\.slug, .length(1...63, in: .bytes))
  /// ```
  public static func length(_ range: ClosedRange<Int>, in unit: LengthUnit = .characters) -> Rule {
    precondition(range.lowerBound >= 0, "A length is not negative.")
    return Rule(
      .length,
      [
        "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound),
        "unit": .text(unit.rawValue),
      ],
      .length(minimum: range.lowerBound, maximum: range.upperBound, unit: unit)
    ) {
      $0.pointee.isEmpty
        || unit.reaches(range.lowerBound, $0) && unit.staysWithin(range.upperBound, $0)
    }
  }

  /// The text has at most so many of a unit: `.length(...500)`.
  public static func length(
    _ range: PartialRangeThrough<Int>, in unit: LengthUnit = .characters
  ) -> Rule {
    maximumLength(range.upperBound, in: unit)
  }

  /// The text has at least so many of a unit: `.length(8...)`.
  public static func length(
    _ range: PartialRangeFrom<Int>, in unit: LengthUnit = .characters
  ) -> Rule {
    minimumLength(range.lowerBound, in: unit)
  }
}
