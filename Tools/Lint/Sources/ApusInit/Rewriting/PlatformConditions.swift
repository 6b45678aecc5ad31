import ApusCheck
import SwiftSyntax

/// Conditions of `#if` that hold for an app on a phone.
final class PlatformConditions: SyntaxVisitor {
  private(set) var edits: SourceEdits

  init(_ edits: SourceEdits) {
    self.edits = edits
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let keepsLinux = PhoneCondition.keepsLinux(node)
    for clause in node.clauses {
      guard let condition = clause.condition else { continue }
      let terms = ConditionTerms(keepsLinux: keepsLinux, edits)
      terms.walk(condition)
      edits = terms.edits
    }
    return .visitChildren
  }
}

private final class ConditionTerms: SyntaxVisitor {
  private(set) var edits: SourceEdits
  private let keepsLinux: Bool

  init(keepsLinux: Bool, _ edits: SourceEdits) {
    self.keepsLinux = keepsLinux
    self.edits = edits
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.arguments.count == 1, let argument = node.arguments.first else {
      return .skipChildren
    }
    switch (node.calledExpression.trimmedDescription, argument.expression.trimmedDescription) {
    case ("os", "iOS"): edits.replace(node, with: "true", for: .system)
    case ("os", "Linux"):
      if !keepsLinux { edits.replace(node, with: "false", for: .system) }
    case ("targetEnvironment", "simulator"): edits.replace(node, with: "true", for: .simulator)
    case ("canImport", "UIKit"): edits.replace(node, with: "true", for: .modules)
    default: break
    }
    return .skipChildren
  }
}
