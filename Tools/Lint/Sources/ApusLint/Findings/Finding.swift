/// A place that breaks a rule.
public struct Finding: Hashable, Sendable {
  /// How sure a rule is.
  public enum Certainty: String, Codable, Sendable {
    /// The source alone shows it.
    case sure
    /// Whether it is a fault depends on what the rule cannot see: reported as a note, which does not
    /// make a run fail unless that is asked for.
    case unsure
  }

  public let rule: String
  public let place: Place
  public let certainty: Certainty
  /// What was found, naming the declarations in question.
  public let message: String
  /// How to mend this place.
  public let mend: String

  public init(
    rule: String, place: Place, certainty: Certainty = .sure, message: String, mend: String
  ) {
    self.rule = rule
    self.place = place
    self.certainty = certainty
    self.message = message
    self.mend = mend
  }
}

/// Where something stands in a source file.
public struct Place: Hashable, Comparable, Sendable {
  /// As the file was named or found.
  public let path: String
  /// From 1.
  public let line: Int
  /// From 1, in bytes of UTF-8, as compilers count.
  public let column: Int

  public init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  public static func < (left: Place, right: Place) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}

extension Finding: Comparable {
  public static func < (left: Finding, right: Finding) -> Bool {
    if left.place != right.place { return left.place < right.place }
    return (left.rule, left.message) < (right.rule, right.message)
  }
}
