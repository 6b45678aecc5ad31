import SwiftSyntax

/// Marks for the Objective-C runtime, which Linux does not have.
final class ObjectiveCMarks: SyntaxVisitor {
  private(set) var edits: SourceEdits

  init(_ edits: SourceEdits) {
    self.edits = edits
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if ["objc", "objcMembers"].contains(node.attributeName.trimmedDescription) {
      edits.blank(node, for: .objectiveC)
    } else if node.attributeName.trimmedDescription == "UIApplicationMain" {
      edits.replace(node, with: "@main", for: .mainDelegate)
    }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.optional) { edits.leave(.optionalRequirement) }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector" else { return .visitChildren }
    if let replacement = Selectors.replacement(of: node) {
      edits.replace(node, with: replacement, for: .selector)
    } else {
      edits.leave(.selector)
    }
    return .skipChildren
  }

  // MARK: Managed objects

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let mark = Self.managedMark(of: node.attributes) else { return .visitChildren }
    guard node.bindings.count == 1, let binding = node.bindings.first,
      binding.accessorBlock == nil, binding.initializer == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.trimmedDescription, !type.contains("\n")
    else {
      edits.leave(.managedMember)
      return .visitChildren
    }
    let key = name.filter { $0 != "`" }
    let plain = type.hasSuffix("!") ? "\(type.dropLast())?" : type
    edits.blank(mark, for: .managed)
    edits.insert(
      " { get { value(forKey: \"\(key)\") as! \(plain) } "
        + "set { setValue(newValue, forKey: \"\(key)\") } }",
      after: binding, for: .managed)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if Self.managedMark(of: node.attributes) != nil { edits.leave(.managedMember) }
    return .visitChildren
  }

  private static func managedMark(of attributes: AttributeListSyntax) -> AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "NSManaged" }
  }
}
