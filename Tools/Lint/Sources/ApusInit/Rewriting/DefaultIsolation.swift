import SwiftSyntax

/// Classes of tests in targets whose declarations belong to the main actor by default.
///
/// The compiler gives their inherited initialiser to the main actor, and then refuses it because XCTest's is of no
/// actor. In the copy the class is of no actor, and each member belongs to the main actor.
final class DefaultIsolation: SyntaxVisitor {
  private(set) var edits: SourceEdits
  private let classes: TestClasses
  private let target: String

  init(_ classes: TestClasses, of target: String, _ edits: SourceEdits) {
    self.classes = classes
    self.target = target
    self.edits = edits
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard classes.isIsolatedByDefault(node.name.text, in: target) else { return .visitChildren }
    edits.insert("nonisolated ", before: node, for: .defaultIsolation)
    for attribute in node.attributes where attribute.trimmedDescription == "@MainActor" {
      edits.blank(attribute, for: .defaultIsolation)
    }
    // A class of the main actor may be sent, and this one runs there as well.
    if let clause = node.inheritanceClause,
      !clause.inheritedTypes.contains(where: { $0.trimmedDescription.hasSuffix("Sendable") })
    {
      edits.insert(", @unchecked Sendable", after: clause.inheritedTypes, for: .defaultIsolation)
    }
    mark(node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard classes.isIsolatedByDefault(node.extendedType.trimmedDescription, in: target),
      TestClasses.isolation(node.attributes, node.modifiers) == nil
    else { return .visitChildren }
    mark(node.memberBlock)
    return .visitChildren
  }

  private func mark(_ block: MemberBlockSyntax) {
    for member in block.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        // Those have their mark already.
        if !isSetUp(function) { mark(function, function.attributes, function.modifiers) }
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        mark(variable, variable.attributes, variable.modifiers)
      } else if let subscripted = member.decl.as(SubscriptDeclSyntax.self) {
        mark(subscripted, subscripted.attributes, subscripted.modifiers)
      }
    }
  }

  private func isSetUp(_ node: FunctionDeclSyntax) -> Bool {
    IsolatedSetUps.methods.contains(node.name.text)
      && node.signature.effectSpecifiers?.asyncSpecifier == nil
      && node.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
  }

  private func mark(
    _ node: some DeclSyntaxProtocol, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax
  ) {
    guard TestClasses.isolation(attributes, modifiers) == nil else { return }
    edits.insert("@MainActor ", before: node, for: .defaultIsolation)
  }
}
