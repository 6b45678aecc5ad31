/// What a rule demands, in a form that can be told to others: to a browser, to a client, to a
/// generator of documentation.
public enum Constraint: Sendable, Hashable {
  /// Something must be entered; white space alone is nothing.
  case required
  /// A truth value must be true.
  case accepted
  /// A text has this many of a unit.
  case length(minimum: Int?, maximum: Int?, unit: LengthUnit)
  /// A number lies in a range. An exclusive maximum is itself outside.
  case range(minimum: Double?, maximum: Double?, isMaximumExclusive: Bool)
  /// A number is a multiple of this one.
  case multiple(of: Double)
  /// One of these values.
  case oneOf([FailureArgument])
  /// The whole text matches a pattern.
  case pattern(Pattern)
  /// A well-known form of text.
  case format(TextFormat)
  /// A list has this many elements.
  case count(minimum: Int?, maximum: Int?)
  /// A list has no two equal elements.
  case unique
  /// What only this program can judge.
  case custom(FailureCode)

  /// The well-known forms of text.
  public enum TextFormat: String, Sendable, Hashable, CaseIterable {
    case email, url, phone, integer, decimal, ipv4
  }

  /// The same, of a text that is trimmed first: nothing that would refuse white space at its ends.
  var loosened: Constraint {
    switch self {
    case .required, .length(minimum: _, maximum: nil, unit: _): self
    case .length(let minimum, _, let unit): .length(minimum: minimum, maximum: nil, unit: unit)
    case .format(.email): self  // A browser trims it as well.
    default: .custom("trimmed")
    }
  }
}
