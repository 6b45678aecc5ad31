// Numbers that are still text, as in a form's draft.

extension Rule where Value == String {
  /// The text is a whole number, perhaps with a sign: `12`, `-3`.
  public static var integer: Rule {
    Rule(.integer, .format(.integer)) {
      $0.pointee.isEmpty || $0.pointee.withBytes { isInteger($0) }
    }
  }

  /// The text is a whole number in a range. Another text is one failure, of the code
  /// ``FailureCode/integer``; a number outside one of ``FailureCode/range``.
  public static func integer(in range: ClosedRange<Int>) -> Rule {
    .all(
      integer,
      Rule(
        .range,
        ["minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound)],
        .range(
          minimum: Double(range.lowerBound), maximum: Double(range.upperBound),
          isMaximumExclusive: false)
      ) { text in
        guard text.pointee.withBytes({ isInteger($0) }) else { return true }
        return Int(text.pointee).map(range.contains) ?? false
      })
  }

  /// The text is a number with or without a fraction: `12`, `-0.5`, `.5`. No exponents.
  ///
  /// - Parameter separator: What stands before the fraction.
  public static func decimal(separator: Unicode.Scalar = ".") -> Rule {
    let separator = UInt8(ascii: separator)
    return Rule(.decimal, .format(.decimal)) { text in
      text.pointee.isEmpty || text.pointee.withBytes { isDecimal($0, separator: separator) }
    }
  }

  /// The text is a number with or without a fraction, which a point separates.
  public static var decimal: Rule { decimal() }

  /// The text is a number in a range. Another text is one failure, of the code
  /// ``FailureCode/decimal``; a number outside one of ``FailureCode/range``.
  public static func decimal(
    in range: ClosedRange<Double>, separator: Unicode.Scalar = "."
  ) -> Rule {
    .all(
      decimal(separator: separator),
      Rule(
        .range, ["minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)],
        .range(minimum: range.lowerBound, maximum: range.upperBound, isMaximumExclusive: false)
      ) { text in
        Validation.decimal(text.pointee, separator: separator).map(range.contains) ?? true
      })
  }
}
