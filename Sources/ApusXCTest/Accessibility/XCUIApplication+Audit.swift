import ScreenTesting

extension XCUIApplication {
  /// Looks for what people with disabilities cannot use on the present screen.
  ///
  /// Each issue is a failure of the test, with the element and the fault. The rules are those of
  /// `Screen.auditAccessibility(for:)`.
  ///
  /// - Parameters:
  ///   - auditTypes: The kinds of faults to look for.
  ///   - issueHandler: Decides on each issue. True means that the issue is no failure.
  /// - Throws: An error of the handler.
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws {
    guard let (_, app) = target(to: "audit") else { return }
    let rules = Set(AccessibilityRule.allCases.filter { auditTypes.contains($0.type) })
    for finding in app.screen.auditAccessibility(for: rules) {
      let query = XCUIElementQuery(self, .any, finding.summary) { app in
        app.screen.element(of: finding.id).map { [Found(node: $0)] } ?? []
      }
      let issue = XCUIAccessibilityAuditIssue(
        finding.rule.type, XCUIElement(path: .found(query, .only)),
        compact: finding.rule.words, detailed: "\(finding.summary): \(finding.text)")
      if try issueHandler?(issue) == true { continue }
      Failure.report("\(issue.compactDescription): \(issue.detailedDescription)", screen: nil)
    }
  }
}

extension AccessibilityRule {
  fileprivate var type: XCUIAccessibilityAuditType {
    switch self {
    case .name: .sufficientElementDescription
    case .trait: .trait
    case .contrast: .contrast
    case .target: .hitRegion
    case .clippedText: .textClipped
    }
  }

  fileprivate var words: String {
    switch self {
    case .name: "Element has no description"
    case .trait: "Trait is missing"
    case .contrast: "Contrast is too low"
    case .target: "Hit area is too small"
    case .clippedText: "Text is clipped"
    }
  }
}
