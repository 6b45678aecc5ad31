import SwiftSyntax

/// Forms of classes that are otherwise on Linux: other kinds of types, and other initialisers.
final class ClassForms: SyntaxVisitor {
  /// Classes of UIKit that are structures in Apus.
  static let structures: Set<String> = ["UITraitCollection"]
  /// Calls without arguments that Foundation on Linux does not have.
  static let calls = [
    "NSError": "NSError(domain: \"\", code: 0)",
    "Timer": "Timer(timeInterval: 0, repeats: false) { _ in }",
  ]

  private(set) var edits: SourceEdits
  /// Names of the app's own types.
  private let own: Set<String>
  /// The types around a place, from the outside to the inside.
  private var around: [Around] = []

  private enum Around { case structure, actorOfObject, other }

  init(own: Set<String>, _ edits: SourceEdits) {
    self.own = own
    self.edits = edits
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.trimmedDescription
    guard node.arguments.isEmpty, node.trailingClosure == nil else { return .visitChildren }
    if let call = Self.calls[callee], !own.contains(callee) {
      edits.replace(node, with: call, for: .initializers)
    } else if callee == "super.init", around.last == .actorOfObject {
      edits.blank(node, for: .actors)
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    for modifier in node.modifiers {
      switch (around.last, modifier.name.tokenKind) {
      case (.structure, .keyword(.convenience)): edits.blank(modifier, for: .convenience)
      case (.actorOfObject, .keyword(.override)): edits.blank(modifier, for: .actors)
      default: break
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    let isStructure = Self.structures.contains(name) && !own.contains(name)
    around.append(isStructure ? .structure : .other)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    let parents = node.inheritanceClause?.inheritedTypes
    if let clause = node.inheritanceClause, let parents,
      let object = parents.first(where: { $0.type.trimmedDescription == "NSObject" })
    {
      if parents.count == 1 {
        edits.blank(clause, for: .actors)
      } else {
        edits.blank(object, for: .actors)
      }
      around.append(.actorOfObject)
    } else {
      around.append(.other)
    }
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { around.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    around.append(.other)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }
}
