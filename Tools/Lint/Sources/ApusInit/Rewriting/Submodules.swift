import SwiftSyntax

/// Imports of a part of a module: on Linux only modules of C have parts.
final class Submodules: SyntaxVisitor {
  private(set) var edits: SourceEdits

  init(_ edits: SourceEdits) {
    self.edits = edits
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.importKindSpecifier == nil, node.path.count > 1, let module = node.path.first,
      module.name.text != "Glibc"
    else { return .skipChildren }
    edits.replace(node.path, with: module.name.text, for: .submodules)
    return .skipChildren
  }
}
