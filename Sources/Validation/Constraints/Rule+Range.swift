extension Rule where Value: Comparable & Sendable {
  /// The value lies in a range, its ends included. Something that is not a number lies in none.
  public static func range(_ range: ClosedRange<Value>) -> Rule {
    let (low, high) = (range.lowerBound, range.upperBound)
    return Rule(
      .range, ["minimum": FailureArgument(low), "maximum": FailureArgument(high)],
      .range(minimum: amount(low), maximum: amount(high), isMaximumExclusive: false)
    ) { $0.pointee >= low && $0.pointee <= high }
  }

  /// The value lies in a range whose upper end is outside.
  public static func range(_ range: Range<Value>) -> Rule {
    let (low, high) = (range.lowerBound, range.upperBound)
    return Rule(
      .range,
      ["minimum": FailureArgument(low), "maximum": FailureArgument(high), "isExclusive": true],
      .range(minimum: amount(low), maximum: amount(high), isMaximumExclusive: true)
    ) { $0.pointee >= low && $0.pointee < high }
  }

  /// The value is not below the lower end: `.range(18...)`.
  public static func range(_ range: PartialRangeFrom<Value>) -> Rule {
    minimum(range.lowerBound)
  }

  /// The value is not above the upper end: `.range(...120)`.
  public static func range(_ range: PartialRangeThrough<Value>) -> Rule {
    maximum(range.upperBound)
  }

  /// The value is below the upper end: `.range(..<1)`.
  public static func range(_ range: PartialRangeUpTo<Value>) -> Rule {
    let high = range.upperBound
    return Rule(
      .maximum, ["maximum": FailureArgument(high), "isExclusive": true],
      .range(minimum: nil, maximum: amount(high), isMaximumExclusive: true)
    ) { $0.pointee < high }
  }

  /// The value is not below this one.
  public static func minimum(_ minimum: Value) -> Rule {
    Rule(
      .minimum, ["minimum": FailureArgument(minimum)],
      .range(minimum: amount(minimum), maximum: nil, isMaximumExclusive: false)
    ) { $0.pointee >= minimum }
  }

  /// The value is not above this one.
  public static func maximum(_ maximum: Value) -> Rule {
    Rule(
      .maximum, ["maximum": FailureArgument(maximum)],
      .range(minimum: nil, maximum: amount(maximum), isMaximumExclusive: false)
    ) { $0.pointee <= maximum }
  }

  /// The bound as a number, for those who know numbers only.
  private static func amount(_ bound: Value) -> Double? {
    switch FailureArgument(bound) {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
}

extension Rule where Value: BinaryInteger & Sendable {
  /// The number is a multiple of another.
  public static func multiple(of factor: Value) -> Rule {
    Rule(
      .multiple, ["factor": FailureArgument(factor)], .multiple(of: Double(factor))
    ) { $0.pointee.isMultiple(of: factor) }
  }
}
