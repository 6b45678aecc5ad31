import SwiftSyntax

/// What a `#Preview` or a `PreviewProvider` shows.
struct Preview {
  struct Construction {
    let name: String
    let call: FunctionCallExprSyntax
  }

  let syntax: Syntax
  /// Everything that it makes, views and models alike.
  let constructed: [Construction]
}

/// Finds the previews of a file.
final class PreviewCollector: SyntaxVisitor {
  private(set) var previews: [Preview] = []

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(node, isPreview: node.macroName.text == "Preview")
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    collect(node, isPreview: node.macroName.text == "Preview")
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(
      node,
      isPreview: node.inheritanceClause.names.contains { $0.lastName == "PreviewProvider" })
  }

  private func collect(
    _ node: some SyntaxProtocol, isPreview: Bool
  ) -> SyntaxVisitorContinueKind {
    guard isPreview else { return .visitChildren }
    let constructions = ConstructionCollector(viewMode: .sourceAccurate)
    constructions.walk(node)
    previews.append(Preview(syntax: Syntax(node), constructed: constructions.found))
    return .skipChildren
  }
}

private final class ConstructionCollector: SyntaxVisitor {
  var found: [Preview.Construction] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.constructedType { found.append(.init(name: name, call: node)) }
    return .visitChildren
  }
}
