/// All that a rule says of itself.
public enum Explanation {
  public static func text(of rule: any Rule) -> String {
    """
    \(rule.name): \(rule.summary)

    Why: \(rule.why)

    How to mend: \(rule.mend)

    What it cannot see: \(rule.blindSpots)
    """
  }
}
