import NumberText

// Numbers that are still text, as in a form's draft.

extension Rule where Value == String {
  /// The text is a whole number, perhaps with a sign: `12`, `-3`.
  public static var integer: Rule {
    Rule(.integer, .format(.integer)) {
      $0.pointee.isEmpty || NumberForm.integer.plain($0.pointee, nil) != nil
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
        guard let plain = NumberForm.integer.plain(text.pointee, nil) else { return true }
        return Int(plain).map(range.contains) ?? false
      })
  }

  /// The text is a number with or without a fraction: `12`, `-0.5`, `.5`. No exponents.
  ///
  /// - Parameter marks: The marks that are read; those of the visitor, unless others are given.
  public static func decimal(marks: NumberMarks? = nil) -> Rule {
    Rule(.decimal, .format(.decimal)) { text in
      text.pointee.isEmpty || NumberForm.decimal.plain(text.pointee, marks) != nil
    }
  }

  /// The text is a number with or without a fraction, as the visitor of a screen writes it:
  /// `Double(numberText:)` reads it. An API reads a point.
  public static var decimal: Rule { decimal() }

  /// The text is a number in a range. Another text is one failure, of the code
  /// ``FailureCode/decimal``; a number outside one of ``FailureCode/range``.
  public static func decimal(
    in range: ClosedRange<Double>, marks: NumberMarks? = nil
  ) -> Rule {
    .all(
      decimal(marks: marks),
      Rule(
        .range, ["minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)],
        .range(minimum: range.lowerBound, maximum: range.upperBound, isMaximumExclusive: false)
      ) { text in
        Double(numberText: text.pointee, marks: marks).map(range.contains) ?? true
      })
  }
}
