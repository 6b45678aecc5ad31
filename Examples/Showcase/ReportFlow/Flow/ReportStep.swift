/// What can lie on the flow's navigation stack, in its order. The chip number, the first step, is
/// the root below it.
public enum ReportStep: String, Codable, Hashable, CaseIterable, Sendable {
  case photo
  case description
  case contact
  case summary

  /// Steps that ask for something: the chip number and all of these but the summary.
  static let numberOfSteps = 4

  /// The stack on which this step is on top.
  public var stack: [ReportStep] {
    Array(Self.allCases.prefix { $0 != self }) + [self]
  }
}

extension ReportStep: Comparable {
  public static func < (left: ReportStep, right: ReportStep) -> Bool {
    left.stack.count < right.stack.count
  }
}
